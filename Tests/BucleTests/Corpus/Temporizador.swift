import ComposableArchitecture

/// Counts the seconds while it runs; the smallest feature with an effect that does not end.
@Reducer
struct Temporizador {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var segundos = 0
    var corre = false
  }

  enum Action {
    case interruptor
    case tic
  }

  enum CancelID { case reloj }

  @Dependency(\.continuousClock) var reloj

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .interruptor:
        state.corre.toggle()
        guard state.corre else { return .cancel(id: CancelID.reloj) }
        return .run { send in
          while true {
            try await reloj.sleep(for: .seconds(1))
            await send(.tic)
          }
        }
        .cancellable(id: CancelID.reloj, cancelInFlight: true)
      case .tic:
        state.segundos += 1
        return .none
      }
    }
  }
}
