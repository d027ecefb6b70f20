#pragma once

#include <stdint.h>

/// From here on the C library's clocks stand where `bucle_virtual_clock_set` puts them, and its random
/// numbers are the same in every run. Until then, and in a program that never calls this, nothing changes.
///
/// What asks the kernel or the processor itself, by `syscall` or `rdtsc`, still hears the truth.
void bucle_virtual_clock_begin(void);

/// Puts all clocks so many nanoseconds after the beginning; zero begins the random numbers anew as well.
void bucle_virtual_clock_set(int64_t nanoseconds);
