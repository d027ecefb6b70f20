import Bilingual

/// A command: what the first word of a line, or of the program's arguments, can ask for.
enum Verb: CaseIterable, Sendable, Hashable {
  // MARK: Going through the lessons
  case next, back, again, lessons, lesson
  // MARK: Driving a live feature
  case play, form, actions, tap, type, erase, toggle, choose, advance, answer, dismiss
  // MARK: Moving in what was done
  case undo, redo, goTo, trace, loop, diff, save, replay
  // MARK: Working on a kata
  case statement, edit, check, hint, reset, solution
  // MARK: Handing in and grading
  case submit, grade
  // MARK: The tool itself
  case progress, lang, help, quit, initialise, doctor, version, author

  /// What stands after the word.
  enum Argument: Sendable {
    case none, lesson, kata, feature, verb, language
    /// Any number of katas.
    case katas
    /// Any number of files and folders.
    case files
    /// Several words, such as a task and katas.
    case words
    /// The label of something on the screen.
    case element
    /// Free text.
    case text
  }

  /// Where a command can be given.
  struct Places: OptionSet, Sendable {
    var rawValue: UInt8
    static let prompt = Places(rawValue: 1)
    static let shell = Places(rawValue: 2)
    static let both: Places = [.prompt, .shell]
  }

  var argument: Argument {
    switch self {
    case .lesson: .lesson
    case .statement, .edit, .check, .hint, .reset, .solution: .kata
    case .submit: .katas
    case .grade: .files
    case .play, .form: .feature
    case .tap, .type, .erase, .toggle, .choose: .element
    case .advance, .answer, .goTo, .diff, .save, .replay: .text
    case .lang: .language
    case .author: .words
    case .help: .verb
    default: .none
    }
  }

  var places: Places {
    switch self {
    case .lessons, .lesson, .check, .hint, .reset, .solution, .progress, .help, .doctor, .version:
      .both
    case .initialise, .submit, .grade, .author: .shell
    default: .prompt
    }
  }

  /// The words for it in each language, the one that is shown first.
  ///
  /// Both languages are understood at any time.
  var words: (es: [String], en: [String]) {
    switch self {
    case .next: (["siguiente", "saltar"], ["next", "skip"])
    case .back: (["atrás"], ["back"])
    case .again: (["repetir"], ["again"])
    case .lessons: (["lecciones"], ["lessons"])
    case .lesson: (["lección"], ["lesson"])
    case .play: (["jugar"], ["play"])
    case .form: (["formulario"], ["form"])
    case .actions: (["acciones"], ["actions"])
    case .tap: (["tocar"], ["tap"])
    case .type: (["escribir"], ["type"])
    case .erase: (["borrar"], ["erase"])
    case .toggle: (["alternar"], ["toggle"])
    case .choose: (["elegir"], ["choose"])
    case .advance: (["avanzar"], ["advance"])
    case .answer: (["responder"], ["answer"])
    case .dismiss: (["cerrar"], ["dismiss"])
    case .undo: (["deshacer"], ["undo"])
    case .redo: (["rehacer"], ["redo"])
    case .goTo: (["ir"], ["goto"])
    case .diff: (["diferencia"], ["diff"])
    case .save: (["guardar"], ["save"])
    case .replay: (["reproducir"], ["replay"])
    case .trace: (["traza"], ["trace"])
    case .loop: (["vuelta"], ["loop"])
    case .statement: (["enunciado"], ["statement"])
    case .edit: (["editar"], ["edit"])
    case .check: (["comprobar"], ["check"])
    case .hint: (["pista"], ["hint"])
    case .reset: (["reiniciar"], ["reset"])
    case .solution: (["solución"], ["solution"])
    case .submit: (["entregar"], ["submit"])
    case .grade: (["calificar"], ["grade"])
    case .progress: (["progreso"], ["progress"])
    case .lang: (["idioma"], ["lang"])
    case .help: (["ayuda", "?"], ["help", "?"])
    case .quit: (["salir", "q"], ["quit", "exit", "q", ":q"])
    case .initialise: (["iniciar"], ["init"])
    case .doctor: (["diagnóstico"], ["doctor"])
    case .version: (["versión"], ["version"])
    case .author: (["autor"], ["author"])
    }
  }

  /// The word shown to a reader of the language.
  func word(_ language: Language) -> String {
    words(language).first ?? ""
  }

  func words(_ language: Language) -> [String] {
    language == .spanish ? words.es : words.en
  }

  /// The command that a word names in either language, however it is accented or capitalised.
  init?(_ word: some StringProtocol) {
    guard let verb = Self.byWord[Word.folded(word)] else { return nil }
    self = verb
  }

  private static let byWord: [String: Verb] = {
    var found: [String: Verb] = [:]
    for verb in Verb.allCases {
      for word in verb.words.es + verb.words.en { found[Word.folded(word)] = verb }
    }
    return found
  }()
}
