// The step is worked out first, and one expression keeps every result within the limits.
import ComposableArchitecture

@Reducer
struct Contador {
  @ObservableState
  struct State: Equatable {
    private(set) var cuenta = 0

    mutating func mueve(_ paso: Int) {
      let nueva = min(10, max(0, cuenta + paso))
      if nueva != cuenta { cuenta = nueva }
    }
  }

  enum Action {
    case reinicio, decremento, incremento
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .incremento: state.mueve(1)
      case .decremento: state.mueve(-1)
      case .reinicio: state.mueve(-state.cuenta)
      }
      return .none
    }
  }
}
