import Bilingual
import Wire
import Workbook

extension Passage.Note {
  func lines(_ scene: Scene) -> [Line] {
    switch self {
    case .notStimulus(let line, let error): error.lines(of: line, scene.language)
    case .lessonFault(let line, let error):
      [scene.paragraph(text, .bad)] + error.lines(of: line, scene.language)
    default: [scene.paragraph(text)]
    }
  }

  private var text: Localized {
    switch self {
    case .answerFirst:
      Localized(
        es: "Escribe lo que crees que pasará, o `siguiente` para saltarte la pregunta.",
        en: "Type what you think will happen, or `next` to skip the question."
      )
    case .actions(let names):
      names.isEmpty
        ? Localized(
          es: "Esta feature solo responde a lo que se toca en su pantalla.",
          en: "This feature answers only to what is touched on its screen."
        )
        : Localized(
          es:
            "Entiende \(Self.list(names)). Se escribe con el punto y, tras `=`, un valor de Swift.",
          en:
            "It understands \(Self.list(names)). Type it with the dot and, after `=`, a value as in Swift."
        )
    case .noSuchStep(let error): error.text
    case .about(let kata):
      Localized(es: "Se trata de la kata `\(kata)`.", en: "This is about the kata `\(kata)`.")
    case .noKataYet(let kata, let lesson, let step):
      Localized(
        es:
          "Aquí todavía no hay kata. La próxima es `\(kata)`: `lección \(lesson) \(step)` te lleva a ella, y `pista \(kata)` da ya una pista suya.",
        en:
          "There is no kata here yet. The next one is `\(kata)`: `lesson \(lesson) \(step)` takes you there, and `hint \(kata)` gives a hint for it even now."
      )
    case .nothingToDrive(let kata, .scripts, let designs) where !designs.isEmpty:
      Localized(
        es:
          "En `\(kata)` escribes guiones. Lo que se maneja son las features que rompen: abre \(Self.plays(designs, .spanish)), y `guardar` apunta lo que hagas.",
        en:
          "In `\(kata)` you write scripts. What can be driven are the features that they break: open \(Self.plays(designs, .english)), and `save` writes down what you do."
      )
    case .nothingToDrive(let kata, .scripts, _):
      Localized(
        es:
          "En `\(kata)` escribes guiones: no hay feature tuya que manejar. `comprobar \(kata)` los reproduce.",
        en:
          "In `\(kata)` you write scripts: there is no feature of yours to drive. `check \(kata)` replays them."
      )
    case .nothingToDrive(let kata, _, _):
      Localized(
        es:
          "En `\(kata)` escribes pruebas: no hay feature tuya que manejar. `enunciado \(kata)` cuenta lo que prueban y `comprobar \(kata)` las ejecuta.",
        en:
          "In `\(kata)` you write tests: there is no feature of yours to drive. `statement \(kata)` tells what they test, and `check \(kata)` runs them."
      )
    case .answerOfKind(let kind):
      Localized(
        es: "\(kind.text.es) `siguiente` se salta la pregunta.",
        en: "\(kind.text.en) `next` skips the question."
      )
    case .chooseFirst(let count):
      Localized(
        es:
          "Responde con una letra, de la `a` a la `\(Session.letters(count).last ?? "a")`, o `siguiente` para saltártela.",
        en:
          "Answer with a letter from `a` to `\(Session.letters(count).last ?? "a")`, or `next` to skip the question."
      )
    case .unknownWord(let word, let isLive):
      Self.nearCommand(word) ?? Self.unknown(word, isLive: isLive)
    case .answeredAlready(let word):
      Self.nearCommand(word)
        ?? Localized(
          es:
            "No conozco `\(word)`. La pregunta ya está contestada: `repetir` vuelve a hacerla; Intro sigue.",
          en:
            "There is no command `\(word)`. The question has been answered: `again` asks it once more; Return goes on."
        )
    case .standsAlone(let word, let rest, let isLive):
      Self.standsAlone(word, rest, isLive: isLive)
    case .leaveQuestion(let feature, let count):
      Localized(
        es:
          "¿Salir? De `\(feature)` \(count == 1 ? "se olvida lo que hiciste" : "se olvidan las \(count) cosas que hiciste"), si no las guardas antes con `guardar NOMBRE`. `sí` o `no`:",
        en:
          "Leave? What you did to `\(feature)` is forgotten (\(count == 1 ? "1 line" : "\(count) lines")) unless you keep it first, with `save NAME`. `yes` or `no`:"
      )
    case .nothingOpen(let feature?, _):
      Localized(
        es:
          "No hay ninguna feature abierta. `jugar` abre la de este paso, `\(feature)`; con un nombre detrás, otra.",
        en:
          "No feature is open. `play` opens this step's, `\(feature)`; with a name after it, another."
      )
    case .nothingOpen(nil, next: let feature?):
      Localized(
        es:
          "No hay ninguna feature abierta. La próxima de la lección es `\(feature)`: `jugar \(feature)` la abre ya.",
        en:
          "No feature is open. The lesson's next one is `\(feature)`: `play \(feature)` opens it now."
      )
    case .nothingOpen(nil, next: nil):
      Localized(
        es: "No hay ninguna feature abierta. `jugar` abre la que digas; el tabulador las enseña.",
        en: "No feature is open. `play` opens the one that you name; Tab lists them."
      )
    case .nothingToUndo:
      Localized(
        es: "No hay nada que deshacer: la feature está como al empezar.",
        en: "There is nothing to undo: the feature is as it was at the start."
      )
    case .undone(let line): Localized(es: "Retirado: `\(line)`", en: "Taken back: `\(line)`")
    case .nothingToRedo:
      Localized(
        es: "No hay nada que rehacer: nada se ha retirado desde lo último que hiciste.",
        en: "There is nothing to redo: nothing was taken back since the last thing you did."
      )
    case .needsTerminal: FormText.needsTerminal
    case .redone(let line): Localized(es: "Rehecho: `\(line)`", en: "Done again: `\(line)`")
    case .moment(let number, let last):
      Localized(es: "Momento \(number) de \(last).", en: "Moment \(number) of \(last).")
    case .noSuchMoment("", let last):
      Localized(
        es: "¿A qué momento? Van del 0, el principio, al \(last). `traza` los numera.",
        en: "To which moment? They go from 0, the start, to \(last). `trace` numbers them."
      )
    case .noSuchMoment(let text, let last):
      Localized(
        es: "No hay momento `\(text)`: van del 0, el principio, al \(last). `traza` los numera.",
        en:
          "There is no moment `\(text)`: they go from 0, the start, to \(last). `trace` numbers them."
      )
    case .notScriptName, .notReplayable, .scriptTooLong: ScriptText.text(self)
    case .notStimulus, .lessonFault:
      Localized(
        es: "La lección tiene una línea que no entiendo.",
        en: "The lesson has a line that cannot be read."
      )
    case .unanswerable(let path):
      Localized(
        es: "La lección pregunta por `\(path)`, y la feature no lo tiene.",
        en: "The lesson asks for `\(path)`, which the feature does not have."
      )
    case .nothingToOpen(let verb, next: let feature?):
      Localized(
        es:
          "Este paso no ha abierto ninguna feature. La próxima de la lección es `\(feature)`: llegarás a ella más adelante, y `\(verb.word(.spanish)) \(feature)` la abre ya.",
        en:
          "This step has not opened any feature. The lesson's next one is `\(feature)`: you come to it further on, and `\(verb.word(.english)) \(feature)` opens it now."
      )
    case .nothingToOpen(let verb, next: nil):
      Localized(
        es:
          "Este paso no abre ninguna feature. Di cuál quieres detrás de `\(verb.word(.spanish))`; el tabulador las enseña.",
        en:
          "This step opens no feature. Name one after `\(verb.word(.english))`; Tab lists them."
      )
    case .unknownFeature(let name, let known):
      Self.unknownFeature(name, known)
    case .firstStep:
      Localized(es: "Este es el primer paso.", en: "This is the first step.")
    case .languageChanged: Localized(es: "Seguimos en español.", en: "English it is.")
    case .resetQuestion(let kata):
      Localized(
        es: "¿Empezar `\(kata)` de nuevo? Lo tuyo se guarda aparte. `sí` o `no`:",
        en: "Start `\(kata)` over? Your work is kept aside. `yes` or `no`:"
      )
    case .leftAsItWas: Localized(es: "Todo queda como estaba.", en: "Everything stays as it was.")
    }
  }

  /// The guess at a mistyped command; `nil` where none is near.
  private static func nearCommand(_ word: String) -> Localized? {
    let verbs = Verb.allCases.filter { $0.places.contains(.prompt) }
    // Both languages are understood; of two words as near, the reader's own is the likelier.
    let es = Word.nearest(to: word, among: verbs.flatMap(\.words.es) + verbs.flatMap(\.words.en))
    let en = Word.nearest(to: word, among: verbs.flatMap(\.words.en) + verbs.flatMap(\.words.es))
    guard let es, let en else { return nil }
    return Localized(
      es: "No conozco `\(word)`. ¿Querías decir `\(es)`?",
      en: "There is no command `\(word)`. Did you mean `\(en)`?"
    )
  }

  private static func unknown(_ word: String, isLive: Bool) -> Localized {
    isLive
      ? Localized(
        es:
          "No conozco `\(word)`. Una acción empieza por punto: `.\(word)`. `ayuda` enseña las órdenes.",
        en:
          "There is no command `\(word)`. An action starts with a dot: `.\(word)`. `help` lists the commands."
      )
      : Localized(
        es: "No conozco `\(word)`. `ayuda` enseña las órdenes; Intro sigue.",
        en: "There is no command `\(word)`. `help` lists the commands; Return goes on."
      )
  }

  /// What followed may have been meant for a property of that name.
  private static func standsAlone(_ word: String, _ rest: String, isLive: Bool) -> Localized {
    guard isLive, rest.hasPrefix("=") || rest.hasPrefix("(") else {
      return Localized(
        es: "`\(word)` va sin nada detrás. Como sobra `\(rest)`, no he hecho nada.",
        en: "Nothing can follow `\(word)`. Because of `\(rest)`, nothing was done."
      )
    }
    let line = rest.hasPrefix("(") ? ".\(word)\(rest)" : ".\(word) \(rest)"
    return Localized(
      es:
        "`\(word)` es una orden y va sin nada detrás. Lo que es de la feature lleva un punto: `\(line)`.",
      en:
        "`\(word)` is a command that nothing can follow. What is the feature's has a dot: `\(line)`."
    )
  }

  private static func plays(_ features: [String], _ language: Language) -> String {
    let lines = features.map { "`\(Verb.play.word(language)) \($0)`" }
    let last = lines.last ?? ""
    let or = language == .spanish ? " o " : " or "
    return lines.count < 2 ? last : lines.dropLast().joined(separator: ", ") + or + last
  }

  private static func unknownFeature(_ name: String, _ known: [String]) -> Localized {
    let list = known.map { "`\($0)`" }.joined(separator: ", ")
    let near = Word.nearest(to: name, among: known)
    let guess = Localized(
      es: near.map { " ¿Querías decir `\($0)`?" } ?? "",
      en: near.map { " Did you mean `\($0)`?" } ?? ""
    )
    return Localized(
      es: "No hay ninguna feature `\(name)`.\(guess.es) Hay \(list).",
      en: "There is no feature `\(name)`.\(guess.en) There is \(list)."
    )
  }

  private static func list(_ names: [String]) -> String {
    names.map { "`.\($0)`" }.joined(separator: ", ")
  }
}
