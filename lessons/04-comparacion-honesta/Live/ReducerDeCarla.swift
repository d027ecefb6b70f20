import ComposableArchitecture

/// The favourite as a third person writes its reducer.
@Reducer
struct ReducerDeCarla {
  @ObservableState
  struct State: Equatable {
    var esFavorito = false
    var aviso = false
  }

  enum Action {
    case toque
    case rechazo(volverA: Bool)
  }

  @Dependency(\.servidor) var servidor

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .toque:
        let antes = state.esFavorito
        state.esFavorito = !antes
        state.aviso = false
        return .run { [servidor] send in
          do {
            try await servidor.marcar(!antes)
          } catch {
            await send(.rechazo(volverA: antes))
          }
        }

      case .rechazo(let antes):
        state.esFavorito = antes
        state.aviso = true
        return .none
      }
    }
  }
}
