import Foundation

/// Compiles versions of a tested module, each once for its content.
package struct TestedModuleBuilder: Sendable {
  private let installation: Installation
  private let toolchain: Toolchain

  package init(installation: Installation, toolchain: Toolchain) {
    self.installation = installation
    self.toolchain = toolchain
  }

  /// The versions with these sources, in their order, from the cache where they lie there.
  ///
  /// `progress` is told how many are done.
  package func build(
    _ name: String,
    _ sources: [String],
    _ cancellation: Cancellation? = nil,
    progress: (Int) -> Void = { _ in }
  ) throws(BuildError) -> [LinkedModule] {
    do {
      let folders = folders(of: name, sources)
      var waiting = sources.indices.filter {
        !FileManager.default.fileExists(atPath: folders[$0].path)
      }[...]
      // Two compilers at a time: each takes a core.
      while !waiting.isEmpty {
        progress(sources.count - waiting.count)
        let pair = waiting.prefix(2)
        waiting = waiting.dropFirst(2)
        let jobs = try pair.map { index in
          try Version(name, sources[index], in: place, self, lasting: folders[index])
        }
        for job in jobs { try job.finish(cancellation) }
      }
      return folders.map { LinkedModule(name: name, folder: $0) }
    } catch let error as BuildError {
      throw error
    } catch {
      throw .files(String(describing: error))
    }
  }

  /// Where the right version lies once it is compiled.
  package func place(of module: TestedModule) -> LinkedModule {
    LinkedModule(name: module.name, folder: folders(of: module.name, [module.source])[0])
  }

  private var place: URL { installation.cache.appending(path: "tested") }

  private func folders(of name: String, _ sources: [String]) -> [URL] {
    let circumstances = circumstances(of: name)
    return sources.map { source in
      var key = circumstances
      key.combine(source)
      return place.appending(path: key.description)
    }
  }

  /// What a compiled version depends on beside its source: the runtime, and the compiler.
  private func circumstances(of name: String) -> StableHash {
    var hash = StableHash(installation.programs.path)
    hash.combine(toolchain.frontend.path)
    hash.combine(installation.modulesIdentity.description)
    hash.combine(name)
    return hash
  }

  /// One version in the making, in a folder that gets its lasting name when all is there.
  private struct Version {
    private let name: String
    private let scratch: ScratchFolder
    private let builder: TestedModuleBuilder
    private let lasting: URL
    private let compiler: CompilerJob

    init(
      _ name: String,
      _ source: String,
      in place: URL,
      _ builder: TestedModuleBuilder,
      lasting: URL
    ) throws {
      self.name = name
      self.builder = builder
      self.lasting = lasting
      scratch = try ScratchFolder(in: place)
      let installation = builder.installation
      // The file's name stands in the names of what is private to it: every version has the same.
      let file = scratch.url.appending(path: "\(name).swift")
      try source.write(to: file, atomically: true, encoding: .utf8)
      compiler = try CompilerJob(
        builder.toolchain.frontendArguments + [
          "-c", file.path, "-swift-version", "6", "-parse-as-library", "-enable-testing", "-Onone",
          "-module-name", name, "-o", scratch.url.appending(path: "\(name).o").path,
          "-emit-module-path", scratch.url.appending(path: "\(name).swiftmodule").path,
          "-I", try installation.modules().path,
          "-module-cache-path", installation.moduleCache.path,
          "-load-plugin-executable", "\(installation.macroPlugin.path)#BucleMacros",
        ],
        folder: scratch.url,
        walls: try builder.walls()
      )
    }

    func finish(_ cancellation: Cancellation?) throws {
      let compiled = try compiler.result(cancellation)
      guard compiled.isSuccess else { throw BuildError.compiler(compiled.output) }
      let linked = try link().result(cancellation)
      guard linked.isSuccess else { throw BuildError.compiler(linked.output) }
      // Whoever compiled the same meanwhile has the same: one of the two stays.
      if rename(scratch.url.path, lasting.path) != 0, errno != EEXIST, errno != ENOTEMPTY {
        throw BuildError.system(PosixError("keep \(lasting.path)"))
      }
    }

    private func link() throws -> CompilerJob {
      let object = scratch.url.appending(path: "\(name).o")
      return try CompilerJob(
        builder.toolchain.linkerArguments + [
          object.path, "-soname", "lib\(name).so",
          "-o", scratch.url.appending(path: "lib\(name).so").path, "--as-needed",
        ] + builder.toolchain.libraries(wantedBy: [object]),
        folder: scratch.url,
        walls: try builder.walls()
      )
    }
  }

  private func walls() throws -> Walls {
    try installation.compilation(importing: [try installation.modules()], reading: [], toolchain)
  }
}
