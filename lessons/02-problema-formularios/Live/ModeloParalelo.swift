import ComposableArchitecture
import Observation
import SwiftUI

/// What the form is filled into, beside the store.
@MainActor
@Observable
final class ModeloDeFormulario {
  var nombre = ""
  var correo = ""
}

/// The third false exit: the form has a model of its own, which is copied into the state on saving.
@Reducer
struct ModeloParalelo {
  @ObservableState
  struct State: Equatable {
    var nombre = ""
    var correo = ""

    var puedeGuardar: Bool { !nombre.isEmpty && correo.contains("@") }
  }

  enum Action {
    case precargado
    case guardado(nombre: String, correo: String)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .precargado:
        state.nombre = "Eva"
        state.correo = "eva@correo.es"
        return .none

      case .guardado(let nombre, let correo):
        state.nombre = nombre
        state.correo = correo
        return .none
      }
    }
  }
}

struct ModeloParaleloView: View {
  let store: StoreOf<ModeloParalelo>
  @State private var modelo = ModeloDeFormulario()

  var body: some View {
    Form {
      TextField("Nombre", text: $modelo.nombre)
      TextField("Correo", text: $modelo.correo)
      Text(store.puedeGuardar ? "Listo para guardar" : "Faltan datos")
      Button("Precargar") { store.send(.precargado) }
      Button("Guardar") {
        store.send(.guardado(nombre: modelo.nombre, correo: modelo.correo))
      }
    }
  }
}
