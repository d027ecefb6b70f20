// misconception: A full counter is closed, so at the ceiling '.decremento' is refused as well.
// refused-by: exhaustivo
// es: un contador lleno se cerrara del todo, también para bajar
// en: a full counter were closed altogether, even for going down
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
        guard state.cuenta > 0, state.cuenta < 10 else { return .none }
        state.cuenta -= 1
        return .none

      case .reinicio:
        state.cuenta = 0
        return .none
      }
    }
  }
}
