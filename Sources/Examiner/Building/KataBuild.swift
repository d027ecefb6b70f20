import Foundation

/// The files and the command lines of one build.
struct KataBuild {
  let scratch: ScratchFolder
  private let kata: KataSources
  private let installation: Installation
  private let toolchain: Toolchain
  private let sources: [SourceCopy]
  private let common: [String]
  private let probeModules: URL
  private let walls: Walls
  private let limits: Limits
  private let shelf: ProbeShelf
  /// The symbol that the subject program looks for: no file can define it, by chance or on purpose.
  private var entry = "bucle_kata_\(UInt64.random(in: 0 ... .max))"

  init(
    _ kata: KataSources,
    installation: Installation,
    toolchain: Toolchain,
    limits: Limits
  ) throws(BuildError) {
    self.kata = kata
    self.limits = limits
    self.installation = installation
    self.toolchain = toolchain
    shelf = ProbeShelf(of: kata, installation: installation, toolchain: toolchain)
    let modules: URL
    do {
      modules = try installation.modules()
      probeModules = try installation.probeModules()
      scratch = try ScratchFolder(in: installation.cache.appending(path: "katas"))
      walls = try installation.compilation(
        importing: [modules, probeModules],
        reading: [kata.probe] + [kata.linked?.folder].compactMap { $0 },
        toolchain
      )
    } catch {
      throw .files(String(describing: error))
    }
    var copies: [SourceCopy] = []
    for file in kata.files {
      copies.append(try SourceCopy(file, followsLinks: kata.followsLinks, to: scratch.url))
    }
    sources = copies
    common =
      toolchain.frontendArguments + [
        "-swift-version", "6", "-parse-as-library", "-enable-testing", "-Onone",
        // Long before the compiler itself would give up, and at the line that is to blame.
        "-solver-expression-time-threshold=5",
        "-I", scratch.url.path, "-I", modules.path,
        "-module-cache-path", installation.moduleCache.path,
        "-load-plugin-executable", "\(installation.macroPlugin.path)#BucleMacros",
      ] + (kata.linked?.compilerArguments ?? [])
  }

  /// The program that loads what was built.
  var subject: Subject {
    let program = installation.subjectProgram.path
    let libraries = toolchain.resources.appending(path: "linux").path
    return Subject(
      command: [program, file("kata.so").path, entry],
      walls: Walls(
        installation.confinement,
        Enclosure(readable: [program, libraries, file("kata.so").path], writable: [])
      )
    )
  }

  private func file(_ name: String) -> URL {
    scratch.url.appending(path: name)
  }

  private var entryPoint: String {
    """
    import Probe
    @_cdecl("\(entry)") public func entry() -> UnsafeMutableRawPointer {
      SubjectProgram.export(\(kata.probeModule).program)
    }
    """
  }

  // MARK: - Steps

  /// The module's interface, without function bodies: it is all that the probe needs to be compiled.
  func emitModule() throws(BuildError) -> CompilerJob {
    try job(
      common + sources.map(\.copy.path) + [
        "-emit-module", "-experimental-skip-non-inlinable-function-bodies-without-types",
        "-module-name", kata.module, "-o", file("\(kata.module).swiftmodule").path,
      ]
    )
  }

  /// The module, and with it its interface: in other bytes than `emitModule` writes, beside which it is put aside.
  func compile(besideInterface: Bool) throws(BuildError) -> CompilerJob {
    let interface = besideInterface ? asideInterface : file("\(kata.module).swiftmodule")
    return try job(
      common + ["-c"] + sources.map(\.copy.path) + [
        "-module-name", kata.module, "-o", file("\(kata.module).o").path,
        "-emit-module-path", interface.path,
      ]
    )
  }

  /// The probe's compilation against the interface that was made, or `nil` where one like it was kept.
  mutating func compileProbe() throws(BuildError) -> CompilerJob? {
    do {
      // Another check may make room just now: then there is none.
      if let known = shelf.probe(for: try interface),
        (try? FileManager.default.copyItem(at: known.object, to: probeObject)) != nil
      {
        entry = known.entry
        return nil
      }
      try entryPoint.write(to: file("Entry.swift"), atomically: true, encoding: .utf8)
    } catch {
      throw .files(String(describing: error))
    }
    return try job(
      common + ["-I", probeModules.path, "-c", kata.probe.path, file("Entry.swift").path] + [
        "-module-name", kata.probeModule, "-o", probeObject.path,
      ]
    )
  }

  /// Whether a probe of this kata was kept: a learner who goes on with it seldom changes its interface.
  var isFamiliar: Bool { !shelf.isEmpty }

  /// Keeps the probe that was compiled for the next module with this interface, however that is compiled.
  func keepProbe() {
    let aside = try? Data(contentsOf: asideInterface)
    for interface in [try? interface, aside].compactMap({ $0 }) {
      shelf.keep(.init(object: probeObject, entry: entry), for: interface)
    }
  }

  private var interface: Data {
    get throws { try Data(contentsOf: file("\(kata.module).swiftmodule")) }
  }

  private var asideInterface: URL { file("\(kata.module).interface") }

  private var probeObject: URL { file("\(kata.probeModule).o") }

  func link() throws(BuildError) -> CompilerJob {
    let objects = [file("\(kata.module).o"), probeObject]
    return try job(
      toolchain.linkerArguments + objects.map(\.path) + (kata.linked?.linkerArguments ?? []) + [
        "-o", file("kata.so").path, "--as-needed",
      ]
        + toolchain.libraries(
          wantedBy: objects,
          atHand: LoadedLibraries.of(installation.subjectProgram)
        ),
      walls: installation.linking(reading: kata.linked?.folder, toolchain)
    )
  }

  private func job(_ command: [String], walls: Walls? = nil) throws(BuildError) -> CompilerJob {
    try CompilerJob(command, folder: scratch.url, limits: limits, walls: walls ?? self.walls)
  }
}

// MARK: - What the compiler said

extension KataBuild {
  /// What is wrong with the learner's files, at their own paths; never empty.
  func diagnostics(_ result: CompilerJob.Result) -> [CompilerDiagnostic] {
    let copies = sources.map(\.copy.path)
    let found = CompilerDiagnostic.parse(result.output, files: copies).map { diagnostic in
      var diagnostic = diagnostic
      if let index = copies.firstIndex(of: diagnostic.file) {
        diagnostic.file = sources[index].original.path
      }
      return diagnostic
    }
    let hasError = found.contains { $0.severity == .error }
    return hasError ? found : [withoutPlace(result.output)] + found
  }

  /// An error that names no line of the learner's, such as one under `#sourceLocation` or a compiler's crash.
  func withoutPlace(_ output: String) -> CompilerDiagnostic {
    let error = output.split(separator: "\n").lazy
      .compactMap { line in line.firstRange(of: "error: ").map { line[$0.upperBound...] } }.first
    return CompilerDiagnostic(
      file: sources.first?.original.path ?? "",
      line: 1,
      column: 1,
      severity: .error,
      message: error.map { String($0) } ?? "the compiler crashed on this file",
      macro: nil
    )
  }

  /// The names that the probe looks for in vain: that code is ours and is not shown.
  func missingNames(_ result: CompilerJob.Result) throws(BuildError) -> [String] {
    let errors = CompilerDiagnostic.parse(result.output, files: [kata.probe.path])
      .filter { $0.severity == .error }
    guard !errors.isEmpty else { throw .compiler(result.output) }
    var names: [String] = []
    for error in errors {
      let quoted = error.message.split(separator: "'", omittingEmptySubsequences: false)
        .enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
      // The name that is looked for stands first, or last where the type that lacks it stands first.
      let name =
        error.message.hasPrefix("cannot find")
        ? quoted.first : error.message.contains("has no member") ? quoted.last : nil
      if let name, !names.contains(name) { names.append(name) }
    }
    return names
  }
}
