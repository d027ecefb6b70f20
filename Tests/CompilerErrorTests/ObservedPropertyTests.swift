import Examiner
import Foundation
import Testing

/// `@Observable` takes a property's `didSet` into its expansion; its errors are shown where it was written.
@Suite struct ObservedPropertyTests {
  @Test(arguments: [
    "    didSet { progama() }",
    "    didSet {\n      let n = 1; progama(n)\n    }",
    "    didSet {\n      guard consulta != oldValue else { return }\n\n      progama()\n    }",
  ])
  func `an error in a didSet stands on its line`(_ observer: String) throws {
    let source = """
      @Observable
      final class Buscador {
        private(set) var cargando = false
        var consulta = "" {
      \(observer)
        }
        private func programa() {}
      }
      """.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let environment = ProcessInfo.processInfo.environment
    let errors = try SnippetCompiler(
      installation: Installation(environment: environment),
      toolchain: Toolchain(environment: environment)
    ).diagnostics(source, imports: ["Observation"])
    #expect(errors.map(\.message) == ["cannot find 'progama' in scope"])
    let error = try #require(errors.first)
    try #require(source.indices.contains(error.line - 1))
    let line = source[error.line - 1]
    #expect(line.utf8.dropFirst(error.column - 1).starts(with: "progama".utf8))
    #expect(error.file == "")
  }
}
