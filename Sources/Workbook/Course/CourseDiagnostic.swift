/// One thing that an author must change before the course can be used.
public struct CourseDiagnostic: Hashable, Sendable {
  /// Where the change is due.
  public let position: SourcePosition
  /// What is wrong there.
  public let problem: CourseProblem

  /// Reports a problem at a place.
  public init(_ problem: CourseProblem, at position: SourcePosition) {
    self.problem = problem
    self.position = position
  }
}
