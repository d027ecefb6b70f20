import Bilingual

/// What `init` says and writes.
enum InitText {
  static let readmeName = Localized(es: "LEEME.md", en: "README.md")

  static let readme = Localized(
    es: """
      # Tu carpeta de trabajo

      Cada kata tiene aquí su carpeta. Abre esta carpeta en tu editor: `Package.swift` le dice dónde está
      `ComposableArchitecture`, así que completa y señala errores sin compilar el curso.

      - `bucle` abre el cuaderno donde lo dejaste.
      - `bucle comprobar contador` examina una kata.
      - `bucle pista contador` ayuda un poco más cada vez.
      - `bucle reiniciar contador` empieza de nuevo y guarda lo tuyo en `.bucle/backups`.

      En `.bucle` está tu progreso; no hace falta tocarlo. (\(LearnerPackage.mark))

      """,
    en: """
      # Your workspace

      Every kata has its folder here. Open this folder in your editor: `Package.swift` tells it where
      `ComposableArchitecture` is, so it completes and points out errors without building the course.

      - `bucle` opens the workbook where you left it.
      - `bucle check contador` examines a kata.
      - `bucle hint contador` helps a little more each time.
      - `bucle reset contador` starts over and keeps your work in `.bucle/backups`.

      Your progress is in `.bucle`, which needs no attention. (\(LearnerPackage.mark))

      """
  )

  static func ready(_ path: String) -> Localized {
    Localized(
      es: "Todo listo en \(path). Ábrela en tu editor, y `bucle` para empezar.",
      en: "All set in \(path). Open it in your editor, and type `bucle` to begin."
    )
  }

  static func kept(_ path: String) -> Localized {
    Localized(
      es: "\(path) ya era tuyo y se queda como está.",
      en: "\(path) was yours already and stays as it is."
    )
  }
}
