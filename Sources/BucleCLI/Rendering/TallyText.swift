import Bilingual
import SyntaxWire

/// What the rows of a count are called.
enum TallyText {
  static let rows: [(label: Localized, count: @Sendable (Census) -> Int)] = [
    (Localized(es: "nombres declarados", en: "names declared"), { $0.identifiers }),
    (Localized(es: "casos de enum", en: "enum cases"), { $0.cases }),
    (Localized(es: "ramas", en: "branches"), { $0.branches }),
    (Localized(es: "bindings a mano", en: "bindings by hand"), { $0.bindings }),
    (Localized(es: "tareas guardadas", en: "stored tasks"), { $0.storedTasks }),
    (Localized(es: "dependencias", en: "dependencies"), { $0.dependencies }),
  ]
  static func places(_ count: Int, _ first: String, _ second: String) -> Localized {
    Localized(
      es: "De `\(first)` a `\(second)`, \(count) \(count == 1 ? "sitio" : "sitios"):",
      en: "From `\(first)` to `\(second)`, \(count) \(count == 1 ? "place" : "places"):"
    )
  }

  static let notCounted = Localized(
    es:
      "No se han podido contar las declaraciones: falta `bucle-syntax` o un archivo de la lección.",
    en: "The declarations could not be counted: `bucle-syntax` or a file of the lesson is missing."
  )
}
