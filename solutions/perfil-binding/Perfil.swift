import ComposableArchitecture
import SwiftUI

// ES  Seis casos son uno, y la información no se ha perdido: la carga dice qué campo y qué valor,
//     con sus tipos. La regla `hayCambios` se escribe una vez en lugar de seis, y un séptimo campo
//     será una propiedad y un control. Lo único que el compilador no vigila es que
//     `BindingReducer` esté, y que esté encima de las reglas que miran el valor nuevo.
// EN  Six cases are one, and no information is lost: the payload says which field and which value,
//     types and all. The rule about `hayCambios` is written once instead of six times, and a seventh
//     field will be a property and a control. All that the compiler does not watch is that
//     `BindingReducer` is there, and above the rules that look at the new value.

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
    // ES  El primero: cuando llega el turno de las reglas, el campo ya está escrito.
    // EN  First: by the time the rules have their turn, the field is written.
    BindingReducer()
    Reduce { state, action in
      switch action {
      // ES  Un campo con regla propia se nombra, antes que el caso general.
      // EN  A field with a rule of its own is named, before the general case.
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
      Button("Guardar") { store.send(.guardarPulsado) }
    }
  }
}
