// misconception: Changing a copy of the state is enough, since the copy came from the store.
// refused-by: reinicio
// es: cambiar una copia del estado fuera cambiar el estado
// en: changing a copy of the state were changing the state
import ComposableArchitecture

@Reducer
struct Contador {
  @ObservableState
  struct State: Equatable {
    var cuenta = 0

    mutating func reinicia() {
      cuenta = 0
    }
  }

  enum Action {
    case incremento
    case decremento
    case reinicio
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .incremento:
        guard state.cuenta < 10 else { return .none }
        state.cuenta += 1
        return .none

      case .decremento:
        guard state.cuenta > 0 else { return .none }
        state.cuenta -= 1
        return .none

      case .reinicio:
        var copia = state
        copia.reinicia()
        return .none
      }
    }
  }
}
