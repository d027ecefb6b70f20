import Bilingual

/// What the doctor says.
enum DoctorText {
  static let programs = Localized(es: "programas", en: "programs")
  static let modules = Localized(es: "módulos", en: "modules")
  static let compilation = Localized(es: "compilar una kata", en: "compiling a kata")
  static let afterSwift = Localized(
    es: "Primero hace falta Swift.",
    en: "Swift has to be there first."
  )
  static let slow = Localized(
    es: "Es lento, y comprobar una kata también lo será. Cierra otras compilaciones.",
    en: "That is slow, and so will be checking a kata. Close other builds."
  )
  static let noWorkspace = Localized(
    es: "Todavía no existe: `bucle iniciar` la crea.",
    en: "It does not exist yet: `bucle init` makes it."
  )
  static let locale = Localized(
    es: "Sin UTF-8 se pierden los acentos: `export LC_ALL=C.UTF-8`.",
    en: "Without UTF-8, accents are lost: `export LC_ALL=C.UTF-8`."
  )
  static let narrow = Localized(
    es: "Con menos de 40 columnas las trazas se leen mal: ensancha la ventana.",
    en: "Below 40 columns traces read badly: make the window wider."
  )

  static func buildAgain(_ missing: [String]) -> Localized {
    let list = missing.map { "`\($0)`" }.joined(separator: ", ")
    return Localized(
      es: "\(missing.isEmpty ? "" : "Falta \(list). ")Compila el curso: `swift build -c release`.",
      en:
        "\(missing.isEmpty ? "" : "\(list) is missing. ")Build the course: `swift build -c release`."
    )
  }

  static func cache(_ path: String, _ reason: String) -> Localized {
    Localized(
      es: "No puedo escribir en `\(path)`: \(reason)",
      en: "`\(path)` cannot be written: \(reason)"
    )
  }

  static func readOnly(_ path: String) -> Localized {
    Localized(
      es: "No se puede escribir en ella: `chmod u+w \(path)`.",
      en: "It cannot be written: `chmod u+w \(path)`."
    )
  }
}
