import ComposableArchitecture

/// The favourite as one person writes its reducer.
@Reducer
struct ReducerDeAna {
  @ObservableState
  struct State: Equatable {
    var esFavorito = false
    var aviso = false
  }

  enum Action {
    case alternar
    case respuesta(Result<Void, any Error>)
  }

  @Dependency(\.servidor) var servidor

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .alternar:
        state.esFavorito.toggle()
        state.aviso = false
        return .run { [servidor, esFavorito = state.esFavorito] send in
          await send(.respuesta(Result { try await servidor.marcar(esFavorito) }))
        }

      case .respuesta(.success):
        return .none

      case .respuesta(.failure):
        state.esFavorito.toggle()
        state.aviso = true
        return .none
      }
    }
  }
}
