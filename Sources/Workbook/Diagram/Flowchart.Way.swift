extension Flowchart {
  /// What an arrow stands for in a live feature: one leg of the way round its loop.
  ///
  /// The author writes it as the arrow's Mermaid id, `VIEW view-action@-->|sends| STORE`.
  public enum Way: String, CaseIterable, Hashable, Sendable {
    // MARK: A reducer
    /// The view sends an action.
    case viewToAction = "view-action"
    /// The store hands an action to the reducer.
    case actionToReducer = "action-reducer"
    /// The reducer changes the state.
    case reducerToState = "reducer-state"
    /// The view is drawn from the state.
    case stateToView = "state-view"
    /// The reducer returns an effect.
    case reducerToEffect = "reducer-effect"
    /// An effect sends an action.
    case effectToAction = "effect-action"
    /// The view changes the state without an action.
    case viewToState = "view-state"
    // MARK: A view model
    /// The view calls a method, or assigns a property.
    case viewToModel = "view-model"
    /// The view is drawn from the model.
    case modelToView = "model-view"
    /// The model starts a task.
    case modelToTask = "model-task"
    /// A task changes the model.
    case taskToModel = "task-model"
  }

  /// The ways that a feature just took, and the word that says so where arrows are read and not seen.
  public struct Trail: Hashable, Sendable {
    /// What was travelled.
    public let ways: Set<Way>
    /// What a list says after an arrow that was travelled.
    public let word: String

    /// Marks those ways.
    public init(_ ways: Set<Way>, word: String) {
      self.ways = ways
      self.word = word
    }
  }

  /// What the arrows stand for; empty where the flowchart is not about a feature's loop.
  public var ways: Set<Way> { Set(edges.compactMap(\.way)) }
}
