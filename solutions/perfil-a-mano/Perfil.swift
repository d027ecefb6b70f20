import ComposableArchitecture
import SwiftUI

// ES  Está todo escrito dos veces: lo que dice `State` lo repiten los casos, las ramas y los
//     bindings, y `hayCambios = true` se repite seis veces. El compilador solo echa en falta una
//     rama; una línea olvidada dentro de ella, o un control que apunta a otro campo, no los ve
//     nadie. Ese es el precio que las katas siguientes dejan de pagar.
// EN  Everything is written twice: what `State` says is repeated by the cases, the branches and the
//     bindings, and `hayCambios = true` stands there six times. The compiler misses a branch and
//     nothing else; a line forgotten inside one, or a control that points at another field, nobody
//     sees. That is the price which the next katas stop paying.

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
        state.hayCambios = true
        return .none

      case .biografiaCambiada(let biografia):
        // ES  La única rama que añade algo: se recorta, no se rechaza.
        // EN  The only branch that adds anything: it trims, and refuses nothing.
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

      // ES  Y el único caso que es una noticia.   EN  And the only case that is news.
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
      // ES  Un control pide algo que se lea y se escriba; aquí, escribir es enviar.
      // EN  A control asks for something to read and to write; here, writing means sending.
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
