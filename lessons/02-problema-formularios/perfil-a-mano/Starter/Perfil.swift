import ComposableArchitecture
import SwiftUI

// ES  Seis campos a mano: por cada uno, un caso, una rama y un binding. Toda edición pone
//     `hayCambios` a verdadero; `guardarPulsado`, a falso. `biografia` se recorta a 20 caracteres.
// EN  Six fields by hand: for each a case, a branch and a binding. Any edit makes `hayCambios` true,
//     `guardarPulsado` makes it false. `biografia` is trimmed to 20 characters.
// ES  No cambies los nombres ni los tipos: con ellos te habla el examen.
// EN  Keep the names and the types: the exam speaks to your code through them.

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
    // HUECO 1: los casos de los otros cinco campos.
    // GAP 1: the cases of the other five fields.
    case guardarPulsado
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .nombreCambiado(let nombre):
        // HUECO 2: a esta rama le falta algo; después, una rama por cada caso nuevo.
        // GAP 2: something is missing from this branch; after that, a branch for each new case.
        state.nombre = nombre
        return .none

      case .guardarPulsado:
        // HUECO 3: guardado todo, no quedan cambios.
        // GAP 3: once all is saved, there are no changes left.
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
      // HUECO 4: estos controles enseñan su campo y tiran lo que escribes; haz su binding a mano.
      // GAP 4: these controls show their field and drop what you type; make their bindings by hand.
      TextField("Apellido", text: .constant(store.apellido))
      TextField("Correo", text: .constant(store.correo))
      TextField("Biografía", text: .constant(store.biografia))
      Toggle("Notificaciones", isOn: .constant(store.notificaciones))
      Picker("Visibilidad", selection: .constant(store.visibilidad)) {
        Text("Privada").tag(Visibilidad.privada)
        Text("Pública").tag(Visibilidad.publica)
      }
      Button("Guardar") { store.send(.guardarPulsado) }
    }
  }
}
