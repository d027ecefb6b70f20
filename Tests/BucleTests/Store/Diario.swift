import Bucle
import ComposableArchitecture

/// A reducer that writes down what it is sent and does what a table says.
func diario(
  _ efectos: @escaping (String) -> Effect<String>
) -> Reduce<[String], String> {
  Reduce { state, action in
    state.append(action)
    return efectos(action)
  }
}

@MainActor
func anotado(_ store: Store<[String], String>) -> [String] {
  store.withState { $0 }
}
