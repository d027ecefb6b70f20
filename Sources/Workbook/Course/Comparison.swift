/// Two runs whose outcomes are shown side by side.
public struct Comparison: Hashable, Sendable {
  /// One of the two runs.
  public struct Side: Hashable, Sendable {
    /// What runs.
    public let feature: Feature.ID
    /// The lines that are typed to it, in the notation of the prompt; may be empty.
    public let script: [String]
  }

  /// Which part of an outcome is shown.
  public enum Aspect: String, CaseIterable, Sendable {
    /// The screen.
    case view
    /// The state.
    case state
    /// The actions that reached the reducer.
    case actions
  }

  /// The name in its step.
  public let id: Block.ID
  /// The run on the left.
  public let left: Side
  /// The run on the right.
  public let right: Side
  /// Which part of both outcomes is shown.
  public let aspect: Aspect
  /// The terminal columns that each picture is drawn in; nil leaves it to the screen.
  public let width: Int?
  /// What the comparison shows; may be empty.
  public let caption: Markdown
}
