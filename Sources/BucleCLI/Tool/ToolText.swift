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
  static let goodbye = Localized(es: "Hasta luego.", en: "See you.")
  static let stopping = Localized(es: "Parando…", en: "Stopping…")

  static func workspaceMade(_ path: String) -> Localized {
    Localized(es: "Tu carpeta de trabajo: \(path)", en: "Your workspace: \(path)")
  }
}
