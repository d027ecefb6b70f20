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

  @Dependency(\.continuousClock) var reloj

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .inicio where !state.enMarcha && state.restan > 0:
        state.enMarcha = true
        return duerme()
      case .inicio:
        return .none
      case .tic:
        state.restan -= 1
        guard state.restan <= 0 else { return duerme() }
        state.enMarcha = false
        return .none
      case .parada:
        return para(&state)
      case .reinicio:
        state.restan = 5
        return para(&state)
      }
    }
  }

  private func duerme() -> Effect<Action> {
    .run { send in
      try await reloj.sleep(for: .milliseconds(1000))
      await send(.tic)
    }
    .cancellable(id: "reloj")
  }

  private func para(_ state: inout State) -> Effect<Action> {
    state.enMarcha = false
    return .merge(.none, .cancel(id: "reloj"))
  }
}
