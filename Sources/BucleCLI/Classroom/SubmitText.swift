import Bilingual

/// What `submit` says.
enum SubmitText {
  static let question = Localized(es: "¿Escribir el archivo? [s/n]", en: "Write the file? [y/n]")
  static let nothingWritten = Localized(es: "No he escrito nada.", en: "Nothing was written.")

  static func head(_ file: String) -> Localized {
    Localized(es: "Esto va en la entrega `\(file)`:", en: "This goes into `\(file)`:")
  }

  static func file(_ name: String, bytes: Int) -> Localized {
    Localized(es: "`\(name)`, \(bytes) bytes", en: "`\(name)`, \(bytes) bytes")
  }

  static func hash(_ digits: String) -> Localized {
    Localized(es: "huella \(digits)…", en: "content hash \(digits)…")
  }

  static func claim(_ outcome: String?) -> Localized {
    switch outcome {
    case "passed": Localized(es: "tal como está, pasa", en: "as it stands, it passes")
    case "notPassed": Localized(es: "tal como está, no pasa", en: "as it stands, it does not pass")
    case nil:
      Localized(
        es: "tal como está, nadie la ha comprobado",
        en: "as it stands, nobody has checked it"
      )
    default:
      Localized(es: "tal como está, no se pudo juzgar", en: "as it stands, it could not be judged")
    }
  }

  static func attempts(_ count: Int) -> Localized {
    switch count {
    case 0: Localized(es: "ningún intento anotado", en: "no attempt on record")
    case 1:
      Localized(
        es: "1 intento, con su fecha y su resultado",
        en: "1 attempt, with its date and outcome"
      )
    default:
      Localized(
        es: "\(count) intentos, con su fecha y su resultado",
        en: "\(count) attempts, with their dates and outcomes"
      )
    }
  }

  static func nothingElse(_ version: String) -> Localized {
    Localized(
      es:
        "Además, la versión de la herramienta (\(version)) y una suma de comprobación. Nada más: ni tu nombre, ni otros archivos, ni tus respuestas a las lecciones.",
      en:
        "Besides these, the tool's version (\(version)) and a checksum. Nothing else: no name, no other file, no answers to lessons."
    )
  }

  static func written(_ file: String) -> Localized {
    Localized(es: "Entrega escrita: `\(file)`", en: "Submission written: `\(file)`")
  }
}
