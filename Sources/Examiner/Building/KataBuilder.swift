import Foundation

/// Compiles a learner's kata and its probe into a shared object for the subject program.
///
/// The learner's files are judged by the compiler alone, as a module of their own: its errors are the
/// only ones ever shown. The probe is compiled beside it, once the module's interface is known.
package struct KataBuilder: Sendable {
  private let installation: Installation
  private let toolchain: Toolchain

  package init(installation: Installation, toolchain: Toolchain) {
    self.installation = installation
    self.toolchain = toolchain
  }

  package func build(
    _ kata: KataSources,
    cancellation: Cancellation? = nil
  ) throws(BuildError) -> BuildOutcome {
    let modules: URL
    let scratch: ScratchFolder
    do {
      modules = try installation.modules()
      scratch = try ScratchFolder(in: installation.cache.appending(path: "katas"))
      try entry(for: kata).write(
        to: scratch.url.appending(path: "Entry.swift"),
        atomically: true,
        encoding: .utf8
      )
    } catch {
      throw .files(String(describing: error))
    }
    let folder = scratch.url
    let common =
      toolchain.frontendArguments + [
        "-swift-version", "6", "-parse-as-library", "-enable-testing", "-Onone",
        "-I", folder.path, "-I", modules.path,
        "-module-cache-path", installation.cache.appending(path: "modules").path,
        "-load-plugin-executable", "\(installation.macroPlugin.path)#BucleMacros",
      ]
    let files = kata.files.map(\.path)
    let interface = folder.appending(path: "\(kata.module).swiftmodule").path
    let objects = [kata.module, kata.probeModule].map { folder.appending(path: "\($0).o").path }

    let emitModule = try CompilerJob(
      common + files + [
        "-emit-module", "-experimental-skip-non-inlinable-function-bodies-without-types",
        "-module-name", kata.module, "-o", interface,
      ],
      folder: folder
    )
    let compile = try CompilerJob(
      common + ["-c"] + files + ["-module-name", kata.module, "-o", objects[0]],
      folder: folder
    )
    let probe =
      try emitModule.result(cancellation).isSuccess
      ? CompilerJob(
        common + ["-c", kata.probe.path, folder.appending(path: "Entry.swift").path]
          + ["-module-name", kata.probeModule, "-o", objects[1]],
        folder: folder
      ) : nil
    let compiled = try compile.result(cancellation)
    guard compiled.isSuccess, let probe else {
      return .refused(try diagnostics(compiled, files: files))
    }
    let probed = try probe.result(cancellation)
    guard probed.isSuccess else {
      return .incomplete(missing: try missingNames(in: probed, file: kata.probe.path))
    }
    let library = folder.appending(path: "kata.so").path
    let linked = try CompilerJob(
      toolchain.linkerArguments + objects + ["-o", library, "--as-needed"]
        + Self.libraries.map { "-l\($0)" },
      folder: folder
    ).result(cancellation)
    guard linked.isSuccess else { throw .compiler(linked.output) }
    return .built(
      BuiltKata(
        subject: Subject(command: [installation.subjectProgram.path, library]),
        scratch: scratch
      )
    )
  }

  /// What a learner's file may import beside the course's modules; linked only where it is used.
  private static let libraries = [
    "swiftCore", "swift_Concurrency", "swift_StringProcessing", "swiftObservation",
    "swiftSynchronization", "swiftGlibc", "swiftDispatch", "dispatch", "Foundation",
    "FoundationEssentials",
  ]

  // MARK: - Files

  /// The symbol that the subject program looks for in the shared object.
  private func entry(for kata: KataSources) -> String {
    """
    import Probe
    @_cdecl("bucle_kata") public func entry() -> UnsafeMutableRawPointer {
      SubjectProgram.export(\(kata.probeModule).program)
    }
    """
  }

  // MARK: - What the compiler said

  private func diagnostics(
    _ result: CompilerJob.Result,
    files: [String]
  ) throws(BuildError) -> [CompilerDiagnostic] {
    let diagnostics = CompilerDiagnostic.parse(result.output, files: files)
    guard diagnostics.contains(where: { $0.severity == .error }) else {
      throw .compiler(result.output)
    }
    return diagnostics
  }

  /// The quoted names in the errors on the probe file: that code is ours and is not shown.
  private func missingNames(
    in result: CompilerJob.Result,
    file: String
  ) throws(BuildError) -> [String] {
    var names: [String] = []
    for diagnostic in CompilerDiagnostic.parse(result.output, files: [file]) {
      guard diagnostic.severity == .error else { continue }
      let parts = diagnostic.message.split(separator: "'", omittingEmptySubsequences: false)
      for index in stride(from: 1, to: parts.count - 1, by: 2) {
        let name = String(parts[index])
        if !names.contains(name) { names.append(name) }
      }
    }
    guard !names.isEmpty else { throw .compiler(result.output) }
    return names
  }
}
