import ComposableArchitecture

/// Two counters side by side, and one that comes and goes.
@Reducer
struct Pareja {
  @ObservableState
  struct State: Equatable {
    var izquierda = Contador.State()
    var derecha = Contador.State()
    var invitado: Contador.State?
    var suma = 0
  }

  enum Action {
    case izquierda(Contador.Action)
    case derecha(Contador.Action)
    case invitado(Contador.Action)
    case invitar(Bool)
  }

  var body: some ReducerOf<Self> {
    Scope(\.izquierda, action: \.izquierda) { Contador() }
    Scope(state: \.derecha, action: \.derecha) { Contador() }
    Reduce { state, action in
      switch action {
      case .izquierda, .derecha:
        state.suma = state.izquierda.cuenta + state.derecha.cuenta
        return .none
      case .invitar(let viene):
        state.invitado = viene ? Contador.State(cuenta: 7) : nil
        return .none
      case .invitado:
        state.invitado?.cuenta += 1
        return .none
      }
    }
  }
}
