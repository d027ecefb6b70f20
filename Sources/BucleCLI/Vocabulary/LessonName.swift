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

extension [Lesson] {
  /// The place of the lesson that a learner means: by its number, its folder's name with or without the number, or
  /// else by how a word of its title begins in either language, if no other title has such a word.
  func index(named text: String) -> Int? {
    let name = Word.folded(text)
    let exact = firstIndex {
      Int(text) == $0.number || [$0.id.rawValue, LessonName($0).bareID].contains(name)
    }
    if let exact { return exact }
    let begun = indices.filter { index in
      let title = self[index].title
      return "\(title.es) \(title.en)".split { !$0.isLetter }.contains {
        Word.folded($0).hasPrefix(name)
      }
    }
    return name.count > 2 && begun.count == 1 ? begun[0] : nil
  }
}
