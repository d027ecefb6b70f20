import ComposableArchitecture

/// A game whose parts stand in extensions, as who sorts a long file writes them.
@Reducer
struct Partida {
  @ObservableState
  struct State: Equatable {
    var puntos = 0
    var saque = Saque.State()
    var descanso = Descanso.State()
  }

  enum Action {
    case punto
    case saque(Saque.Action)
    case descanso(Descanso.Action)
  }
}

extension Partida {
  @ReducerBuilder<State, Action>
  var body: some ReducerOf<Self> {
    Scope(state: \.saque, action: \.saque) { Saque() }
    Scope(state: \.descanso, action: \.descanso) { Descanso() }
    Reduce { state, action in
      guard case .punto = action else { return .none }
      state.puntos += 1
      return .send(.saque(.cambiar))
    }
  }
}

/// Who serves, as a method in an extension.
@Reducer
struct Saque {
  @ObservableState
  struct State: Equatable { var esMio = true }
  enum Action { case cambiar }
}

extension Saque {
  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    state.esMio.toggle()
    return .none
  }
}

/// A break, of which nobody has said yet what happens in it.
@Reducer
struct Descanso {
  @ObservableState
  struct State: Equatable { var minutos = 5 }
  enum Action { case acortar }
}

/// A feature that declares its conformance itself, in the extension with its body.
@Reducer
struct Marcador {
  @ObservableState
  struct State: Equatable { var juegos = 0 }
  enum Action { case juego }
}

extension Marcador: Reducer {
  var body: some ReducerOf<Self> {
    EmptyReducer()
    Reduce { state, _ in
      state.juegos += 1
      return .none
    }
  }
}

/// A feature that declares its conformance itself, beside the macro.
@Reducer
struct Arbitro: Reducer {
  @ObservableState
  struct State: Equatable { var avisos = 0 }
  enum Action { case avisar }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.avisos += 1
      return .none
    }
  }
}
