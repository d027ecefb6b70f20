public import Bilingual

/// One lesson: a title and the steps that a learner walks through.
public struct Lesson: Hashable, Sendable {
  /// The name of a lesson, equal to that of its folder.
  public typealias ID = Identifier<Lesson>

  /// The folder's name.
  public let id: ID
  /// The place in the course, counted from 1.
  public let number: Int
  /// The heading of the lesson's file.
  public let title: Localized
  /// The steps in reading order; never empty.
  public let steps: [Step]

  /// The step of that name; nil if the lesson has none.
  public subscript(step: Step.ID) -> Step? {
    steps.first { $0.id == step }
  }
}
