#pragma once

#include <sys/resource.h>
#include <sys/types.h>

/// What a child may use, enforced by the kernel from its first instruction on. Zero means no limit.
struct bucle_limits {
  unsigned long cpu_seconds;
  unsigned long memory_bytes;
  unsigned long file_bytes;
  unsigned long open_files;
  unsigned long processes;
  /// Non-zero: the child is under `bucle_confine` from its first instruction on.
  int confined;
};

/// The number under which a child finds the file for `bucle_supervise`.
enum { BUCLE_ENDING = 4 };

/// Descriptors that the child gets as 0, 1, 2 and, when they are not negative, 3 and `BUCLE_ENDING`.
struct bucle_descriptors {
  int input;
  int output;
  int error;
  int channel;
  int ending;
};

/// Starts a program in a process group of its own.
///
/// - Returns: the child's process id, or the negated `errno` of the step that failed. A failed start
///   leaves no child behind.
pid_t bucle_spawn(
    const char *path, char *const arguments[], char *const environment[], const char *folder,
    struct bucle_descriptors descriptors, struct bucle_limits limits);

/// From here on this process may start threads but no process, may signal only itself, changes nothing in
/// the file system, and has no network.
///
/// - Returns: 0, or the `errno` of the call that failed.
int bucle_confine(void);

/// Goes on in a child of its own and stays behind to write, in `BUCLE_ENDING`, how that child ends: the
/// programs between it and the tool keep only an exit code.
///
/// - Returns: 0 in the child, which has neither the file nor a way to it, or the `errno` of the call that
///   failed. The parent never returns.
int bucle_supervise(void);

/// Reads what a supervisor wrote.
///
/// - Returns: 0 where it wrote nothing.
int bucle_read_ending(int descriptor, int *status, struct rusage *usage);

/// From here on this process may not become another program: trying to ends it.
///
/// - Returns: 0, or the `errno` of the call that failed.
int bucle_seal(void);

/// Keeps other processes of the same user from reading or writing this one's memory.
///
/// - Returns: 0, or the `errno` of the call that failed.
int bucle_hide_memory(void);

/// Waits for a child as `wait4` does, retrying when interrupted, and fills in its use of resources.
pid_t bucle_wait(pid_t child, int *status, int options, struct rusage *usage);

/// From here on what a child leaves running becomes our child: what it used is counted, once it is waited for.
///
/// - Returns: 0, or the `errno` of the call that failed.
int bucle_adopt_orphans(void);

/// What `bucle_watch` saw first.
enum bucle_watch_result { BUCLE_WATCH_TIMEOUT, BUCLE_WATCH_ENDED, BUCLE_WATCH_EVENT };

/// Waits, without reaping it, until a child has ended, `event` (unless negative) becomes readable, or
/// `milliseconds` have passed.
enum bucle_watch_result bucle_watch(pid_t child, int event, int milliseconds);

/// An anonymous file in memory, closed on exec, or the negated `errno`.
int bucle_memory_file(const char *name);

/// An event descriptor that becomes readable once signalled, or the negated `errno`.
int bucle_event(void);

/// Makes `event` readable for good. Safe in a signal handler.
void bucle_event_signal(int event);

/// The wait status taken apart: `WIFEXITED`, `WEXITSTATUS` and `WTERMSIG` are macros.
int bucle_exited(int status);
int bucle_exit_code(int status);
int bucle_signal(int status);
