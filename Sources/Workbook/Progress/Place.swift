/// A step of a lesson, as progress refers to it.
public struct Place: Hashable, Sendable {
  /// The lesson.
  public let lesson: Lesson.ID
  /// The step in it.
  public let step: Step.ID

  /// Names a step.
  public init(lesson: Lesson.ID, step: Step.ID) {
    self.lesson = lesson
    self.step = step
  }
}
