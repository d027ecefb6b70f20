package import Foundation

/// The right version of a tested module and its mutants, each compiled into a shared object of the same name.
package struct TestedLibraries: Sendable {
  package var reference: LinkedModule
  package var mutants: [(mutant: HiddenMutant, library: LinkedModule)]

  /// Compiles what does not lie in the cache yet; a mutant that does not fit its module is a fault of the kata.
  package init(
    _ module: TestedModule,
    mutants: [HiddenMutant],
    builder: TestedModuleBuilder,
    cancellation: Cancellation? = nil,
    progress: (Int) -> Void = { _ in }
  ) throws(BuildError) {
    var sources = [module.source]
    for mutant in mutants {
      guard let source = mutant.source(of: module) else {
        throw .files("the mutant \(mutant.id) does not fit \(module.name)")
      }
      sources.append(source)
    }
    var libraries = try builder.build(module.name, sources, cancellation, progress: progress)
    reference = libraries.removeFirst()
    self.mutants = Array(zip(mutants, libraries))
  }
}

/// A shared object that a kata is compiled against; which version it runs with is decided when it starts.
package struct LinkedModule: Sendable {
  package var name: String
  /// The folder of the module's interface and of one version of the shared object.
  package var folder: URL

  var library: URL { folder.appending(path: "lib\(name).so") }

  /// What the compiler of another module needs to import this one.
  package var compilerArguments: [String] { ["-I", folder.path] }

  /// The object is looked for beside the kata's own: another version beside a link of it takes its place.
  var linkerArguments: [String] { ["-L", folder.path, "-l\(name)", "-rpath", "$ORIGIN"] }
}
