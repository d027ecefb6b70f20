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
      Carteles(abierta: store.abierta, vendidas: store.vendidas)
      Button {
        store.send(.aperturaTocada)
      } label: {
        if store.abierta { Text("Cerrar") } else { Text("Abrir") }
      }
      Boton(titulo: "Vender", activo: store.abierta && store.vendidas < 3, store, .ventaTocada)
      Boton(
        titulo: "Devolver",
        activo: store.abierta && store.vendidas > 0,
        store,
        .devolucionTocada
      )
    }
  }
}

private struct Carteles: View {
  let abierta: Bool
  let vendidas: Int

  var body: some View {
    VStack(alignment: .leading) {
      Text(abierta ? "Abierta" : "Cerrada")
      Text("Vendidas: \(vendidas) de 3")
      if vendidas == 3 {
        Text("Agotadas")
      } else {
        Text(["Quedan 3 entradas", "Quedan 2 entradas", "Queda 1 entrada"][vendidas])
      }
    }
  }
}

private struct Boton: View {
  let titulo: String
  let activo: Bool
  let store: StoreOf<Taquilla>
  let accion: Taquilla.Action

  init(titulo: String, activo: Bool, _ store: StoreOf<Taquilla>, _ accion: Taquilla.Action) {
    (self.titulo, self.activo, self.store, self.accion) = (titulo, activo, store, accion)
  }

  var body: some View {
    Button(titulo) { store.send(accion) }.disabled(!activo)
  }
}
