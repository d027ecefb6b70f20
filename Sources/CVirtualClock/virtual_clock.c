#include "virtual_clock.h"

#if defined(__linux__)
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <dlfcn.h>
#include <errno.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stddef.h>
#include <string.h>
#include <sys/random.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

// A program's own functions come before those of the libraries that it loads, so that the Swift runtime,
// Foundation and a learner's code all find these.

enum { NANOSECONDS = 1000000000 };

/// The midnight that begins 2026, in UTC: any fixed day would do.
static const int64_t EPOCH = 1767225600;
/// What a machine's other clocks count from; not zero, which some take for "never".
static const int64_t UPTIME = 86400;
static const uint64_t SEED = 0x9e3779b97f4a7c15u;

static atomic_int is_virtual;
static _Atomic int64_t elapsed;
static _Atomic uint64_t seed;

void bucle_virtual_clock_begin(void) {
  bucle_virtual_clock_set(0);
  atomic_store(&is_virtual, 1);
}

void bucle_virtual_clock_set(int64_t nanoseconds) {
  atomic_store(&elapsed, nanoseconds);
  if (nanoseconds == 0) atomic_store(&seed, SEED);
}

static int64_t start(clockid_t clock) {
  switch (clock) {
  case CLOCK_REALTIME:
  case CLOCK_REALTIME_COARSE:
  case CLOCK_TAI: return EPOCH;
  default: return UPTIME;
  }
}

int clock_gettime(clockid_t clock, struct timespec *result) {
  if (!atomic_load(&is_virtual)) return (int)syscall(SYS_clock_gettime, clock, result);
  int64_t now = atomic_load(&elapsed);
  result->tv_sec = start(clock) + now / NANOSECONDS;
  result->tv_nsec = now % NANOSECONDS;
  return 0;
}

int timespec_get(struct timespec *result, int base) {
  if (base != TIME_UTC) return 0;
  return clock_gettime(CLOCK_REALTIME, result) == 0 ? base : 0;
}

int gettimeofday(struct timeval *restrict result, void *restrict zone) {
  if (zone) memset(zone, 0, sizeof(struct timezone));
  struct timespec now;
  if (clock_gettime(CLOCK_REALTIME, &now) != 0) return -1;
  result->tv_sec = now.tv_sec;
  result->tv_usec = now.tv_nsec / 1000;
  return 0;
}

time_t time(time_t *result) {
  struct timespec now;
  if (clock_gettime(CLOCK_REALTIME, &now) != 0) return (time_t)-1;
  if (result) *result = now.tv_sec;
  return now.tv_sec;
}

/// How long a program was busy depends on the machine: under the virtual clock, as long as time has passed.
clock_t clock(void) {
  struct timespec now;
  if (clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now) != 0) return (clock_t)-1;
  int64_t begin = atomic_load(&is_virtual) ? UPTIME : 0;
  return (now.tv_sec - begin) * CLOCKS_PER_SEC + now.tv_nsec / (NANOSECONDS / CLOCKS_PER_SEC);
}

// MARK: - Random numbers

/// SplitMix64 (Steele, Lea and Flood, 2014).
static uint64_t next(void) {
  uint64_t z = atomic_fetch_add(&seed, SEED) + SEED;
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
  return z ^ (z >> 31);
}

static void fill(void *buffer, size_t length) {
  for (size_t done = 0; done < length; done += sizeof(uint64_t)) {
    uint64_t word = next();
    size_t rest = length - done;
    memcpy((char *)buffer + done, &word, rest < sizeof word ? rest : sizeof word);
  }
}

ssize_t getrandom(void *buffer, size_t length, unsigned int flags) {
  if (!atomic_load(&is_virtual)) return syscall(SYS_getrandom, buffer, length, flags);
  fill(buffer, length);
  return (ssize_t)length;
}

/// The Swift standard library and Foundation ask the kernel for chance without the C library's function.
long syscall(long number, ...) {
  long values[6];
  va_list list;
  va_start(list, number);
  for (int index = 0; index < 6; index++) values[index] = va_arg(list, long);
  va_end(list);
  if (number == SYS_getrandom && atomic_load(&is_virtual)) {
    return getrandom((void *)values[0], (size_t)values[1], (unsigned int)values[2]);
  }
  static _Atomic(long (*)(long, ...)) known;
  long (*real)(long, ...) = atomic_load(&known);
  if (!real) {
    real = (long (*)(long, ...))dlsym(RTLD_NEXT, "syscall");
    atomic_store(&known, real);
  }
  return real(number, values[0], values[1], values[2], values[3], values[4], values[5]);
}

int getentropy(void *buffer, size_t length) {
  if (length > 256) {
    errno = EIO;
    return -1;
  }
  return getrandom(buffer, length, 0) == (ssize_t)length ? 0 : -1;
}

void arc4random_buf(void *buffer, size_t length) {
  size_t done = 0;
  while (done < length) {
    ssize_t count = getrandom((char *)buffer + done, length - done, 0);
    if (count > 0) done += (size_t)count;
  }
}

uint32_t arc4random(void) {
  uint32_t number;
  arc4random_buf(&number, sizeof number);
  return number;
}

uint32_t arc4random_uniform(uint32_t bound) {
  if (bound < 2) return 0;
  // The numbers below this would make the small results likelier.
  uint32_t least = -bound % bound;
  uint32_t number;
  do number = arc4random();
  while (number < least);
  return number % bound;
}

/// What Foundation makes a `UUID()` with, which reads a device otherwise.
void _foundation_uuid_generate_random(unsigned char *bytes) {
  arc4random_buf(bytes, 16);
  bytes[6] = (bytes[6] & 0x0f) | 0x40;
  bytes[8] = (bytes[8] & 0x3f) | 0x80;
}

#else

void bucle_virtual_clock_begin(void) {}
void bucle_virtual_clock_set(int64_t nanoseconds) {}

#endif
