#define _GNU_SOURCE
#include "sandbox.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/capability.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <poll.h>
#include <signal.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/eventfd.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <sched.h>
#include <unistd.h>

// Between fork and exec only async-signal-safe calls are allowed: the parent may have threads.

// MARK: - System calls refused to a confined child (seccomp(2), Linux kernel's seccomp_filter.rst)

#if defined(__x86_64__)
#define BUCLE_ARCH AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define BUCLE_ARCH AUDIT_ARCH_AARCH64
#endif

#define LOAD(field) LOAD_AT(offsetof(struct seccomp_data, field))
#define LOAD_AT(offset) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offset)
#define ANSWER(value) BPF_STMT(BPF_RET | BPF_K, value)
#define ON_CALL(number, answer) \
  BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, number, 0, 1), ANSWER(answer)
#define REFUSE(code) (SECCOMP_RET_ERRNO | (code))
// Refuses a call whose argument has this value; the number of the call is loaded before and after.
#define ON_ARGUMENT(number, index, value, answer) \
  BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, number, 0, 4), LOAD(args[index]), \
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, value, 0, 1), ANSWER(answer), LOAD(nr)

// The same for an argument that has any of these bits.
#define ON_BITS(number, index, bits, answer) \
  BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, number, 0, 4), LOAD(args[index]), \
      BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, bits, 0, 1), ANSWER(answer), LOAD(nr)
#define TO_WRITE (O_WRONLY | O_RDWR | O_CREAT | O_TRUNC)

// Younger than the C library's headers may be.
#ifndef __NR_memfd_secret
#define __NR_memfd_secret 447
#endif
#ifndef __NR_fchmodat2
#define __NR_fchmodat2 452
#endif

static int install(struct sock_filter *filter, size_t count) {
  struct sock_fprog program = {.len = (unsigned short)count, .filter = filter};
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return errno;
  if (syscall(__NR_seccomp, SECCOMP_SET_MODE_FILTER, 0, &program) == 0) return 0;
  // A kernel built without filters still leaves the limits and the process group.
  return errno == ENOSYS || errno == EINVAL ? 0 : errno;
}

/// Gives up what root may do beyond its own files, for good: an exec gives nothing back.
static void drop_capabilities(void) {
  for (int capability = 0; prctl(PR_CAPBSET_DROP, capability, 0, 0, 0) == 0;) capability++;
  struct __user_cap_header_struct header = {.version = _LINUX_CAPABILITY_VERSION_3};
  struct __user_cap_data_struct none[_LINUX_CAPABILITY_U32S_3] = {0};
  syscall(__NR_capset, &header, none);
}

int bucle_confine(void) {
  drop_capabilities();
#ifdef BUCLE_ARCH
  struct sock_filter filter[] = {
      LOAD(arch),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, BUCLE_ARCH, 1, 0),
      ANSWER(SECCOMP_RET_KILL_PROCESS),
      LOAD(nr),
#if defined(__x86_64__)
      // The x32 table numbers the same calls differently and would go round this filter.
      BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, 0x40000000u, 0, 1),
      ANSWER(SECCOMP_RET_KILL_PROCESS),
      ON_CALL(__NR_fork, SECCOMP_RET_KILL_PROCESS),
      ON_CALL(__NR_vfork, SECCOMP_RET_KILL_PROCESS),
      ON_BITS(__NR_open, 1, TO_WRITE, REFUSE(EACCES)),
      ON_CALL(__NR_creat, REFUSE(EACCES)),
      ON_CALL(__NR_mkdir, REFUSE(EACCES)),
      ON_CALL(__NR_rmdir, REFUSE(EACCES)),
      ON_CALL(__NR_unlink, REFUSE(EACCES)),
      ON_CALL(__NR_rename, REFUSE(EACCES)),
      ON_CALL(__NR_link, REFUSE(EACCES)),
      ON_CALL(__NR_symlink, REFUSE(EACCES)),
      ON_CALL(__NR_mknod, REFUSE(EACCES)),
      ON_CALL(__NR_chmod, REFUSE(EACCES)),
      ON_CALL(__NR_chown, REFUSE(EACCES)),
      ON_CALL(__NR_lchown, REFUSE(EACCES)),
      ON_CALL(__NR_utime, REFUSE(EACCES)),
      ON_CALL(__NR_utimes, REFUSE(EACCES)),
      ON_CALL(__NR_futimesat, REFUSE(EACCES)),
#endif
      // Nothing in the file system is changed: not by its content, not by its names. The flags of openat2
      // lie in memory; nobody needs it.
      ON_BITS(__NR_openat, 2, TO_WRITE, REFUSE(EACCES)),
      ON_CALL(__NR_openat2, REFUSE(ENOSYS)),
      ON_CALL(__NR_open_by_handle_at, REFUSE(EACCES)),
      ON_CALL(__NR_truncate, REFUSE(EACCES)),
      ON_CALL(__NR_mkdirat, REFUSE(EACCES)),
      ON_CALL(__NR_unlinkat, REFUSE(EACCES)),
#ifdef __NR_renameat
      ON_CALL(__NR_renameat, REFUSE(EACCES)),
#endif
      ON_CALL(__NR_renameat2, REFUSE(EACCES)),
      ON_CALL(__NR_linkat, REFUSE(EACCES)),
      ON_CALL(__NR_symlinkat, REFUSE(EACCES)),
      ON_CALL(__NR_mknodat, REFUSE(EACCES)),
      ON_CALL(__NR_fchmodat, REFUSE(EACCES)),
      ON_CALL(__NR_fchownat, REFUSE(EACCES)),
      ON_CALL(__NR_utimensat, REFUSE(EACCES)),
      ON_CALL(__NR_setxattr, REFUSE(EACCES)),
      ON_CALL(__NR_lsetxattr, REFUSE(EACCES)),
      ON_CALL(__NR_removexattr, REFUSE(EACCES)),
      ON_CALL(__NR_lremovexattr, REFUSE(EACCES)),
      // A file that is only read has an owner, a mode and attributes all the same.
      ON_CALL(__NR_fchmod, REFUSE(EACCES)),
      ON_CALL(__NR_fchmodat2, REFUSE(EACCES)),
      ON_CALL(__NR_fchown, REFUSE(EACCES)),
      ON_CALL(__NR_fsetxattr, REFUSE(EACCES)),
      ON_CALL(__NR_fremovexattr, REFUSE(EACCES)),
      // A lock keeps others from a file that is not ours to write.
      ON_CALL(__NR_flock, REFUSE(EPERM)),
      ON_ARGUMENT(__NR_fcntl, 1, F_SETLK, REFUSE(EPERM)),
      ON_ARGUMENT(__NR_fcntl, 1, F_SETLKW, REFUSE(EPERM)),
      ON_ARGUMENT(__NR_fcntl, 1, F_OFD_SETLK, REFUSE(EPERM)),
      ON_ARGUMENT(__NR_fcntl, 1, F_OFD_SETLKW, REFUSE(EPERM)),
      ON_ARGUMENT(__NR_fcntl, 1, F_SETLEASE, REFUSE(EPERM)),
      ON_CALL(__NR_mount, REFUSE(EPERM)),
      // Memory that no limit counts, or that stays when the process is gone.
      ON_CALL(__NR_memfd_create, REFUSE(EPERM)),
      ON_CALL(__NR_memfd_secret, REFUSE(EPERM)),
      ON_ARGUMENT(__NR_fcntl, 1, F_SETPIPE_SZ, REFUSE(EPERM)),
      ON_CALL(__NR_shmget, REFUSE(EPERM)),
      ON_CALL(__NR_shmat, REFUSE(EPERM)),
      ON_CALL(__NR_shmctl, REFUSE(EPERM)),
      ON_CALL(__NR_semget, REFUSE(EPERM)),
      ON_CALL(__NR_semop, REFUSE(EPERM)),
      ON_CALL(__NR_semtimedop, REFUSE(EPERM)),
      ON_CALL(__NR_semctl, REFUSE(EPERM)),
      ON_CALL(__NR_msgget, REFUSE(EPERM)),
      ON_CALL(__NR_msgsnd, REFUSE(EPERM)),
      ON_CALL(__NR_msgrcv, REFUSE(EPERM)),
      ON_CALL(__NR_msgctl, REFUSE(EPERM)),
      ON_CALL(__NR_mq_open, REFUSE(EPERM)),
      ON_CALL(__NR_mq_unlink, REFUSE(EPERM)),
      ON_CALL(__NR_add_key, REFUSE(EPERM)),
      ON_CALL(__NR_request_key, REFUSE(EPERM)),
      ON_CALL(__NR_keyctl, REFUSE(EPERM)),
      ON_CALL(__NR_bpf, REFUSE(EPERM)),
      ON_CALL(__NR_perf_event_open, REFUSE(EPERM)),
      // Without clone3, whose flags lie in memory, the C library falls back to clone.
      ON_CALL(__NR_clone3, REFUSE(ENOSYS)),
      ON_CALL(__NR_setpgid, REFUSE(EPERM)),
      ON_CALL(__NR_setsid, REFUSE(EPERM)),
      ON_CALL(__NR_ptrace, REFUSE(EPERM)),
      ON_CALL(__NR_process_vm_readv, REFUSE(EPERM)),
      ON_CALL(__NR_process_vm_writev, REFUSE(EPERM)),
      ON_CALL(__NR_setrlimit, REFUSE(EPERM)),
      ON_CALL(__NR_socket, REFUSE(EACCES)),
      ON_CALL(__NR_pidfd_send_signal, REFUSE(EPERM)),
      ON_CALL(__NR_pidfd_open, REFUSE(EPERM)),
      ON_CALL(__NR_rt_sigqueueinfo, REFUSE(EPERM)),
      ON_CALL(__NR_rt_tgsigqueueinfo, REFUSE(EPERM)),
      ON_CALL(__NR_tkill, REFUSE(EPERM)),
      ON_CALL(__NR_unshare, REFUSE(EPERM)),
      ON_CALL(__NR_setns, REFUSE(EPERM)),
      // Any process of the user's can be put on a slow lane by its number.
      ON_CALL(__NR_setpriority, REFUSE(EPERM)),
      ON_CALL(__NR_ioprio_set, REFUSE(EPERM)),
      ON_CALL(__NR_sched_setaffinity, REFUSE(EPERM)),
      ON_CALL(__NR_sched_setattr, REFUSE(EPERM)),
      ON_CALL(__NR_sched_setparam, REFUSE(EPERM)),
      ON_CALL(__NR_sched_setscheduler, REFUSE(EPERM)),
      ON_CALL(__NR_migrate_pages, REFUSE(EPERM)),
      ON_CALL(__NR_move_pages, REFUSE(EPERM)),
      ON_CALL(__NR_personality, REFUSE(EPERM)),
      ON_CALL(__NR_io_uring_setup, REFUSE(ENOSYS)),
      // Ways to have the kernel signal somebody else, or to outlive the parent.
      ON_ARGUMENT(__NR_fcntl, 1, F_SETOWN, REFUSE(EPERM)),
      ON_ARGUMENT(__NR_fcntl, 1, F_SETOWN_EX, REFUSE(EPERM)),
      ON_ARGUMENT(__NR_fcntl, 1, F_SETSIG, REFUSE(EPERM)),
      // Of what a device or a file system can be told, only what the C library asks before it prints.
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, __NR_ioctl, 0, 6),
      LOAD(args[1]),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, TCGETS, 2, 0),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, TIOCGWINSZ, 1, 0),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, FIONREAD, 0, 1),
      ANSWER(SECCOMP_RET_ALLOW),
      ANSWER(REFUSE(EPERM)),
      ON_ARGUMENT(__NR_prctl, 0, PR_SET_PDEATHSIG, REFUSE(EPERM)),
      // Limits may be read (no new value: both halves of the pointer are zero), never set.
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, __NR_prlimit64, 0, 6),
      LOAD(args[2]),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, 0, 0, 2),
      LOAD_AT(offsetof(struct seccomp_data, args[2]) + sizeof(uint32_t)),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, 0, 1, 0),
      ANSWER(REFUSE(EPERM)),
      ANSWER(SECCOMP_RET_ALLOW),
      // A thread shares its creator's group; anything else that clone makes is a process.
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, __NR_clone, 0, 4),
      LOAD(args[0]),
      BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, CLONE_THREAD, 1, 0),
      ANSWER(SECCOMP_RET_KILL_PROCESS),
      ANSWER(SECCOMP_RET_ALLOW),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, __NR_kill, 1, 0),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, __NR_tgkill, 0, 4),
      LOAD(args[0]),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (uint32_t)getpid(), 1, 0),
      ANSWER(REFUSE(EPERM)),
      ANSWER(SECCOMP_RET_ALLOW),
      ANSWER(SECCOMP_RET_ALLOW),
  };
  return install(filter, sizeof filter / sizeof filter[0]);
#else
  return 0;
#endif
}

int bucle_seal(void) {
#ifdef BUCLE_ARCH
  struct sock_filter filter[] = {
      LOAD(arch),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, BUCLE_ARCH, 1, 0),
      ANSWER(SECCOMP_RET_KILL_PROCESS),
      LOAD(nr),
      ON_CALL(__NR_execve, SECCOMP_RET_KILL_PROCESS),
      ON_CALL(__NR_execveat, SECCOMP_RET_KILL_PROCESS),
      ANSWER(SECCOMP_RET_ALLOW),
  };
  return install(filter, sizeof filter / sizeof filter[0]);
#else
  return 0;
#endif
}

int bucle_hide_memory(void) { return prctl(PR_SET_DUMPABLE, 0, 0, 0, 0) == 0 ? 0 : errno; }

// MARK: - Starting

static int limit(int resource, unsigned long value, unsigned long slack) {
  if (value == 0) return 0;
  struct rlimit bounds = {.rlim_cur = value, .rlim_max = value + slack};
  struct rlimit present;
  if (getrlimit(resource, &present) != 0) return errno;
  if (present.rlim_max != RLIM_INFINITY && bounds.rlim_max > present.rlim_max)
    bounds.rlim_max = present.rlim_max;
  if (bounds.rlim_cur > bounds.rlim_max) bounds.rlim_cur = bounds.rlim_max;
  return setrlimit(resource, &bounds) == 0 ? 0 : errno;
}

static int apply(struct bucle_limits limits) {
  struct rlimit none = {0, 0};
  int code = setrlimit(RLIMIT_CORE, &none) == 0 ? 0 : errno;
  // One second between the warning signal and the kill lets the reason be told apart.
  if (code == 0) code = limit(RLIMIT_CPU, limits.cpu_seconds, 1);
  if (code == 0) code = limit(RLIMIT_AS, limits.memory_bytes, 0);
  if (code == 0) code = limit(RLIMIT_FSIZE, limits.file_bytes, 0);
  if (code == 0) code = limit(RLIMIT_NOFILE, limits.open_files, 0);
  if (code == 0) code = limit(RLIMIT_NPROC, limits.processes, 0);
  return code;
}

/// Puts `from` at `to`, without the close-on-exec mark, wherever the other descriptors are.
static int place(int from, int to) {
  if (from != to) return dup2(from, to) < 0 ? errno : 0;
  int flags = fcntl(from, F_GETFD);
  return flags < 0 || fcntl(from, F_SETFD, flags & ~FD_CLOEXEC) < 0 ? errno : 0;
}

static int child(
    const char *path, char *const arguments[], char *const environment[], const char *folder,
    struct bucle_descriptors given, struct bucle_limits limits, int report, pid_t parent) {
  // Lift everything above the range that is about to be written over.
  int input = fcntl(given.input, F_DUPFD_CLOEXEC, 16);
  int output = fcntl(given.output, F_DUPFD_CLOEXEC, 16);
  int error = fcntl(given.error, F_DUPFD_CLOEXEC, 16);
  int channel = given.channel < 0 ? -1 : fcntl(given.channel, F_DUPFD_CLOEXEC, 16);
  int ending = given.ending < 0 ? -1 : fcntl(given.ending, F_DUPFD_CLOEXEC, 16);
  if (input < 0 || output < 0 || error < 0) return errno;
  if ((given.channel >= 0 && channel < 0) || (given.ending >= 0 && ending < 0)) return errno;

  // A session of its own is a group of its own, without the learner's terminal.
  if (setsid() < 0) return errno;
  if (prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0) != 0) return errno;
  // The parent may have died before the line above could take effect.
  if (getppid() != parent) return ESRCH;
  int code = place(input, 0);
  if (code == 0) code = place(output, 1);
  if (code == 0) code = place(error, 2);
  if (code == 0 && channel >= 0) code = place(channel, 3);
  if (code == 0 && ending >= 0) code = place(ending, BUCLE_ENDING);
  if (code != 0) return code;
  // The report must survive until exec closes it; everything else of the parent's goes.
  int first = ending >= 0 ? BUCLE_ENDING + 1 : channel >= 0 ? 4 : 3;
  if (report > first) syscall(__NR_close_range, first, report - 1, 0);
  syscall(__NR_close_range, report + 1, ~0u, 0);
  if (folder != NULL && chdir(folder) != 0) return errno;

  // Handlers first: until then a signal would run the parent's, in the parent's memory.
  struct sigaction standard = {.sa_handler = SIG_DFL};
  for (int number = 1; number < NSIG; number++)
    if (number != SIGKILL && number != SIGSTOP) sigaction(number, &standard, NULL);
  sigset_t nothing;
  sigemptyset(&nothing);
  sigprocmask(SIG_SETMASK, &nothing, NULL);

  code = apply(limits);
  if (code == 0 && limits.confined) code = bucle_confine();
  if (code != 0) return code;
  execve(path, arguments, environment);
  return errno;
}

pid_t bucle_spawn(
    const char *path, char *const arguments[], char *const environment[], const char *folder,
    struct bucle_descriptors descriptors, struct bucle_limits limits) {
  int report[2];
  if (pipe2(report, O_CLOEXEC) != 0) return -errno;
  pid_t parent = getpid();
  // The child works in our memory until it is another program: a copy of it would take longer the more there is.
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  pid_t pid = vfork();
  if (pid != 0) pthread_sigmask(SIG_SETMASK, &before, NULL);
  if (pid < 0) {
    int code = errno;
    close(report[0]);
    close(report[1]);
    return -code;
  }
  if (pid == 0) {
    int code = child(path, arguments, environment, folder, descriptors, limits, report[1], parent);
    ssize_t ignored = write(report[1], &code, sizeof code);
    (void)ignored;
    _exit(127);
  }
  close(report[1]);
  int code = 0;
  ssize_t count;
  do count = read(report[0], &code, sizeof code);
  while (count < 0 && errno == EINTR);
  close(report[0]);
  if (count != (ssize_t)sizeof code) return pid;
  bucle_wait(pid, NULL, 0, NULL);
  return -code;
}

pid_t bucle_wait(pid_t child, int *status, int options, struct rusage *usage) {
  pid_t result;
  do result = wait4(child, status, options, usage);
  while (result < 0 && errno == EINTR);
  return result;
}

int bucle_adopt_orphans(void) {
  return prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0) == 0 ? 0 : errno;
}

enum bucle_watch_result bucle_watch(pid_t child, int event, int milliseconds) {
  int handle = (int)syscall(__NR_pidfd_open, child, 0);
  if (handle < 0) return BUCLE_WATCH_TIMEOUT;
  struct pollfd entries[2] = {
      {.fd = handle, .events = POLLIN}, {.fd = event, .events = POLLIN}};
  int count;
  do count = poll(entries, 2, milliseconds);
  while (count < 0 && errno == EINTR);
  close(handle);
  if (entries[0].revents != 0) return BUCLE_WATCH_ENDED;
  return entries[1].revents != 0 ? BUCLE_WATCH_EVENT : BUCLE_WATCH_TIMEOUT;
}

// MARK: - Supervising

struct ending {
  int status;
  struct rusage usage;
};

int bucle_supervise(void) {
  pid_t parent = getpid();
  pid_t pid = fork();
  if (pid < 0) return errno;
  if (pid == 0) {
    if (prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0) != 0) return errno;
    if (getppid() != parent) return ESRCH;
    return close(BUCLE_ENDING) == 0 ? 0 : errno;
  }
  // While this end of the channel is open, nobody hears that the other process is gone.
  syscall(__NR_close_range, 0, BUCLE_ENDING - 1, 0);
  struct ending ending = {0};
  if (bucle_wait(pid, &ending.status, 0, &ending.usage) == pid) {
    ssize_t ignored = pwrite(BUCLE_ENDING, &ending, sizeof ending, 0);
    (void)ignored;
  }
  _exit(0);
}

int bucle_read_ending(int descriptor, int *status, struct rusage *usage) {
  struct ending ending;
  if (pread(descriptor, &ending, sizeof ending, 0) != (ssize_t)sizeof ending) return 0;
  *status = ending.status;
  *usage = ending.usage;
  return 1;
}

// MARK: - Descriptors

int bucle_memory_file(const char *name) {
  int descriptor = memfd_create(name, MFD_CLOEXEC);
  return descriptor < 0 ? -errno : descriptor;
}

int bucle_event(void) {
  int descriptor = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
  return descriptor < 0 ? -errno : descriptor;
}

void bucle_event_signal(int event) {
  int saved = errno;
  uint64_t one = 1;
  ssize_t ignored = write(event, &one, sizeof one);
  (void)ignored;
  errno = saved;
}

int bucle_exited(int status) { return WIFEXITED(status); }
int bucle_exit_code(int status) { return WEXITSTATUS(status); }
int bucle_signal(int status) { return WIFSIGNALED(status) ? WTERMSIG(status) : 0; }
