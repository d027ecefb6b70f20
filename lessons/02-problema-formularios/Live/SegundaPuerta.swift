import ComposableArchitecture
import Observation
import SwiftUI

/// A draft that whoever holds it can write to.
@Observable
final class Borrador: Equatable {
  var nombre = ""
  var correo = ""

  static func == (lhs: Borrador, rhs: Borrador) -> Bool {
    lhs.nombre == rhs.nombre && lhs.correo == rhs.correo
  }
}

extension Borrador: CustomReflectable {
  /// Shown by its properties, as a value would be: the fault is in who can write it.
  var customMirror: Mirror {
    Mirror(self, children: ["nombre": nombre, "correo": correo], displayStyle: .struct)
  }
}

/// The first false exit: the state lends the view an object, and the view writes to it.
@Reducer
struct SegundaPuerta {
  @ObservableState
  struct State: Equatable {
    var borrador = Borrador()
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

struct SegundaPuertaView: View {
  let store: StoreOf<SegundaPuerta>

  var body: some View {
    @Bindable var borrador = store.borrador
    Form {
      TextField("Nombre", text: $borrador.nombre)
      TextField("Correo", text: $borrador.correo)
      Button("Guardar") { store.send(.guardarPulsado) }
    }
  }
}
