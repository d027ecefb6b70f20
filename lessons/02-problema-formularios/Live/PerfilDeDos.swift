import ComposableArchitecture
import SwiftUI

/// The form written out with two fields: it is only counted, beside `Perfil`.
@Reducer
struct PerfilDeDos {
  @ObservableState
  struct State: Equatable {
    var nombre = ""
    var correo = ""
    var hayCambios = false
  }

  enum Action {
    case nombreCambiado(String)
    case correoCambiado(String)
    case guardarPulsado
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .nombreCambiado(let nombre):
        state.nombre = nombre
        state.hayCambios = true
        return .none

      case .correoCambiado(let correo):
        state.correo = correo
        state.hayCambios = true
        return .none

      case .guardarPulsado:
        state.hayCambios = false
        return .none
      }
    }
  }
}

struct PerfilDeDosView: View {
  let store: StoreOf<PerfilDeDos>

  var body: some View {
    Form {
      TextField(
        "Nombre",
        text: Binding(get: { store.nombre }, set: { store.send(.nombreCambiado($0)) })
      )
      TextField(
        "Correo",
        text: Binding(get: { store.correo }, set: { store.send(.correoCambiado($0)) })
      )
      Button("Guardar") { store.send(.guardarPulsado) }
    }
  }
}
