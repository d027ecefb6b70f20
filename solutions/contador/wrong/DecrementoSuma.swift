// misconception: A copied branch is done once its limit is adapted, so '.decremento' still adds.
// refused-by: decremento
// es: `.decremento` también sumara
// en: `.decremento` added as well
import ComposableArchitecture

@Reducer
struct Contador {
  @ObservableState
  struct State: Equatable {
    var cuenta = 0
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
        state.cuenta += 1
        return .none

      case .reinicio:
        state.cuenta = 0
        return .none
      }
    }
  }
}
