import ComposableArchitecture
import SwiftUI

// ES  El reducer está completo: la taquilla se abre y se cierra, vende mientras quedan entradas y
//     admite devoluciones. No lo cambies; el examen lo compara con el suyo.
// EN  The reducer is complete: the window opens and closes, sells while there are tickets and takes
//     them back. Leave it alone; the exam compares it with its own.

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

// LA VISTA · THE VIEW

struct TaquillaView: View {
  let store: StoreOf<Taquilla>

  var body: some View {
    VStack(alignment: .leading) {
      // HUECO 1: las tres líneas de texto, deducidas del estado.
      // GAP 1: the three lines of text, derived from the state.
      Text("Cerrada")

      // HUECO 2: los tres botones; cada uno envía su acción.
      // GAP 2: the three buttons, each sending its action.
      Button("Abrir") {}
    }
  }
}
