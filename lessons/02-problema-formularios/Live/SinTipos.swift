import ComposableArchitecture
import SwiftUI

/// The second false exit: one case for everything, with the field's name in a string.
@Reducer
struct SinTipos {
  @ObservableState
  struct State: Equatable {
    var nombre = ""
    var correo = ""
    var biografia = ""
    var notificaciones = false
  }

  enum Action {
    case establecer(String, Any)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .establecer(let campo, let valor):
        switch campo {
        case "nombre": state.nombre = valor as? String ?? state.nombre
        case "correo": state.correo = valor as? String ?? state.correo
        case "biografia": state.biografia = valor as? String ?? state.biografia
        case "notificaciones":
          state.notificaciones = valor as? Bool ?? state.notificaciones
        default: break
        }
        return .none
      }
    }
  }
}

struct SinTiposView: View {
  let store: StoreOf<SinTipos>

  var body: some View {
    Form {
      TextField(
        "Nombre",
        text: Binding(get: { store.nombre }, set: { store.send(.establecer("nombre", $0)) })
      )
      TextField(
        "Correo",
        text: Binding(get: { store.correo }, set: { store.send(.establecer("correo", $0)) })
      )
      // The name has an accent that the reducer does not know.
      TextField(
        "Biografía",
        text: Binding(get: { store.biografia }, set: { store.send(.establecer("biografía", $0)) })
      )
      // The reducer expects a Bool here.
      Toggle(
        "Notificaciones",
        isOn: Binding(
          get: { store.notificaciones },
          set: { store.send(.establecer("notificaciones", $0 ? "sí" : "no")) }
        )
      )
    }
  }
}
