import Bilingual
import Examiner
import Workbook

extension RunFailure {
  /// What happened, and what can be done; `takenBack` is the line that the feature did not survive.
  func lines(_ scene: Scene, takenBack: String?) -> [Line] {
    switch self {
    case .ended(let failure, let isOurs):
      let message = failure.message.split(separator: "\n").prefix(5)
        .map { Line(String($0)).indented(2) }
      return [scene.paragraph(failure.text(isOurs: isOurs), .bad)] + message
        + (takenBack.map { [scene.paragraph(LoopText.takenBack($0), .dim)] } ?? [])
    case .doesNotCompile(let diagnostics, let sources):
      return scene.compilerErrors(diagnostics, sources)
        + [scene.paragraph(LoopText.notYetPlayable, .bad)]
    case .incomplete(let kata, let missing):
      return [scene.paragraph(LoopText.incomplete(kata.rawValue, missing), .bad)]
    case .build(let error): return [scene.paragraph(error.text)]
    case .tool(let error): return error.lines(scene)
    }
  }
}

extension LoopText {
  static let notYetPlayable = Localized(
    es: "Hasta que compile no hay nada que manejar. `editar` abre tu archivo.",
    en: "Until it compiles there is nothing to drive. `edit` opens your file."
  )

  static func takenBack(_ line: String) -> Localized {
    Localized(
      es: "`\(line)` queda retirado: lo de antes sigue en pie. `traza` lo enseña.",
      en: "`\(line)` is taken back: what came before still stands. `trace` shows it."
    )
  }

  static func incomplete(_ kata: String, _ names: [String]) -> Localized {
    let list = names.map { "`\($0)`" }.joined(separator: ", ")
    return names.isEmpty
      ? Localized(
        es:
          "Tu archivo compila, pero no se puede crear sin argumentos, o algún nombre es otra cosa. `enunciado \(kata)` dice la forma que hace falta.",
        en:
          "Your file compiles, but it cannot be made without arguments, or a name is something else. `statement \(kata)` says which shape is needed."
      )
      : Localized(
        es: "Tu archivo compila, pero le falta \(list). `enunciado \(kata)` dice qué hace falta.",
        en: "Your file compiles, but it lacks \(list). `statement \(kata)` says what is needed."
      )
  }
}
