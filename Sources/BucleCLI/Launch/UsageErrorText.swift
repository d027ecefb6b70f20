import Bilingual
import Workbook

extension UsageError {
  /// What was found, what there is, and how to go on; one paragraph per line.
  func text(_ language: Language) -> [String] {
    [finding[language]] + suggestion(language) + [wayOut[language]]
  }

  private var finding: Localized {
    switch self {
    case .unknownCommand(let word, true):
      Localized(
        es: "'\(word)' es una orden de dentro del cuaderno.",
        en: "'\(word)' is a command of the workbook's prompt."
      )
    case .unknownCommand(let word, false):
      Localized(es: "No hay ninguna orden '\(word)'.", en: "There is no command '\(word)'.")
    case .unknownOption(let name):
      Localized(es: "No hay ninguna opción '\(name)'.", en: "There is no option '\(name)'.")
    case .missingValue(let option):
      Localized(
        es: "Falta un valor detrás de '\(option)'.",
        en: "'\(option)' needs a value after it."
      )
    case .unknownLanguage(let code):
      Localized(
        es: "El cuaderno no está en '\(code)': hay 'es' y 'en'.",
        en: "The workbook is not in '\(code)': there are 'es' and 'en'."
      )
    case .wrongValue(let value, let option, let known):
      Localized(
        es: "'\(value)' no vale detrás de '\(option)': valen \(known.listed(.spanish)).",
        en: "'\(value)' cannot follow '\(option)': it takes \(known.listed(.english))."
      )
    case .missingOperand(let verb):
      Localized(
        es: "A '\(verb.word(.spanish))' le falta decir cuál: \(verb.usage.es).",
        en: "'\(verb.word(.english))' needs to know which: \(verb.usage.en)."
      )
    case .nobodyToAsk:
      Localized(
        es:
          "No hay terminal en el que preguntarte. Si estás de acuerdo con lo de arriba, añade '--yes'.",
        en: "There is no terminal to ask you on. If you agree with the above, add '--yes'."
      )
    case .needsFolder(let format):
      Localized(
        es:
          "'\(format)' pide un archivo por entrega, y hay varias: di en qué carpeta con '--out CARPETA'.",
        en:
          "'\(format)' takes a file for each submission, and there are several: name a folder with '--out FOLDER'."
      )
    case .missingVariables(let names):
      Localized(
        es:
          "Ese formato toma del entorno variables que faltan o no se entienden: \(names.listed(.spanish)).",
        en:
          "That format takes variables from the environment that are missing or not understood: \(names.listed(.english))."
      )
    case .unexpectedOperand(let word, .initialise):
      Localized(
        es: "Sobra '\(word)' detrás de 'iniciar'. La carpeta se elige así: '--workspace CARPETA'.",
        en:
          "'\(word)' is one word too many after 'init'. Choose the folder with '--workspace FOLDER'."
      )
    case .unexpectedOperand(let word, let verb):
      Localized(
        es: "Sobra '\(word)' detrás de '\(verb.word(.spanish))'.",
        en: "'\(word)' is one word too many after '\(verb.word(.english))'."
      )
    case .optionElsewhere(let name, let verb):
      Localized(
        es: "La opción '\(name)' es de '\(verb.word(.spanish))'.",
        en: "The option '\(name)' belongs to '\(verb.word(.english))'."
      )
    case .unknownLesson(let name, let known):
      Localized(
        es: "No hay ninguna lección '\(name)'. Hay \(known.listed(.spanish)).",
        en: "There is no lesson '\(name)'. There are \(known.listed(.english))."
      )
    case .unknownStep(let error): error.text
    case .unknownKata(let name, let known):
      Localized(
        es: "No hay ninguna kata '\(name)'. Hay \(known.listed(.spanish)).",
        en: "There is no kata '\(name)'. There is \(known.listed(.english))."
      )
    }
  }

  private func suggestion(_ language: Language) -> [String] {
    let near: String? =
      switch self {
      case .unknownCommand(let word, false):
        Word.nearest(
          to: word,
          among: Verb.allCases.filter { $0.places.contains(.shell) }.flatMap {
            $0.words(language) + $0.words(language == .spanish ? .english : .spanish)
          }
        )
      case .unknownOption(let name): Word.nearest(to: name, among: Options.names)
      case .unknownKata(let name, let known): Word.nearest(to: name, among: known)
      case .unknownLesson(let name, let known):
        Word.nearest(to: name, among: known.flatMap { [$0.id.rawValue, $0.bareID] })
      default: nil
      }
    return near.map {
      [Localized(es: "¿Querías decir '\($0)'?", en: "Did you mean '\($0)'?")[language]]
    } ?? []
  }

  private var wayOut: Localized {
    switch self {
    case .unknownCommand(_, true):
      Localized(
        es: "Ábrelo con 'bucle' y escríbela allí.",
        en: "Open it with 'bucle' and type it there."
      )
    case .unknownLesson:
      Localized(
        es: "'bucle lecciones' las enseña con sus katas.",
        en: "'bucle lessons' lists them with their katas."
      )
    case .unknownStep:
      Localized(
        es: "Con el número de la lección a solas se abre por el principio.",
        en: "With the lesson's number alone it opens at its start."
      )
    case .unknownKata:
      Localized(
        es: "'bucle progreso' enseña cuáles llevas.",
        en: "'bucle progress' shows where you are."
      )
    default:
      Localized(
        es: "'bucle ayuda' enseña lo que hay.",
        en: "'bucle help' shows what there is."
      )
    }
  }
}

extension [String] {
  /// The names in single quotes, as a sentence lists them.
  func listed(_ language: Language) -> String {
    let quoted = map { "'\($0)'" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
    let and = Localized(es: " y ", en: " and ")[language]
    return quoted.dropLast().joined(separator: ", ") + and + last
  }
}
