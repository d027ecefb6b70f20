internal import CSandbox
import Glibc
import Synchronization

/// A program started in a process group of its own, under limits; the group is killed as one when this goes.
///
/// The child also dies with the thread that started it, so start it from a thread that outlives it.
package final class ChildProcess: Sendable {
  package let id: Int32
  private let ending = Mutex<Ending?>(nil)
  /// Where a supervisor inside an enclosure writes how the program ended.
  private let report: Descriptor?

  /// How a child came to its end, and what it had used by then.
  package struct Ending: Sendable, Hashable {
    package var cause: Cause
    package var cpu: Duration
    package var peakMemory: ByteCount

    package enum Cause: Sendable, Hashable {
      case exit(Int32)
      case signal(Int32)
    }
  }

  /// What a child gets as its standard streams and as descriptor 3.
  package struct Streams: Sendable {
    package var input: Descriptor
    package var output: Descriptor
    package var error: Descriptor
    /// `nil` for a child that talks to nobody.
    package var channel: Descriptor?
    /// A memory file for the supervisor, where there is one.
    package var report: Descriptor?

    package init(
      input: Descriptor,
      output: Descriptor,
      error: Descriptor,
      channel: Descriptor? = nil,
      report: Descriptor? = nil
    ) {
      self.input = input
      self.output = output
      self.error = error
      self.channel = channel
      self.report = report
    }
  }

  /// Starts a program, given by its path and its arguments, in an environment of its own: nothing is inherited.
  package init(
    _ command: [String],
    environment: [String: String],
    folder: String? = nil,
    streams: Streams,
    limits: Limits
  ) throws(PosixError) {
    let path = command.first ?? ""
    report = streams.report
    let result = Self.withCStrings(command) { arguments in
      Self.withCStrings(environment.map { "\($0.key)=\($0.value)" }.sorted()) { variables in
        bucle_spawn(
          path,
          arguments,
          variables,
          folder,
          bucle_descriptors(
            input: streams.input.number,
            output: streams.output.number,
            error: streams.error.number,
            channel: streams.channel?.number ?? -1,
            ending: streams.report?.number ?? -1
          ),
          bucle_limits(
            cpu_seconds: UInt(limits.cpuSeconds),
            memory_bytes: UInt(limits.memory.bytes),
            file_bytes: UInt(limits.output.bytes),
            open_files: 1024,
            processes: 0,
            confined: limits.isConfined ? 1 : 0
          )
        )
      }
    }
    guard result > 0 else { throw PosixError(code: -result, "start \(path)") }
    id = result
  }

  deinit {
    _ = kill()
  }

  /// Kills the whole group, at once and for good, and waits for the child.
  @discardableResult
  package func kill() -> Ending {
    // The child is not reaped before this lock is taken, so its number names no other process.
    ending.withLock { ending in
      if let ending { return ending }
      Glibc.kill(-id, SIGKILL)
      Glibc.kill(id, SIGKILL)
      return reap(into: &ending)
    }
  }

  /// Waits until the child ends by itself, then ends what it left in its group.
  package func wait() -> Ending {
    ending.withLock { ending in
      if let ending { return ending }
      // Left unreaped until the group is gone, so that the group's number cannot be used again.
      var status = siginfo_t()
      while waitid(P_PID, id_t(id), &status, WEXITED | WNOWAIT) != 0, errno == EINTR {}
      Glibc.kill(-id, SIGKILL)
      return reap(into: &ending)
    }
  }

  /// Waits until the child ends by itself; kills it after `limit`, or when asked to stop.
  package func wait(
    atMost limit: Duration,
    cancellation: Cancellation? = nil
  ) throws(Interruption) -> Ending {
    let event = cancellation?.descriptor ?? -1
    switch bucle_watch(id, event, Int32(limit / .milliseconds(1))) {
    case BUCLE_WATCH_ENDED:
      return wait()
    case BUCLE_WATCH_EVENT:
      kill()
      throw .cancelled
    default:
      kill()
      throw .timeLimit
    }
  }

  /// Why a wait ended before the child did.
  package enum Interruption: Error, Sendable {
    case timeLimit
    case cancelled
  }

  private func reap(into ending: inout Ending?) -> Ending {
    var status: Int32 = 0
    var usage = rusage()
    bucle_wait(id, &status, 0, &usage)
    if let report { bucle_read_ending(report.number, &status, &usage) }
    let signal = bucle_signal(status)
    let result = Ending(
      cause: signal != 0 ? .signal(signal) : .exit(bucle_exit_code(status)),
      cpu: Self.duration(usage.ru_utime) + Self.duration(usage.ru_stime),
      peakMemory: ByteCount(bytes: Int(usage.ru_maxrss) << 10)
    )
    ending = result
    return result
  }

  private static func duration(_ time: timeval) -> Duration {
    .seconds(time.tv_sec) + .microseconds(Int(time.tv_usec))
  }

  private static func withCStrings<Result>(
    _ strings: [String],
    _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let pointers = strings.map { strdup($0) }
    defer { for pointer in pointers { free(pointer) } }
    return body(pointers + [nil])
  }
}
