@_spi(Probe) import Bucle
import Wire

/// How a state becomes a tree: an observable one through its properties, any other by reflection.
///
/// Reading the properties themselves shows what the feature's own code reads, whatever the type says
/// of itself when it is reflected.
struct StateReflection<State> {
  private let name = Tree.name(State.self)
  private let fields: [(name: String, tree: (State) -> Tree)]
  private let whole = TypedReflection<State>()

  init() {
    func open<Observed: ObservableState>(_ type: Observed.Type) -> [StateField<State>] {
      type.stateFields as? [StateField<State>] ?? []
    }
    let fields = (State.self as? any ObservableState.Type).map { open($0) } ?? []
    self.fields = fields.map { ($0.name, Self.reading($0.path)) }
  }

  func tree(of state: State) -> Tree {
    if fields.isEmpty { return whole.tree(state) }
    return .record(name, fields.map { Tree.Field($0.name, $0.tree(state)) })
  }

  private static func reading(_ path: PartialKeyPath<State>) -> (State) -> Tree {
    func open<Value>(_ type: Value.Type) -> (State) -> Tree {
      guard let path = path as? KeyPath<State, Value> else {
        return { Tree(reflecting: $0[keyPath: path]) }
      }
      let reflection = TypedReflection<Value>()
      return { reflection.tree($0[keyPath: path]) }
    }
    return _openExistential(Swift.type(of: path).valueType, do: open)
  }
}
