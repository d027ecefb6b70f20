import Foundation

/// Compiles a few lines of a lesson alone, to hear what the compiler says of them.
package struct SnippetCompiler: Sendable {
  private let installation: Installation
  private let toolchain: Toolchain

  /// A snippet is a screenful: what takes longer than this hangs.
  private static let limits: Limits = {
    var limits = Limits.compiler
    limits.wall = .seconds(20)
    limits.cpuSeconds = 20
    return limits
  }()

  package init(installation: Installation, toolchain: Toolchain) {
    self.installation = installation
    self.toolchain = toolchain
  }

  /// What the compiler says, errors first; empty where it has no objection.
  ///
  /// The diagnostics count the snippet's lines from 1, and their `file` is empty.
  package func diagnostics(
    _ source: [String],
    imports: [String],
    options: [String] = [],
    cancellation: Cancellation? = nil
  ) throws(BuildError) -> [CompilerDiagnostic] {
    let (result, diagnostics) = try compile(source, imports, options, cancellation)
    if !result.isSuccess, diagnostics.isEmpty { throw .compiler(result.output) }
    return diagnostics.map { diagnostic in
      var diagnostic = diagnostic
      diagnostic.line -= 1
      diagnostic.file = ""
      return diagnostic
    }
  }

  /// What the macros in a source wrote: the pieces that stand at the top of each expansion, as they come.
  ///
  /// - Throws: `compiler` where the source does not compile.
  package func expansions(
    of source: [String],
    imports: [String],
    cancellation: Cancellation? = nil
  ) throws(BuildError) -> [[String]] {
    let options = ["-dump-macro-expansions"]
    let (result, _) = try compile(source, imports, options, cancellation)
    guard result.isSuccess else { throw .compiler(result.output) }
    return MacroExpansions.pieces(in: result.output)
  }

  private func compile(
    _ source: [String],
    _ imports: [String],
    _ options: [String],
    _ cancellation: Cancellation?
  ) throws(BuildError) -> (result: CompilerJob.Result, diagnostics: [CompilerDiagnostic]) {
    let modules: URL
    let scratch: ScratchFolder
    let walls: Walls
    let file: URL
    do {
      modules = try installation.modules()
      scratch = try ScratchFolder(in: installation.cache.appending(path: "katas"))
      walls = try installation.compilation(importing: [modules], reading: [], toolchain)
      file = scratch.url.appending(path: "Snippet.swift")
      // All imports share the first line, so that the snippet's own lines begin at the second.
      let head = imports.map { "import \($0)" }.joined(separator: "; ")
      try ([head] + source).joined(separator: "\n")
        .write(to: file, atomically: true, encoding: .utf8)
    } catch {
      throw .files(String(describing: error))
    }
    let result = try CompilerJob(
      toolchain.frontendArguments + [
        "-c", file.path, "-swift-version", "6", "-parse-as-library", "-Onone",
        "-module-name", "Snippet", "-o", scratch.url.appending(path: "Snippet.o").path,
        "-I", modules.path,
        "-module-cache-path", installation.moduleCache.path,
        "-load-plugin-executable", "\(installation.macroPlugin.path)#BucleMacros",
      ] + options,
      folder: scratch.url,
      limits: Self.limits,
      walls: walls
    ).result(cancellation)
    // The file is to be there still: a diagnostic in what a macro moved is looked up in it.
    return withExtendedLifetime(scratch) {
      (result, CompilerDiagnostic.parse(result.output, files: [file.path]))
    }
  }
}
