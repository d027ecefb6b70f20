import Foundation
import Glibc

/// A compiler or linker at work on a kata.
struct CompilerJob {
  private let child: ChildProcess
  private let errors: Descriptor
  private let limits: Limits

  /// Starts a compiler or linker, which sees what the walls let it and writes into `folder` alone.
  init(
    _ command: [String],
    folder: URL,
    limits: Limits = .compiler,
    walls: Walls
  ) throws(BuildError) {
    self.limits = limits
    var command = command
    if case .enclosed(let bubblewrap) = walls.confinement {
      var enclosure = walls.enclosure
      enclosure.writable.append(folder.path)
      command = enclosure.command(command, bubblewrap: bubblewrap, folder: folder.path)
    }
    do throws(PosixError) {
      errors = try Descriptor.memoryFile(named: "compiler")
      let silence = try Descriptor.nullDevice()
      child = try ChildProcess(
        command,
        environment: ["PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "TMPDIR": folder.path],
        folder: folder.path,
        streams: .init(input: silence, output: errors, error: errors),
        limits: limits
      )
    } catch {
      throw .system(error)
    }
  }

  /// What the program said, and whether it succeeded.
  struct Result {
    var isSuccess: Bool
    var output: String
  }

  func result(_ cancellation: Cancellation?) throws(BuildError) -> Result {
    let ending = try end(cancellation)
    if isSpent(ending) { throw .timeLimit(.seconds(limits.cpuSeconds)) }
    let output = errors.contents(limit: 1 << 20)
    // Walls that do not stand up are no fault of the file's.
    if ending.cause == .exit(1), output.hasPrefix("bwrap: ") { throw .compiler(output) }
    return Result(isSuccess: ending.cause == .exit(0), output: output)
  }

  private func end(_ cancellation: Cancellation?) throws(BuildError) -> ChildProcess.Ending {
    do throws(ChildProcess.Interruption) {
      return try child.wait(atMost: limits.wall, cancellation: cancellation)
    } catch {
      switch error {
      case .timeLimit: throw .timeLimit(limits.wall)
      case .cancelled: throw .cancelled
      }
    }
  }

  /// Whether the kernel ended it for its processor time: by the signal, or by the exit code that
  /// bubblewrap makes of one.
  private func isSpent(_ ending: ChildProcess.Ending) -> Bool {
    switch ending.cause {
    case .signal(SIGXCPU), .exit(128 + SIGXCPU): true
    default: false
    }
  }
}
