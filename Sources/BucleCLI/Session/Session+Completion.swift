import Bilingual
import Wire
import Workbook

extension Session {
  /// What could stand at the end of a half-typed line.
  func completion(of typed: String) -> LineEditor.Completion {
    let text = String(typed.drop { $0 == " " })
    if text.hasPrefix(".") {
      return Self.completion(of: text, among: live?.actions.map { ".\($0)" } ?? [])
    }
    guard text.contains(" ") else { return Self.completion(of: text, among: firstWords) }
    let (word, rest) = Self.split(text)
    let argument = typed.hasSuffix(" ") && rest.isEmpty ? "" : rest
    guard let verb = Verb(word) else { return LineEditor.Completion(replaced: 0, words: []) }
    let place = text.dropFirst(word.count).drop { $0 == " " }
    if verb == .lesson, place.contains(" ") { return completion(ofStep: place) }
    return Self.completion(of: argument, among: words(after: verb))
  }

  /// The names of a lesson's steps, after the lesson's own.
  private func completion(ofStep place: Substring) -> LineEditor.Completion {
    let name = place.prefix { $0 != " " }
    let step = place.dropFirst(name.count).drop { $0 == " " }
    let lesson = course.lessons.index(named: String(name)).map { course.lessons[$0] }
    return Self.completion(of: String(step), among: lesson?.steps.map { $0.name[language] } ?? [])
  }

  /// The commands of the reader's language, and the actions of the open feature.
  private var firstWords: [String] {
    Verb.allCases.filter { $0.places.contains(.prompt) }.map { $0.word(language) }
      + (live?.actions.map { ".\($0)" } ?? [])
  }

  private func words(after verb: Verb) -> [String] {
    switch verb.argument {
    case .none, .text, .words, .files: []
    case .lesson: course.lessons.map { "\($0.number)" } + course.lessons.map(\.id.rawValue)
    case .kata, .katas: course.katas.map(\.id.rawValue)
    case .feature: features.map(\.rawValue) + kataFeatures
    case .verb: firstWords
    case .language: Language.allCases.map(\.rawValue)
    case .element where verb == .choose: choices
    case .element: labels
    }
  }

  /// Every option of every picker on the screen, after the picker's label.
  private var choices: [String] {
    let pickers = live?.reading?.screen?.elements.filter { $0.kind == .picker } ?? []
    return pickers.flatMap { picker in picker.choices.map { "\(picker.label) \($0)" } }
  }

  private static func completion(
    of typed: String,
    among words: [String]
  ) -> LineEditor.Completion {
    let folded = Word.folded(typed)
    let found = words.filter { Word.folded($0).hasPrefix(folded) }
    return LineEditor.Completion(replaced: typed.count, words: found)
  }
}
