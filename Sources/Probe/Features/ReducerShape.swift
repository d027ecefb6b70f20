import Bucle
import Wire

/// What every run of one reducer's program has in common: it is found out once in a process.
@MainActor
final class ReducerShape<R: Reducer> {
  private lazy var catalogue = ActionCatalogue(R.Action.self)
  private(set) lazy var reflection = StateReflection<R.State>()
  /// An exploration sends the same few actions many thousands of times.
  private var actions: [Tree: R.Action] = [:]

  nonisolated init() {}

  /// The action that a tree describes, or why there is none.
  func action(_ tree: Tree) -> Result<R.Action, ActionCatalogue<R.Action>.Rejection> {
    if let action = actions[tree] { return .success(action) }
    let result = catalogue.action(tree)
    if case .success(let action) = result { actions[tree] = action }
    return result
  }
}
