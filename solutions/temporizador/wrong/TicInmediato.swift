// misconception: The first tick is the start itself, so the loop sends before it sleeps.
// refused-by: primer-tic
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
            await send(.tic)
            try await reloj.sleep(for: .seconds(1))
          }
        }
        .cancellable(id: CancelID.reloj)

      case .tic:
        state.restan -= 1
        guard state.restan == 0 else { return .none }
        state.enMarcha = false
        return .cancel(id: CancelID.reloj)

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
