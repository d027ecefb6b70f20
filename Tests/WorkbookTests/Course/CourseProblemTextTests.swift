import Bilingual
import Testing
import Workbook

/// The Spanish wording; the English one is asserted where each problem is provoked.
@Suite struct CourseProblemTextTests {
  static let place = SourcePosition(file: "a.md", line: 3, column: 4)

  static let texts: [(problem: CourseProblem, text: String)] = [
    (.notUTF8, "guarda este archivo en UTF-8"),
    (.malformedJSON(.mark(":")), "escribe aquí ':'"),
    (.malformedJSON(.end), "escribe aquí el final del archivo"),
    (.missingKey("points"), "añade la clave 'points'"),
    (.unknownKey("x", allowed: ["a", "b"]), "quita 'x'; aquí solo puede haber 'a', 'b'"),
    (.repeatedKey("id"), "quita esta segunda clave 'id'"),
    (
      .wrongValue(key: "points", expected: .positiveNumber),
      "da a 'points' un número entero desde 1"
    ),
    (
      .wrongValue(key: "files", expected: .strings),
      "da a 'files' una lista con al menos una cadena"
    ),
    (
      .wrongValue(key: "title", expected: .localized),
      #"da a 'title' un objeto {"es": "…", "en": "…"}"#
    ),
    (
      .unsupportedFormat(2, supported: 1),
      "el formato es 2; esta versión de la herramienta lee el 1"
    ),
    (.malformedName("A"), "escribe 'A' solo con minúsculas sin acento, cifras y guiones"),
    (
      .nameDiffersFromFolder("a", folder: "b"), "cambia 'a' por 'b', el nombre de la carpeta"
    ),
    (
      .malformedFileName("a/b", ending: ".txt"),
      "cambia 'a/b' por un nombre sin carpeta que acabe en .txt"
    ),
    (
      .malformedFileName("a/b", ending: ".swift"),
      "cambia 'a/b' por un nombre sin carpeta que acabe en .swift"
    ),
    (.unknownKata("a", known: []), "ninguna kata se llama 'a'; el curso no tiene ninguna"),
    (.missingTitle, "empieza el archivo con '# Título'"),
    (.noSteps, "añade al menos un paso, '## Título {#nombre}'"),
    (.stepOutOfOrder("a", other: place), "pon el paso 'a' en el mismo orden que en el otro idioma"),
    (
      .blocksDisagree(other: place),
      "pregunta aquí lo mismo que en el otro idioma: clase, nombre y cabecera iguales"
    ),
    (.noRightOption, "marca con '- [x]' la opción correcta"),
    (.missingPart(.optionText), "escribe el texto de la opción"),
    (.missingPart(.statement), "escribe el enunciado"),
    (.missingPart(.hints), "escribe al menos una pista, '## Título' y su texto"),
  ]

  @Test(arguments: texts)
  func `each problem is an instruction in Spanish too`(problem: CourseProblem, text: String) {
    #expect(problem.text.es == text)
  }

  @Test func `an earlier place is a note of its own, with the course's folder before it`() {
    let diagnostic = CourseDiagnostic(
      .repeatedName("a", first: Self.place),
      at: SourcePosition(file: "a.md", line: 9)
    )
    let error =
      "error: cambia el nombre 'a', que ya está usado; el de un bloque se escribe {#nombre}"
    let note = "note: el primer uso está aquí"
    #expect(diagnostic.lines(in: .spanish) == ["a.md:9:1: \(error)", "a.md:3:4: \(note)"])
    #expect(
      diagnostic.lines(in: .spanish, root: "lessons")
        == ["lessons/a.md:9:1: \(error)", "lessons/a.md:3:4: \(note)"]
    )
  }
}
