// misconception: A button that cannot be tapped had better not be drawn.
// refused-by: lineas
import ComposableArchitecture
import SwiftUI

@Reducer
struct Taquilla {
  static let aforo = 3

  @ObservableState
  struct State: Equatable {
    var abierta = false
    var vendidas = 0
  }

  enum Action {
    case aperturaTocada
    case ventaTocada
    case devolucionTocada
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .aperturaTocada:
        state.abierta.toggle()
      case .ventaTocada:
        guard state.abierta, state.vendidas < Self.aforo else { return .none }
        state.vendidas += 1
      case .devolucionTocada:
        guard state.abierta, state.vendidas > 0 else { return .none }
        state.vendidas -= 1
      }
      return .none
    }
  }
}

struct TaquillaView: View {
  let store: StoreOf<Taquilla>

  var body: some View {
    VStack(alignment: .leading) {
      Text(store.abierta ? "Abierta" : "Cerrada")
      Text("Vendidas: \(store.vendidas) de \(Taquilla.aforo)")
      Text(existencias)
      Button(store.abierta ? "Cerrar" : "Abrir") { store.send(.aperturaTocada) }
      if store.abierta, quedan > 0 {
        Button("Vender") { store.send(.ventaTocada) }
      }
      Button("Devolver") { store.send(.devolucionTocada) }
        .disabled(!store.abierta || store.vendidas == 0)
    }
  }

  private var quedan: Int { Taquilla.aforo - store.vendidas }

  private var existencias: String {
    switch quedan {
    case 0: "Agotadas"
    case 1: "Queda 1 entrada"
    default: "Quedan \(quedan) entradas"
    }
  }
}
