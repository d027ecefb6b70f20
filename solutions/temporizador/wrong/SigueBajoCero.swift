// misconception: A timer stops because somebody stops it, so zero is a number like the others.
// refused-by: cero
import ComposableArchitecture

@Reducer
struct Temporizador {
  @ObservableState
  struct State: Equatable {
    var restan = 5
    var enMarcha = false
  }

  enum Action {
    case inicio
    case parada
    case reinicio
    case tic
  }

  private enum CancelID {
    case reloj
  }

  @Dependency(\.continuousClock) var reloj

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .inicio:
        guard !state.enMarcha, state.restan > 0 else { return .none }
        state.enMarcha = true
        return .run { [reloj] send in
          while true {
            try await reloj.sleep(for: .seconds(1))
            await send(.tic)
          }
        }
        .cancellable(id: CancelID.reloj)

      case .tic:
        state.restan -= 1
        return .none

      case .parada:
        state.enMarcha = false
        return .cancel(id: CancelID.reloj)

      case .reinicio:
        state.restan = 5
        state.enMarcha = false
        return .cancel(id: CancelID.reloj)
      }
    }
  }
}
