import Examiner
import Foundation

/// The least that a verdict needs: the compiler on the learner's file, the linker on its object.
///
/// Both get the arguments that a check gives them, without walls and without the probe.
enum BareBuild {
  static func run(
    _ file: URL,
    as module: String,
    in folder: URL,
    installation: Installation,
    toolchain: Toolchain
  ) throws {
    let object = folder.appending(path: "bare.o")
    try Tool.run(
      toolchain.frontendArguments + [
        "-swift-version", "6", "-parse-as-library", "-enable-testing", "-Onone",
        "-solver-expression-time-threshold=5",
        "-I", try installation.modules().path,
        "-module-cache-path", installation.cache.appending(path: "modules").path,
        "-load-plugin-executable", "\(installation.macroPlugin.path)#BucleMacros",
        "-c", file.path, "-module-name", module, "-o", object.path,
      ]
    )
    try Tool.run(
      toolchain.linkerArguments + [
        object.path, "-o", folder.appending(path: "bare.so").path, "--as-needed",
      ] + toolchain.libraries(wantedBy: [object])
    )
  }
}

/// A program that has to succeed.
enum Tool {
  struct Failure: Error {
    var command: [String]
    var output: String
  }

  static func run(_ command: [String], folder: URL? = nil) throws {
    let output = try Descriptor.memoryFile(named: "output")
    var limits = Limits.compiler
    limits.wall = .seconds(600)
    limits.cpuSeconds = 600
    // The package manager maps more than a compiler does.
    limits.memory = .mebibytes(16_384)
    let child = try ChildProcess(
      command,
      environment: ProcessInfo.processInfo.environment,
      folder: folder?.path,
      streams: .init(input: .nullDevice(), output: output, error: output),
      limits: limits
    )
    guard child.wait().cause == .exit(0) else {
      throw Failure(command: command, output: output.contents())
    }
  }
}
