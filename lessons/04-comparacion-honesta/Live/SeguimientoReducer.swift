import ComposableArchitecture
import SwiftUI

/// Follows a parcel with the same oversight: stopping does not end the loop.
@Reducer
struct SeguimientoReducer {
  @ObservableState
  struct State: Equatable {
    var siguiendo = false
    var vueltas = 0
  }

  enum Action {
    case seguir
    case parar
    case vuelta
  }

  @Dependency(\.continuousClock) var reloj

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .seguir:
        state.siguiendo = true
        return .run { [reloj] send in
          while true {
            try await reloj.sleep(for: .seconds(5))
            await send(.vuelta)
          }
        }

      case .parar:
        state.siguiendo = false
        return .none

      case .vuelta:
        state.vueltas += 1
        return .none
      }
    }
  }
}

struct SeguimientoReducerView: View {
  let store: StoreOf<SeguimientoReducer>

  var body: some View {
    VStack {
      Text(store.siguiendo ? "Siguiendo" : "En pausa")
      Text("Vueltas: \(store.vueltas)")
      Button("Seguir") { store.send(.seguir) }
      Button("Parar") { store.send(.parar) }
    }
  }
}
