import ComposableArchitecture
import SwiftUI

// ES  Un caso para todas las ediciones. Toda edición pone `hayCambios` a verdadero;
//     `guardarPulsado`, a falso. `biografia` se recorta a 20 caracteres.
// EN  One case for all edits. Any edit makes `hayCambios` true, `guardarPulsado` makes it false.
//     `biografia` is trimmed to 20 characters.
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

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case guardarPulsado
  }

  var body: some ReducerOf<Self> {
    // HUECO 1: falta quien aplica las escrituras.
    // GAP 1: whoever applies the writes is missing.
    Reduce { state, action in
      switch action {
      // HUECO 2: lo que hace toda edición, y lo que hace además la biografía.
      // GAP 2: what every edit does, and what the biography does besides.
      case .binding:
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
      // HUECO 3: los otros cinco controles: Apellido, Correo, Biografía, Notificaciones, Visibilidad.
      // GAP 3: the other five controls: Apellido, Correo, Biografía, Notificaciones, Visibilidad.
      Button("Guardar") { store.send(.guardarPulsado) }
    }
  }
}
