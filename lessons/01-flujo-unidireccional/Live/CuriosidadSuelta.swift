import ComposableArchitecture
import SwiftUI

/// Asks with a task of its own, which it does not return: it compiles, and no store has it.
@Reducer
struct CuriosidadSuelta {
  @ObservableState
  struct State: Equatable {
    var cargando = false
  }

  enum Action {
    case pideDato
  }

  @Dependency(\.datos) var datos

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .pideDato:
        state.cargando = true
        Task { [datos] in try await datos.sobre(0) }
        return .none
      }
    }
  }
}

struct CuriosidadSueltaView: View {
  let store: StoreOf<CuriosidadSuelta>

  var body: some View {
    VStack {
      Button("Dato") { store.send(.pideDato) }
      Text(store.cargando ? "Buscando…" : "")
    }
  }
}
