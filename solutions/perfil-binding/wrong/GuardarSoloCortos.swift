// misconception: A form that looks wrong cannot be saved.
// refused-by: controles
// es: no se pudiera guardar con un nombre largo
// en: a long name could not be saved
import ComposableArchitecture
import SwiftUI

@CasePathable
enum Visibilidad: Sendable {
  case privada
  case publica
}

@Reducer
struct Perfil {
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
      case .binding(\.biografia):
        state.biografia = String(state.biografia.prefix(20))
        state.hayCambios = true
        return .none

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

struct PerfilView: View {
  @Bindable var store: StoreOf<Perfil>

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
      Button("Guardar") { store.send(.guardarPulsado) }.disabled(store.nombre.count > 20)
    }
  }
}
