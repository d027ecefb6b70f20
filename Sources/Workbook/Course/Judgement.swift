/// One hidden specification put to several features, whatever they are made of.
public struct Judgement: Hashable, Sendable {
  /// The name of a specification among the hidden exams.
  public typealias Specification = Identifier<Judgement>

  /// What is shown of it.
  public enum Aspect: String, CaseIterable, Sendable {
    /// Which checks each feature passes.
    case checks
    /// The states that each feature can come to, and those that only one of two can.
    case states
  }

  /// The name in its step.
  public let id: Block.ID
  /// What they are held to.
  public let specification: Specification
  /// What is judged; two where states are shown, a model and then a reducer.
  public let features: [Feature.ID]
  /// What is shown.
  public let aspect: Aspect
  /// What it shows, below it.
  public let caption: Markdown
}
