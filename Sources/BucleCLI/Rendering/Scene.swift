import Bilingual
import Workbook

/// For whom and on what a passage is shown.
struct Scene: Sendable {
  var language: Language
  var options: RenderingOptions
  /// Rows of the terminal; `nil` where nobody turns the screen.
  var height: Int?

  var width: Int { options.width }

  /// The same scene with fewer columns, for what is indented.
  func narrowed(by columns: Int) -> Scene {
    Scene(language: language, options: options.narrowed(by: columns), height: height)
  }

  func say(_ text: Localized) -> String { text[language] }

  /// A paragraph in which backquotes enclose code.
  func paragraph(_ text: Localized, _ role: TextRole = .plain, hanging: Int = 0) -> Line {
    Line(marked: text[language], role, hanging: hanging)
  }

  func markdown(_ text: Translated<Markdown>) -> [Line] { markdown(text[language]) }

  func markdown(_ text: Markdown) -> [Line] {
    text.text.isEmpty ? [] : text.lines(options).map { Line($0) }
  }

  /// A word as it is typed in the reader's language: commands are translated, all else stays.
  func typed(_ line: String) -> String {
    let (word, rest) = Session.split(line)
    guard !line.hasPrefix("."), let verb = Verb(word) else { return line }
    var shown = rest
    if verb == .answer, language == .spanish {
      shown = rest.replacing(" value", with: " valor", maxReplacements: 1)
    }
    return shown.isEmpty ? verb.word(language) : "\(verb.word(language)) \(shown)"
  }
}
