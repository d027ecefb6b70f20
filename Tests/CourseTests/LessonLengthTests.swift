import Bilingual
import Foundation
import Testing
import Workbook

@testable import BucleCLI

/// How long the real course's pieces are.
@Suite struct `The steps` {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test func `are a screen each, and statements two at most, in both languages`() throws {
    let course = try Course.load(from: Self.root.appending(path: "lessons"))
    for lesson in course.lessons {
      for finding in LessonReview(course: course, lesson: lesson).findings where !finding.isGood {
        Issue.record("\(lesson.id): \(finding.text.en)")
      }
    }
  }
}
