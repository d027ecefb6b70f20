import Examiner
import Foundation

/// How long the release binary takes from its start to its first line and its end, with nothing to read.
enum PromptBenchmark {
  static func run() throws {
    let installation = Installation(environment: ProcessInfo.processInfo.environment)
    let program = installation.programs.appending(path: "bucle").path
    let workspace = FileManager.default.temporaryDirectory.appending(path: "bucle-prompt")
    defer { try? FileManager.default.removeItem(at: workspace) }
    var environment = ProcessInfo.processInfo.environment
    environment["BUCLE_WORKSPACE"] = workspace.path
    let measurement = try Measurement("start, first step, end of input", runs: 21) {
      let null = try Descriptor.nullDevice()
      let output = try Descriptor.memoryFile(named: "output")
      var limits = Limits.compiler
      limits.output = .mebibytes(1)
      let child = try ChildProcess(
        [program],
        environment: environment,
        streams: .init(input: null, output: output, error: output),
        limits: limits
      )
      _ = child.wait()
    }
    measurement.report()
  }
}
