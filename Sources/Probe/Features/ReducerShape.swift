import Bucle
import Wire

/// What every run of one reducer's program has in common: it is found out once in a process.
@MainActor
final class ReducerShape<R: Reducer> {
  private lazy var catalogue = ActionCatalogue(R.Action.self)
  private(set) lazy var reflection = StateReflection<R.State>()
  private(set) lazy var actionReflection = TypedReflection<R.Action>()
  /// An exploration sends the same few actions many thousands of times.
  private(set) var actions: [Tree: R.Action] = [:]
  private var texts: [Tree: String] = [:]

  nonisolated init() {}

  /// The action that a tree describes, or why there is none; it is then one of the known `actions`.
  func action(_ tree: Tree) -> Result<R.Action, ActionCatalogue<R.Action>.Rejection> {
    let result = catalogue.action(tree)
    if case .success(let action) = result { actions[tree] = action }
    return result
  }

  /// An action as a learner writes it.
  func text(of action: Any) -> String {
    let tree = (action as? R.Action).map(actionReflection.tree) ?? Tree(reflecting: action)
    if let text = texts[tree] { return text }
    let text = tree.description
    if texts.count >= 1000 { texts.removeAll() }
    texts[tree] = text
    return text
  }
}
