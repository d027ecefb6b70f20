import Bilingual

/// What the help says beside the commands' own lines.
enum HelpText {
  struct Group {
    var title: Localized
    var verbs: [Verb]
  }

  static let groups = [
    Group(
      title: Localized(es: "La lección", en: "The lesson"),
      verbs: [.next, .back, .again, .lessons, .lesson]
    ),
    Group(
      title: Localized(es: "La feature viva", en: "The live feature"),
      verbs: [
        .play, .form, .actions, .tap, .type, .erase, .toggle, .choose, .advance, .answer, .dismiss,
      ]
    ),
    Group(
      title: Localized(es: "Lo que has hecho", en: "What you have done"),
      verbs: [.trace, .loop, .undo, .redo, .goTo, .diff, .save, .replay]
    ),
    Group(
      title: Localized(es: "La kata", en: "The kata"),
      verbs: [.statement, .edit, .check, .hint, .reset, .solution]
    ),
    Group(
      title: Localized(es: "La clase", en: "The class"),
      verbs: [.submit, .grade]
    ),
    Group(
      title: Localized(es: "El cuaderno", en: "The workbook"),
      verbs: [.initialise, .progress, .lang, .doctor, .version, .author, .help, .quit]
    ),
  ]

  static let action = Localized(
    es: "enviar una acción, escrita como en Swift",
    en: "send an action, written as in Swift"
  )
  static let keys = Localized(
    es:
      "Intro sigue. El tabulador completa. Ctrl-C borra la línea o para un examen. Las palabras valen en los dos idiomas.",
    en:
      "Return goes on. Tab completes. Ctrl-C clears the line or stops a check. Words work in both languages."
  )
  static let also = Localized(es: "También:", en: "Also:")
  static let options = Localized(es: "Opciones", en: "Options")
  static let optionList: [(name: String, meaning: Localized)] = [
    ("--lang es|en", Localized(es: "el idioma", en: "the language")),
    (
      "--workspace DIR",
      Localized(es: "la carpeta de trabajo", en: "the workspace folder")
    ),
    (
      "--json", Localized(es: "el veredicto de un examen, en JSON", en: "a check's verdict as JSON")
    ),
    (
      "--feedback LEVEL",
      Localized(
        es: "cuánto cuentan un examen o las calificaciones: \(GradeText.levels)",
        en: "how much a check or grades tell: \(GradeText.levels)"
      )
    ),
    (
      "--fresh",
      Localized(
        es: "examinar aunque ya haya veredicto de lo mismo",
        en: "examine even where there is a verdict on the same"
      )
    ),
    ("--yes", Localized(es: "entregar sin preguntar", en: "submit without asking")),
    (
      "--out PATH",
      Localized(
        es: "el archivo de la entrega, o la carpeta de las calificaciones",
        en: "the submission's file, or the folder for grades"
      )
    ),
    (
      "--format FORMAT",
      Localized(
        es: "la forma de las calificaciones: \(GradeText.formats)",
        en: "the form of grades: \(GradeText.formats)"
      )
    ),
    (
      "--jobs N",
      Localized(es: "cuántas se compilan a la vez", en: "how many are compiled at a time")
    ),
    (
      "--unconfined",
      Localized(
        es: "calificar aunque el código ajeno no pueda aislarse",
        en: "grade even where other people's code cannot be confined"
      )
    ),
    (
      "--kind KIND",
      Localized(
        es: "lo que se entrega en una kata nueva: feature, tests o scripts",
        en: "what a new kata asks for: feature, tests or scripts"
      )
    ),
    ("--plain", Localized(es: "sin colores", en: "no colours")),
    ("--ascii", Localized(es: "solo ASCII", en: "nothing but ASCII")),
    ("--reader", Localized(es: "para un lector de pantalla", en: "for a screen reader")),
  ]
  static let exitCodes = Localized(
    es:
      "Al salir: 0 pasa, 1 no pasa, 2 no se pudo juzgar, 64 orden no entendida, 65 lección con fallos, 70 fallo nuestro.",
    en:
      "On exit: 0 passed, 1 not passed, 2 could not be judged, 64 command not understood, 65 faulty lesson, 70 our fault."
  )
}
