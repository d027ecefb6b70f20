import ComposableArchitecture

/// The favourite as another person writes its reducer.
@Reducer
struct ReducerDeBruno {
  @ObservableState
  struct State: Equatable {
    var esFavorito = false
    var aviso = false
  }

  enum Action {
    case corazonPulsado
    case marcado
    case noMarcado
  }

  @Dependency(\.servidor) var servidor

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .corazonPulsado:
        state.esFavorito.toggle()
        state.aviso = false
        return .run { [servidor, esFavorito = state.esFavorito] send in
          let haIdoBien = (try? await servidor.marcar(esFavorito)) != nil
          await send(haIdoBien ? .marcado : .noMarcado)
        }

      case .marcado:
        return .none

      case .noMarcado:
        state.esFavorito.toggle()
        state.aviso = true
        return .none
      }
    }
  }
}
