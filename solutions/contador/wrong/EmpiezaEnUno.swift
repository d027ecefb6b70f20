// misconception: A counter starts at the first number that one counts, 1.
// refused-by: inicio
// es: la cuenta empezara en 1
// en: the count started at 1
import ComposableArchitecture

@Reducer
struct Contador {
  @ObservableState
  struct State: Equatable {
    var cuenta = 1
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
        state.cuenta = 0
        return .none
      }
    }
  }
}
