import Bilingual
import Examiner

/// What is said of the walls around somebody else's program.
enum ConfinementText {
  static let name = Localized(es: "aislamiento", en: "isolation")

  static let ownWork = Localized(
    es:
      "Para tu propio código basta. El de otra persona no se califica así: instala `bubblewrap`.",
    en: "For your own code that is enough. Nobody else's is graded like that: install `bubblewrap`."
  )

  static let install = Localized(
    es: "Instálalo con `sudo apt-get install bubblewrap`.",
    en: "Install it with `sudo apt-get install bubblewrap`."
  )

  static let allow = Localized(
    es:
      "Este sistema no deja crear espacios de nombres de usuario; dentro de un contenedor es lo normal.",
    en: "This system does not let user namespaces be made; inside a container that is usual."
  )
}

extension Confinement {
  /// What holds, in one sentence.
  var text: Localized {
    switch self {
    case .enclosed:
      Localized(
        es: "bubblewrap: sin red, sin tus archivos y sin otros procesos",
        en: "bubblewrap: no network, none of your files, no other process"
      )
    case .limitsOnly(.notInstalled), .limitsOnly(.notAsked):
      Localized(
        es: "Sin bubblewrap, una kata corre con límites pero puede leer tus archivos.",
        en: "Without bubblewrap, a kata runs under limits but can read your files."
      )
    case .limitsOnly(.refused(let words)):
      Localized(
        es:
          "bubblewrap no funciona aquí (\(words.firstLine)): una kata corre con límites pero puede leer tus archivos.",
        en:
          "bubblewrap does not work here (\(words.firstLine)): a kata runs under limits but can read your files."
      )
    }
  }

  /// The next step towards walls; nil where they stand.
  var remedy: Localized? {
    switch self {
    case .enclosed: nil
    case .limitsOnly(.notInstalled), .limitsOnly(.notAsked): ConfinementText.install
    case .limitsOnly(.refused): ConfinementText.allow
    }
  }
}

extension String {
  fileprivate var firstLine: Substring {
    split(separator: "\n").first ?? ""
  }
}
