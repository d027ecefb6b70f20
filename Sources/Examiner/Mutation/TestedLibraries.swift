package import Foundation

/// The versions of a tested module, each compiled into a shared object under the same name.
package struct TestedLibraries: Sendable {
  /// What a kata needs to be compiled against the module and linked with it.
  package let linked: LinkedModule
  package let mutants: [HiddenMutant]
  private let folder: URL

  init(_ module: TestedModule, in folder: URL) {
    self.folder = folder
    linked = LinkedModule(name: module.name, folder: folder.appending(path: Self.reference))
    mutants = module.mutants
  }

  static let reference = "reference"

  var reference: URL { library(in: Self.reference) }

  func library(of mutant: HiddenMutant) -> URL { library(in: "mutant-\(mutant.id)") }

  private func library(in version: String) -> URL {
    folder.appending(path: version).appending(path: linked.fileName)
  }
}

/// A shared object that a kata is compiled against; which version it runs with is decided when it starts.
package struct LinkedModule: Sendable {
  package var name: String
  /// The folder of the module's interface and of one version of the shared object.
  package var folder: URL

  var fileName: String { "lib\(name).so" }

  var compilerArguments: [String] { ["-I", folder.path] }

  /// The object is looked for beside the kata's own: another version beside a link of it takes its place.
  var linkerArguments: [String] { ["-L", folder.path, "-l\(name)", "-rpath", "$ORIGIN"] }
}
