import Foundation

/// A compiler or linker at work on a kata.
struct CompilerJob {
  private let child: ChildProcess
  private let errors: Descriptor
  private let limits: Limits

  init(_ command: [String], folder: URL, limits: Limits = .compiler) throws(BuildError) {
    self.limits = limits
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
    do throws(ChildProcess.Interruption) {
      let ending = try child.wait(atMost: limits.wall, cancellation: cancellation)
      return Result(
        isSuccess: ending.cause == .exit(0),
        output: errors.contents(limit: 1 << 20)
      )
    } catch {
      switch error {
      case .timeLimit: throw .timeLimit(limits.wall)
      case .cancelled: throw .cancelled
      }
    }
  }
}
