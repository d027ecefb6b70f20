// misconception: There is one counter in the app, so the count may be kept in a static property.
// refused-by: dos-a-la-vez
// es: nunca pudiera haber dos contadores abiertos a la vez
// en: there could never be two counters open at once
import ComposableArchitecture

@MainActor
private enum Memoria {
  static var cuenta = 0

  static func empieza() -> Int {
    cuenta = 0
    return cuenta
  }
}

@Reducer
struct Contador {
  @ObservableState
  struct State: Equatable {
    var cuenta = MainActor.assumeIsolated { Memoria.empieza() }
  }

  enum Action {
    case incremento
    case decremento
    case reinicio
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      state.cuenta = MainActor.assumeIsolated {
        switch action {
        case .incremento: Memoria.cuenta = min(10, Memoria.cuenta + 1)
        case .decremento: Memoria.cuenta = max(0, Memoria.cuenta - 1)
        case .reinicio: Memoria.cuenta = 0
        }
        return Memoria.cuenta
      }
      return .none
    }
  }
}
