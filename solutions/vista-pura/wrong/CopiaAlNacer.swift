// misconception: Reading the store once, when the view is made, is reading it.
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
  @State private var inicial: Taquilla.State

  init(store: StoreOf<Taquilla>) {
    self.store = store
    inicial = store.state
  }

  var body: some View {
    VStack(alignment: .leading) {
      Text(inicial.abierta ? "Abierta" : "Cerrada")
      Text("Vendidas: \(store.vendidas) de \(Taquilla.aforo)")
      Text(existencias)
      Button(store.abierta ? "Cerrar" : "Abrir") { store.send(.aperturaTocada) }
      Button("Vender") { store.send(.ventaTocada) }
        .disabled(!store.abierta || quedan == 0)
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
