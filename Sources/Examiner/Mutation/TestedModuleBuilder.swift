import Foundation

/// Compiles every version of a tested module, once for each content.
package struct TestedModuleBuilder: Sendable {
  private let installation: Installation
  private let toolchain: Toolchain

  package init(installation: Installation, toolchain: Toolchain) {
    self.installation = installation
    self.toolchain = toolchain
  }

  /// The compiled versions, from the cache where they lie there.
  package func build(
    _ module: TestedModule,
    cancellation: Cancellation? = nil
  ) throws(BuildError) -> TestedLibraries {
    let place = installation.cache.appending(path: "tested")
    do {
      let folder = place.appending(path: try key(of: module).description)
      let libraries = TestedLibraries(module, in: folder)
      if FileManager.default.fileExists(atPath: folder.path) { return libraries }
      let scratch = try ScratchFolder(in: place)
      try compile(module, in: scratch.url, cancellation)
      // Whoever compiled the same meanwhile has the same: one of the two stays.
      if rename(scratch.url.path, folder.path) != 0, errno != EEXIST, errno != ENOTEMPTY {
        throw BuildError.system(PosixError("keep \(folder.path)"))
      }
      return libraries
    } catch let error as BuildError {
      throw error
    } catch {
      throw .files(String(describing: error))
    }
  }

  /// What the compiled versions depend on: their sources, and the runtime that they are compiled against.
  private func key(of module: TestedModule) throws -> StableHash {
    var hash = StableHash(installation.programs.path)
    hash.combine(toolchain.frontend.path)
    let runtime = installation.programs.appending(
      path: "Modules/ComposableArchitecture.swiftmodule"
    )
    let attributes = try FileManager.default.attributesOfItem(atPath: runtime.path)
    hash.combine("\(attributes[.modificationDate] as? Date ?? .distantPast)")
    hash.combine(module.name)
    for (version, source) in versions(of: module) {
      hash.combine(version)
      hash.combine(try String(contentsOf: source, encoding: .utf8))
    }
    return hash
  }

  private func versions(of module: TestedModule) -> [(name: String, source: URL)] {
    [(TestedLibraries.reference, module.reference)]
      + module.mutants.map { ("mutant-\($0.id)", $0.source) }
  }

  /// Two compilers at a time: each takes a core.
  private func compile(
    _ module: TestedModule,
    in folder: URL,
    _ cancellation: Cancellation?
  ) throws {
    var waiting = versions(of: module)[...]
    while !waiting.isEmpty {
      let pair = waiting.prefix(2)
      waiting = waiting.dropFirst(2)
      let jobs = try pair.map {
        try job(module.name, $0.source, in: folder.appending(path: $0.name))
      }
      for (version, job) in zip(pair, jobs) {
        let result = try job.result(cancellation)
        guard result.isSuccess else { throw BuildError.compiler(result.output) }
        let linked = try link(module.name, in: folder.appending(path: version.name))
          .result(cancellation)
        guard linked.isSuccess else { throw BuildError.compiler(linked.output) }
      }
    }
  }

  private func job(_ name: String, _ source: URL, in folder: URL) throws -> CompilerJob {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // The file's name stands in the names of what is private to it: every version has the same.
    let file = folder.appending(path: "\(name).swift")
    try FileManager.default.copyItem(at: source, to: file)
    return try CompilerJob(
      toolchain.frontendArguments + [
        "-c", file.path, "-swift-version", "6", "-parse-as-library", "-enable-testing", "-Onone",
        "-module-name", name, "-o", folder.appending(path: "\(name).o").path,
        "-emit-module-path", folder.appending(path: "\(name).swiftmodule").path,
        "-I", try installation.modules().path,
        "-module-cache-path", installation.moduleCache.path,
        "-load-plugin-executable", "\(installation.macroPlugin.path)#BucleMacros",
      ],
      folder: folder,
      walls: try walls()
    )
  }

  private func walls() throws -> Walls {
    try installation.compilation(importing: [try installation.modules()], reading: [], toolchain)
  }

  private func link(_ name: String, in folder: URL) throws -> CompilerJob {
    try CompilerJob(
      toolchain.linkerArguments + [
        folder.appending(path: "\(name).o").path, "-soname", "lib\(name).so",
        "-o", folder.appending(path: "lib\(name).so").path, "--as-needed",
      ] + toolchain.libraries.map { "-l\($0)" },
      folder: folder,
      walls: try walls()
    )
  }
}
