import Bilingual
import Wire

extension Stimulus {
  /// The line that does this at the prompt, in the reader's words.
  func written(_ language: Language) -> String {
    switch self {
    case .send(let action): return "\(action)"
    case .set(let name, let value): return "\(name) = \(value)"
    case .call(let name, let arguments):
      return "\(name)(\(arguments.map(\.description).joined(separator: ", ")))"
    case .advance(let time): return "\(Verb.advance.word(language)) \(time.written)"
    case .resolve(let call, .value(let value)):
      let word = Localized(es: "valor", en: "value")[language]
      return "\(Verb.answer.word(language)) \(call) \(word) \(value)"
    case .reply(let call, let answer):
      let result =
        switch answer {
        case .value(let value): "\(value)"
        case .failure(let description):
          Localized(es: "error \(description)", en: "error \(description)")[language]
        }
      return "\(call) → \(result)"
    case .resolve(let call, .failure): return "\(Verb.answer.word(language)) \(call) error"
    case .interact(let place, let gesture):
      let index = place.index > 0 ? " #\(place.index + 1)" : ""
      switch gesture {
      case .tap: return "\(Verb.tap.word(language)) \(place.label)\(index)"
      case .toggle: return "\(Verb.toggle.word(language)) \(place.label)\(index)"
      case .type(let text): return "\(Verb.type.word(language)) \(place.label)\(index) \(text)"
      case .choose(let choice):
        return "\(Verb.choose.word(language)) \(place.label)\(index) \(choice)"
      case .erase(let count): return "\(Verb.erase.word(language)) \(place.label)\(index) \(count)"
      }
    case .dismiss: return Verb.dismiss.word(language)
    }
  }
}
