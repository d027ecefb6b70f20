import Foundation
import Testing
import Workbook

/// What a kata's statement has to say of what its exam looks at.
@Suite struct `A statement` {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The exam reads the state's stored properties by name, so that keeping one in another form is refused.
  @Test func `says what becomes of the state that a learner's file declares`() throws {
    let lessons = Self.root.appending(path: "lessons")
    let course = try Course.load(from: lessons)
    var declaring = 0
    for kata in course.katas {
      let sources = try kata.files.map {
        try String(contentsOf: kata.folder.appending(path: "Starter/\($0)"), encoding: .utf8)
      }
      guard sources.contains(where: { $0.contains("struct State") }) else { continue }
      declaring += 1
      for language in ["es", "en"] {
        let file = kata.folder.appending(path: "statement.\(language).md")
        let statement = try String(contentsOf: file, encoding: .utf8)
        #expect(statement.contains("`State`"), "\(kata.id), \(language)")
      }
    }
    #expect(declaring > 5)
  }
}
