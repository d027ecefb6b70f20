import Bilingual
import Foundation
import Testing
import Workbook

@Suite struct WorkspaceErrorTextTests {
  static let texts: [(error: WorkspaceError, text: Localized)] = [
    (
      .link(path: "contador"),
      Localized(
        es: "'contador' es un enlace y no lo sigo; pon en su lugar el archivo o la carpeta",
        en: "'contador' is a link, which is not followed; put the file or folder in its place"
      )
    ),
    (
      .unexpectedKind(path: "a/B.swift"),
      Localized(
        es: "en el lugar de 'a/B.swift' hay otra cosa; apártala y vuelve a intentarlo",
        en: "something else stands in the place of 'a/B.swift'; move it away and try again"
      )
    ),
    (
      .missingFile(path: "a/B.swift"),
      Localized(
        es: "falta 'a/B.swift'; 'reset' lo crea de nuevo",
        en: "'a/B.swift' is missing; 'reset' makes it anew"
      )
    ),
    (
      .missingStarter(path: "/c/B.swift"),
      Localized(
        es: "al curso le falta '/c/B.swift'; vuelve a instalarlo",
        en: "the course lacks '/c/B.swift'; install it again"
      )
    ),
  ]

  @Test(arguments: texts)
  func `each obstacle says what to do, in both languages`(error: WorkspaceError, text: Localized) {
    #expect(error.text == text)
  }

  @Test func `a refusal of the system names the call and the reason`() throws {
    let missing = Workspace(root: URL(filePath: "/no/hay"))
    let error = try #require(throws: WorkspaceError.self) { try missing.prepare(try Self.kata) }
    #expect(error.text.es == "el sistema no permite 'open' en '.': No such file or directory")
    #expect(error.text.en == "the system refused 'open' on '.': No such file or directory")
  }

  private static var kata: Kata {
    get throws { try #require(CourseFixture().load()["contador" as Kata.ID]) }
  }
}
