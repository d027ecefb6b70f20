public import Foundation

/// A workbook as read from its folder: lessons in order, each with its steps and katas.
///
/// A value of this type has passed every check of ``CourseProblem``: the languages agree, and every
/// kata that a step names exists with all its files.
public struct Course: Hashable, Sendable {
  /// The folder that holds `workbook.json`.
  public let root: URL
  /// The lessons in the order of `workbook.json`; never empty.
  public let lessons: [Lesson]
  /// The katas of all lessons, in the order in which the steps set them; those that a lesson sets nowhere come after
  /// its others, by name.
  public let katas: [Kata]
  /// What the whole course grants to learners' programs.
  public let limits: CourseLimits
  /// The most that any verdict tells; nil leaves it to the katas and their exams.
  public let feedback: AllowedFeedback?

  /// The lesson of that name; nil if the course has none.
  public subscript(lesson: Lesson.ID) -> Lesson? {
    lessons.first { $0.id == lesson }
  }

  /// The kata of that name; nil if the course has none.
  public subscript(kata: Kata.ID) -> Kata? {
    katas.first { $0.id == kata }
  }
}
