import Bilingual

/// What the commands say.
enum ToolText {
  static let withoutProgress = Localized(
    es: "Sigo sin guardar tu progreso.",
    en: "Going on without keeping your progress."
  )
  static let about = Localized(
    es: "`bucle` abre el cuaderno donde lo dejaste. También se puede usar por órdenes:",
    en: "`bucle` opens the workbook where you left it. It also takes commands:"
  )
  static let stopping = Localized(es: "Parando…", en: "Stopping…")

  static func goodbye(_ step: Localized?) -> Localized {
    guard let step else { return Localized(es: "Hasta luego.", en: "See you.") }
    return Localized(
      es: "Hasta luego. Con `bucle` seguirás en «\(step.es)».",
      en: "See you. `bucle` will pick up at “\(step.en)”."
    )
  }

  static func workspaceMade(_ path: String) -> Localized {
    Localized(es: "Tu carpeta de trabajo: \(path)", en: "Your workspace: \(path)")
  }
}
