import ComposableArchitecture
import SwiftUI

/// The same form with one case for all that is edited.
@Reducer
struct PerfilBinding {
  @ObservableState
  struct State: Equatable {
    var nombre = ""
    var apellido = ""
    var correo = ""
    var biografia = ""
    var notificaciones = false
    var visibilidad = Visibilidad.privada
    var hayCambios = false
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case guardarPulsado
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding:
        state.hayCambios = true
        return .none

      case .guardarPulsado:
        state.hayCambios = false
        return .none
      }
    }
  }
}

struct PerfilBindingView: View {
  @Bindable var store: StoreOf<PerfilBinding>

  var body: some View {
    Form {
      TextField("Nombre", text: $store.nombre)
      TextField("Apellido", text: $store.apellido)
      TextField("Correo", text: $store.correo)
      TextField("Biografía", text: $store.biografia)
      Toggle("Notificaciones", isOn: $store.notificaciones)
      Picker("Visibilidad", selection: $store.visibilidad) {
        Text("Privada").tag(Visibilidad.privada)
        Text("Pública").tag(Visibilidad.publica)
      }
      Button("Guardar") { store.send(.guardarPulsado) }
    }
  }
}
