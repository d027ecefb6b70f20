// misconception: A reset is a chain of decrements that the reducer sends itself.
// refused-by: sin-efectos
// es: reiniciar fuera restar muchas veces, con acciones que el reducer se envía a sí mismo
// en: a reset were many subtractions, by actions that the reducer sends itself
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
        state.cuenta -= 1
        return .none

      case .reinicio:
        guard state.cuenta > 0 else { return .none }
        return .merge(.send(.decremento), .send(.reinicio))
      }
    }
  }
}
