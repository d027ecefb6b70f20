// misconception: What every branch has in common is best done by another action.
// refused-by: sin-efectos
// es: lo común a todas las ramas hubiera que hacerlo con otra acción
// en: what all branches share had to be done by another action
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

  enum Action {
    case nombreCambiado(String)
    case apellidoCambiado(String)
    case correoCambiado(String)
    case biografiaCambiada(String)
    case notificacionesCambiadas(Bool)
    case visibilidadCambiada(Visibilidad)
    case guardarPulsado
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .nombreCambiado(let nombre):
        state.nombre = nombre
        state.hayCambios = true
        return .none

      case .apellidoCambiado(let apellido):
        state.apellido = apellido
        state.hayCambios = true
        return .none

      case .correoCambiado(let correo):
        state.correo = correo
        return .send(.nombreCambiado(state.nombre))

      case .biografiaCambiada(let biografia):
        state.biografia = String(biografia.prefix(20))
        state.hayCambios = true
        return .none

      case .notificacionesCambiadas(let notificaciones):
        state.notificaciones = notificaciones
        state.hayCambios = true
        return .none

      case .visibilidadCambiada(let visibilidad):
        state.visibilidad = visibilidad
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
  let store: StoreOf<Perfil>

  var body: some View {
    Form {
      TextField(
        "Nombre",
        text: Binding(get: { store.nombre }, set: { store.send(.nombreCambiado($0)) })
      )
      TextField(
        "Apellido",
        text: Binding(get: { store.apellido }, set: { store.send(.apellidoCambiado($0)) })
      )
      TextField(
        "Correo",
        text: Binding(get: { store.correo }, set: { store.send(.correoCambiado($0)) })
      )
      TextField(
        "Biografía",
        text: Binding(get: { store.biografia }, set: { store.send(.biografiaCambiada($0)) })
      )
      Toggle(
        "Notificaciones",
        isOn: Binding(
          get: { store.notificaciones },
          set: { store.send(.notificacionesCambiadas($0)) }
        )
      )
      Picker(
        "Visibilidad",
        selection: Binding(
          get: { store.visibilidad },
          set: { store.send(.visibilidadCambiada($0)) }
        )
      ) {
        Text("Privada").tag(Visibilidad.privada)
        Text("Pública").tag(Visibilidad.publica)
      }
      Button("Guardar") { store.send(.guardarPulsado) }
    }
  }
}
