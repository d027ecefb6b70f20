// misconception: The view will not let anybody tap '-' at zero, so the reducer need not refuse it.
// refused-by: suelo
// es: alguien impidiera restar por debajo del suelo, y el reducer no tuviera que mirarlo
// en: somebody else kept the count above its floor, and the reducer need not look
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
        state.cuenta -= 1
        return .none

      case .reinicio:
        state.cuenta = 0
        return .none
      }
    }
  }
}
