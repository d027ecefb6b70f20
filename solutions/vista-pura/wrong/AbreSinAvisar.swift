// misconception: Open or closed is how the view looks, so the view flips a '@State' of its own.
// refused-by: apertura
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
  @State private var abierta = false

  var body: some View {
    VStack(alignment: .leading) {
      Text(abierta ? "Abierta" : "Cerrada")
      Text("Vendidas: \(store.vendidas) de \(Taquilla.aforo)")
      Text(existencias)
      Button(abierta ? "Cerrar" : "Abrir") { abierta.toggle() }
      Button("Vender") { store.send(.ventaTocada) }
        .disabled(!abierta || quedan == 0)
      Button("Devolver") { store.send(.devolucionTocada) }
        .disabled(!abierta || store.vendidas == 0)
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
