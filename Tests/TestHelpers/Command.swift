import Examiner
import Foundation

/// A program that is run to its end, with what it said.
///
/// Not Foundation's `Process`: its waiting and that of Swift Testing's exit tests get into each other's
/// way when many children end at once, and the run then never ends.
package struct Command {
  package var code: Int32
  package var output: String
  package var errors: String

  /// Runs a program, by its path or its name on the search path.
  package init(
    _ arguments: [String],
    environment: [String: String] = ProcessInfo.processInfo.environment,
    folder: String? = nil,
    input: String = ""
  ) throws {
    var limits = Limits.compiler
    limits.wall = .seconds(300)
    limits.cpuSeconds = 600
    // The package manager and the compiler map more than they use.
    limits.memory = .mebibytes(65_536)
    let text = FileManager.default.temporaryDirectory.appending(path: "input-\(UUID().uuidString)")
    try input.write(to: text, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: text) }
    let output = try Descriptor.memoryFile(named: "output")
    let errors = try Descriptor.memoryFile(named: "errors")
    let isPath = arguments.first?.contains("/") == true
    let child = try ChildProcess(
      isPath ? arguments : ["/usr/bin/env"] + arguments,
      environment: environment,
      folder: folder,
      streams: .init(
        input: Descriptor.reading(text.path),
        output: output,
        error: errors
      ),
      limits: limits
    )
    let ending = try child.wait(atMost: limits.wall)
    code = if case .exit(let code) = ending.cause { code } else { -1 }
    self.output = output.contents(limit: 8 << 20)
    self.errors = errors.contents(limit: 8 << 20)
  }
}
