import ComposableArchitecture
import SwiftUI

/// The same note with one writer.
@Reducer
struct NotaReducer {
  @ObservableState
  struct State: Equatable {
    var texto = ""
    var guardado = ""
    var guardando = false
  }

  enum Action {
    case textoCambiado(String)
    case guardarPulsado
    case guardada(String)
    case noGuardada
    case traerPulsado
    case traida(String)
    case ocultarPulsado
  }

  @Dependency(\.almacen) var almacen

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .textoCambiado(let texto):
        state.texto = texto
        return .none

      case .guardarPulsado:
        state.guardando = true
        return .run { [almacen, texto = state.texto] send in
          let haIdoBien = (try? await almacen.guardar(texto)) == true
          await send(haIdoBien ? .guardada(texto) : .noGuardada)
        }

      case .guardada(let texto):
        state.guardado = texto
        state.guardando = false
        return .none

      case .noGuardada:
        state.guardando = false
        return .none

      case .traerPulsado:
        return .run { [almacen] send in
          guard let traido = try? await almacen.traer() else { return }
          await send(.traida(traido))
        }

      case .traida(let texto):
        // What is being edited is worth more than what another device has.
        if state.texto == state.guardado { state.texto = texto }
        return .none

      case .ocultarPulsado:
        return .none
      }
    }
  }
}

struct NotaReducerView: View {
  let store: StoreOf<NotaReducer>

  var body: some View {
    Form {
      TextField(
        "Nota",
        text: Binding(get: { store.texto }, set: { store.send(.textoCambiado($0)) })
      )
      Text(store.guardando ? "Guardando…" : "Guardado: \(store.guardado)")
      Button("Guardar") { store.send(.guardarPulsado) }
      Button("Traer") { store.send(.traerPulsado) }
      Button("Ocultar") { store.send(.ocultarPulsado) }
    }
  }
}
