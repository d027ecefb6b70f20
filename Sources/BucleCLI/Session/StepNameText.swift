import Bilingual

extension StepNameError {
  var text: Localized {
    switch self {
    case .outOfRange(let number, let steps):
      Localized(
        es: "No hay paso '\(number)': los de esta lección van del 1 al \(steps).",
        en: "There is no step '\(number)': this lesson's go from 1 to \(steps)."
      )
    case .ambiguous(let text, let candidates):
      Localized(
        es:
          "'\(text)' puede ser \(Self.list(candidates, .spanish)). Escribe algo más, o el número.",
        en:
          "'\(text)' could be \(Self.list(candidates, .english)). Type a little more, or the number."
      )
    case .unknown(let text, let nearest?, _):
      Localized(
        es: "Ningún paso se llama '\(text)'. ¿Querías decir \(Self.list([nearest], .spanish))?",
        en: "No step is called '\(text)'. Did you mean \(Self.list([nearest], .english))?"
      )
    case .unknown(let text, nil, let steps):
      Localized(
        es:
          "Ningún paso se llama '\(text)'. Vale su título, como empieza, o un número del 1 al \(steps).",
        en:
          "No step is called '\(text)'. Type its title, how it begins, or a number from 1 to \(steps)."
      )
    }
  }

  private static func list(_ candidates: [Candidate], _ language: Language) -> String {
    let shown = candidates.prefix(6).map { "\($0.number) «\($0.title[language])»" }
    let names =
      language == .english
      ? shown.map { $0.replacing("«", with: "“").replacing("»", with: "”") } : shown
    return names.joined(separator: ", ") + (candidates.count > shown.count ? ", …" : "")
  }
}
