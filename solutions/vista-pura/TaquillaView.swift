import ComposableArchitecture
import SwiftUI

// ES  La vista no tiene ni una propiedad que pueda cambiar: lee el store y deduce. Cuántas quedan no
//     se guarda, se resta; el título del botón y que esté activo también se deducen. Por eso no hay
//     manera de que la pantalla diga algo distinto del estado, venga de donde venga la acción. Lo
//     único que sube son hechos; la regla de si se puede vender está en el reducer, y `.disabled`
//     solo ahorra a la persona un toque que no serviría de nada.
// EN  The view has not one property that could change: it reads the store and derives the rest. What
//     remains is not kept but subtracted; a button's title, and whether it is enabled, are derived as
//     well. So the screen has no way to disagree with the state, wherever an action came from. Only
//     facts go up; the rule about selling is the reducer's, and `.disabled` merely spares the person
//     a tap that would do nothing.

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
      Button("Vender") { store.send(.ventaTocada) }
        .disabled(!store.abierta || quedan == 0)
      Button("Devolver") { store.send(.devolucionTocada) }
        .disabled(!store.abierta || store.vendidas == 0)
    }
  }

  // ES  Deducido en un solo sitio, para el texto y para el botón.
  // EN  Derived in one place, for the text and for the button.
  private var quedan: Int { Taquilla.aforo - store.vendidas }

  private var existencias: String {
    switch quedan {
    case 0: "Agotadas"
    case 1: "Queda 1 entrada"
    default: "Quedan \(quedan) entradas"
    }
  }
}
