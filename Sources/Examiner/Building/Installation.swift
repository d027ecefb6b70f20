package import Foundation

/// Where the tool's own programs and modules lie: the folder that the package was built into.
package struct Installation: Sendable {
  /// The folder of the running program, links resolved.
  package var programs: URL
  /// A folder of ours that outlives the run, for what can be made again.
  package var cache: URL
  /// The walls that compilers and katas run behind.
  package var confinement: Confinement

  package init(programs: URL, cache: URL, confinement: Confinement = .available) {
    self.programs = programs
    self.cache = cache
    self.confinement = confinement
  }

  /// The installation that the running program belongs to.
  ///
  /// The cache follows the XDG base directory specification, version 0.8: `XDG_CACHE_HOME` where it is
  /// absolute, else `~/.cache`.
  package init(environment: [String: String]) {
    let program = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    programs = program.deletingLastPathComponent()
    let home = environment["HOME"] ?? "/tmp"
    let given = environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    cache = URL(filePath: given ?? home + "/.cache").appending(path: "bucle")
    confinement = .available
  }

  /// The program that loads a learner's compiled kata and answers scripts.
  package var subjectProgram: URL { programs.appending(path: "bucle-subject") }
  /// The program that holds the references and the live features, and answers scripts.
  package var referenceProgram: URL { programs.appending(path: "bucle-reference") }
  /// The program that answers about sources without running them.
  package var syntaxProgram: URL { programs.appending(path: "bucle-syntax") }
  /// The compiler plugin that expands the runtime's macros.
  package var macroPlugin: URL { programs.appending(path: "BucleMacros-tool") }

  /// A feature of ours, by its id.
  package func reference(_ id: String) -> Subject {
    Subject(command: [referenceProgram.path, id])
  }

  /// The modules that a learner's file may import, and those they need.
  ///
  /// Neither the exams nor the probe are among them.
  private static let offered = [
    "Bilingual", "Bucle", "BucleTesting", "BucleViews", "ComposableArchitecture", "SwiftUI",
    "Typography",
  ]

  /// What a kata's probe imports besides.
  private static let probing = ["Probe", "Wire"]

  /// The modules of ours that a kata or its probe is compiled against.
  var probedModules: [URL] {
    (Self.offered + Self.probing).map { programs.appending(path: "Modules/\($0).swiftmodule") }
  }

  /// A folder with links to the modules that a learner's file may import, and to no others.
  package func modules() throws -> URL {
    try links(to: Self.offered, in: "imports")
  }

  /// A folder with links to the modules that only a probe imports.
  func probeModules() throws -> URL {
    try links(to: Self.probing, in: "probe")
  }

  /// What a compiler sees besides the toolchain and its own scratch folder: the modules that may be
  /// imported, the links to them, and the macro plugin.
  func compilation(
    importing folders: [URL],
    reading files: [URL],
    _ toolchain: Toolchain
  ) throws -> Walls {
    try FileManager.default.createDirectory(at: moduleCache, withIntermediateDirectories: true)
    let enclosure = Enclosure(
      readable: [
        toolchain.programs.deletingLastPathComponent().path, "/usr/include", "/usr/bin/prlimit",
        macroPlugin.path,
      ] + (probedModules + folders + files).map(\.path),
      writable: [moduleCache.path],
      processes: 64
    )
    return Walls(confinement, enclosure)
  }

  /// What a linker sees besides its own scratch folder: the toolchain, and a library of ours where there is one.
  func linking(reading library: URL?, _ toolchain: Toolchain) -> Walls {
    let places = [toolchain.programs.deletingLastPathComponent(), library].compactMap { $0?.path }
    return Walls(
      confinement,
      Enclosure(readable: places + ["/usr/bin/prlimit"], writable: [], processes: 64)
    )
  }

  /// Where the compiler keeps what it made of the C library's headers.
  var moduleCache: URL { cache.appending(path: "modules") }

  /// Where the forecasts of exams' explorations are kept.
  package var forecasts: URL { cache.appending(path: "forecasts") }

  private func links(to modules: [String], in kind: String) throws -> URL {
    let manager = FileManager.default
    let source = programs.appending(path: "Modules")
    let folder = cache.appending(path: "\(kind)-\(StableHash(source.path))")
    try manager.createDirectory(at: folder, withIntermediateDirectories: true)
    for module in modules {
      let link = folder.appending(path: "\(module).swiftmodule").path
      let target = source.appending(path: "\(module).swiftmodule").path
      if (try? manager.destinationOfSymbolicLink(atPath: link)) == target { continue }
      // Two checks may start at once: the one that comes second finds the link made.
      try? manager.removeItem(atPath: link)
      try? manager.createSymbolicLink(atPath: link, withDestinationPath: target)
    }
    return folder
  }
}
