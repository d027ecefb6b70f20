@_spi(Probe) import Bucle
import Wire

/// How a state becomes a tree: an observable one through its properties, any other by reflection.
///
/// Reading the properties themselves shows what the feature's own code reads, whatever the type says
/// of itself when it is reflected.
struct StateReflection<State> {
  private let name = Tree.name(State.self)
  private let properties: [StateProperty<State>]
  private let whole = TypedReflection<State>()

  init() {
    func open<Observed: ObservableState>(_ type: Observed.Type) -> [StateField<State>] {
      type.stateFields as? [StateField<State>] ?? []
    }
    let fields = (State.self as? any ObservableState.Type).map { open($0) } ?? []
    properties = fields.map { .make($0.name, $0.path) }
  }

  func tree(of state: State) -> Tree {
    if properties.isEmpty { return whole.tree(state) }
    var fields: [Tree.Field] = []
    fields.reserveCapacity(properties.count)
    for property in properties { fields.append(property.field(of: state)) }
    return .record(name, fields)
  }
}

/// A property of a state that is read again and again: an object, since a closure would be wrapped for each type it passes.
private class StateProperty<State> {
  fileprivate let name: String
  private let path: PartialKeyPath<State>

  fileprivate init(_ name: String, _ path: PartialKeyPath<State>) {
    self.name = name
    self.path = path
  }

  func field(of state: State) -> Tree.Field {
    Tree.Field(name, Tree(reflecting: state[keyPath: path]))
  }

  static func make(_ name: String, _ path: PartialKeyPath<State>) -> StateProperty {
    func open<Value>(_ type: Value.Type) -> StateProperty {
      (path as? KeyPath<State, Value>).map { Typed(name, $0) } ?? StateProperty(name, path)
    }
    return _openExistential(Swift.type(of: path).valueType, do: open)
  }

  private final class Typed<Value>: StateProperty {
    private let typedPath: KeyPath<State, Value>
    private let reflection = TypedReflection<Value>()

    init(_ name: String, _ path: KeyPath<State, Value>) {
      typedPath = path
      super.init(name, path)
    }

    override func field(of state: State) -> Tree.Field {
      Tree.Field(name, reflection.tree(state[keyPath: typedPath]))
    }
  }
}
