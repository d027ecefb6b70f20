import Bilingual
import Foundation
import Testing

@testable import Workbook

@Suite struct ProgressErrorTextTests {
  private static let file = URL(filePath: "/a b/ñ.sqlite", directoryHint: .notDirectory)

  static let texts: [(error: ProgressError, text: Localized)] = [
    (
      .corrupt(movedTo: file),
      Localized(
        es:
          "el archivo de progreso estaba dañado; lo he apartado en '/a b/ñ.sqlite' y empiezo otro",
        en: "the progress file was damaged; it was moved to '/a b/ñ.sqlite' and a new one is begun"
      )
    ),
    (
      .damaged(file: file),
      Localized(
        es:
          "el archivo de progreso '/a b/ñ.sqlite' está dañado; sal y vuelve a empezar para apartarlo",
        en: "the progress file '/a b/ñ.sqlite' is damaged; quit and start again to move it aside"
      )
    ),
    (
      .newerVersion(found: 3, supported: 1),
      Localized(
        es: "el progreso es de una versión más nueva (3, esta lee la 1); actualiza bucle",
        en: "the progress is of a newer version (3, this one reads 1); update bucle"
      )
    ),
    (
      .readOnly(file: file),
      Localized(
        es: "no puedo guardar el progreso: '/a b/ñ.sqlite' es de solo lectura; cambia sus permisos",
        en: "progress cannot be saved: '/a b/ñ.sqlite' is read-only; change its permissions"
      )
    ),
    (
      .diskFull(file: file),
      Localized(
        es: "no puedo guardar el progreso: el disco de '/a b/ñ.sqlite' está lleno; libera espacio",
        en: "progress cannot be saved: the disk of '/a b/ñ.sqlite' is full; free some space"
      )
    ),
    (
      .busy(file: file),
      Localized(
        es: "otro terminal tiene ocupado '/a b/ñ.sqlite'; espera a que acabe y vuelve a intentarlo",
        en: "another terminal is using '/a b/ñ.sqlite'; wait for it to finish and try again"
      )
    ),
    (
      .cannotOpen(file: file, reason: "why"),
      Localized(
        es: "no puedo abrir '/a b/ñ.sqlite' (why); comprueba que la carpeta existe y es tuya",
        en: "'/a b/ñ.sqlite' cannot be opened (why); check that the folder exists and is yours"
      )
    ),
    (
      .failed(code: 10, reason: "disk I/O error"),
      Localized(
        es: "SQLite ha fallado al guardar el progreso: disk I/O error (código 10)",
        en: "SQLite failed to save the progress: disk I/O error (code 10)"
      )
    ),
    (.folder(.link(path: ".bucle")), WorkspaceError.link(path: ".bucle").text),
  ]

  @Test(arguments: texts)
  func `each failure says what to do, in both languages`(error: ProgressError, text: Localized) {
    #expect(error.text == text)
  }
}
