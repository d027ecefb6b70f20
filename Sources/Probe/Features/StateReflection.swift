@_spi(Probe) import Bucle
import Wire

/// How a state becomes a tree: an observable one through its properties, any other by reflection.
///
/// Reading the properties themselves shows what the feature's own code reads, whatever the type says
/// of itself when it is reflected.
struct StateReflection<State> {
  private let fields: [(name: String, path: PartialKeyPath<State>)]

  init() {
    func open<Observed: ObservableState>(_ type: Observed.Type) -> [StateField<State>] {
      type.stateFields as? [StateField<State>] ?? []
    }
    let fields = (State.self as? any ObservableState.Type).map { open($0) } ?? []
    self.fields = fields.map { ($0.name, $0.path) }
  }

  func tree(of state: State) -> Tree {
    if fields.isEmpty { return Tree(reflecting: state) }
    return .record(
      Tree.name(State.self),
      fields.map { Tree.Field($0.name, Tree(reflecting: state[keyPath: $0.path])) }
    )
  }
}
