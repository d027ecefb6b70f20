package import Bilingual
package import Foundation

/// A module that a learner writes tests for, with the wrong versions that the tests have to find.
package struct TestedModule: Sendable {
  /// The name that the learner's tests import.
  package var name: String
  /// The right version.
  package var reference: URL
  package var mutants: [HiddenMutant]

  package init(name: String, reference: URL, mutants: [HiddenMutant]) {
    self.name = name
    self.reference = reference
    self.mutants = mutants
  }

  /// A module whose mutants are the Swift files of a folder, by name.
  package init(name: String, reference: URL, mutantsIn folder: URL) throws(BuildError) {
    do {
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      let mutants = try names.filter { $0.hasSuffix(".swift") }.sorted().map {
        try HiddenMutant(folder.appending(path: $0))
      }
      self.init(name: name, reference: reference, mutants: mutants)
    } catch {
      throw .files(String(describing: error))
    }
  }
}

/// A wrong version of a module: the same declarations, with one mistake in what they do.
package struct HiddenMutant: Sendable, Hashable, Identifiable {
  /// The file's name, without its ending.
  package var id: String
  package var source: URL
  /// The kind of mistake, as a hint that does not give it away; read from the file's first comment.
  package var mistake: Localized

  /// Reads the lines `// es: …` and `// en: …` that the file begins with.
  package init(_ source: URL) throws {
    self.source = source
    id = source.deletingPathExtension().lastPathComponent
    let head = try String(contentsOf: source, encoding: .utf8).split(separator: "\n")
      .prefix { $0.hasPrefix("//") }
    func line(_ language: Language) -> String? {
      let mark = "// \(language.rawValue): "
      return head.first { $0.hasPrefix(mark) }.map { String($0.dropFirst(mark.count)) }
    }
    mistake = Localized(es: line(.spanish) ?? id, en: line(.english) ?? id)
  }
}
