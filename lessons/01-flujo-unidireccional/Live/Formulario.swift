import ComposableArchitecture
import SwiftUI

@Reducer
struct Formulario {
  @ObservableState
  struct State: Equatable {
    var nombre = ""
    var recordar = false
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
  }
}

struct FormularioView: View {
  @Bindable var store: StoreOf<Formulario>

  var body: some View {
    Form {
      TextField("Nombre", text: $store.nombre)
      Toggle("Recordarme", isOn: $store.recordar)
      // Looks like a second door into the state; it sends `.binding` like the field above it.
      Button("Limpiar") { store.nombre = "" }
    }
  }
}
