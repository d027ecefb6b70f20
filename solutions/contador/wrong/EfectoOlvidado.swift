// misconception: A branch has to return some work, so the reset starts an effect that only waits.
// refused-by: sin-efectos
// es: cada rama tuviera que dejar algún trabajo en marcha
// en: a branch had to leave some work running
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
        state.cuenta = 0
        return .run { _ in try await Task.sleep(for: .seconds(1)) }
      }
    }
  }
}
