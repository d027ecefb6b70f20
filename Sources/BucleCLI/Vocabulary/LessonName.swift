import Bilingual
import Workbook

/// What a lesson goes by where it has to be told from the others.
struct LessonName: Hashable, Sendable {
  let id: Lesson.ID
  let number: Int
  let title: Localized

  init(_ lesson: Lesson) {
    id = lesson.id
    number = lesson.number
    title = lesson.title
  }

  /// The folder's name without its number.
  var bareID: String { String(id.rawValue.drop { $0.isNumber || $0 == "-" }) }
}

extension [LessonName] {
  /// Numbers and titles, as a sentence lists them.
  func listed(_ language: Language) -> String {
    let names = map { name in
      let title = name.title[language]
      return "\(name.number) " + (language == .spanish ? "«\(title)»" : "“\(title)”")
    }
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    let and = Localized(es: " y ", en: " and ")[language]
    return names.dropLast().joined(separator: ", ") + and + last
  }
}
