import ComposableArchitecture
import SwiftUI

/// The form with one case and seven fields: it is only compared, with `PerfilBinding`.
@Reducer
struct PerfilBindingDeSiete {
  @ObservableState
  struct State: Equatable {
    var nombre = ""
    var apellido = ""
    var correo = ""
    var biografia = ""
    var notificaciones = false
    var visibilidad = Visibilidad.privada
    var telefono = ""
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

struct PerfilBindingDeSieteView: View {
  @Bindable var store: StoreOf<PerfilBindingDeSiete>

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
      TextField("Teléfono", text: $store.telefono)
      Button("Guardar") { store.send(.guardarPulsado) }
    }
  }
}
