import ComposableArchitecture

@Reducer
struct Formulario {
  @ObservableState
  struct State: Equatable {
    var nombre = ""
    var recordar = false
    var direccion = Direccion()
    var avisos: [String] = []
  }

  @ObservableState
  struct Direccion: Equatable {
    var calle = ""
    var numero = 0
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case enviar
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
      .onChange(of: \.nombre) { anterior, state in
        state.avisos.append("\(anterior) → \(state.nombre)")
        return .none
      }
    Reduce { state, action in
      switch action {
      case .binding(\.nombre):
        state.avisos.append("nombre: \(state.nombre)")
        return .none
      case .binding, .enviar:
        return .none
      }
    }
  }
}
