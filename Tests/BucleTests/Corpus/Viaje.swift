import ComposableArchitecture

/// A way from stop to stop, each over the one before.
@Reducer
struct Viaje {
  @Reducer(state: .equatable)
  enum Ruta {
    case parada(Parada)
    case nota(Editor)
  }

  @ObservableState
  struct State: Equatable {
    var ruta = StackState<Ruta.State>()
  }

  enum Action {
    case ruta(StackActionOf<Ruta>)
    case seguir(String)
    case empezarDeNuevo(String)
    case volverAlPrincipio
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .seguir(let lugar):
        state.ruta.append(.parada(Parada.State(lugar: lugar)))
        return .none
      case .empezarDeNuevo(let lugar):
        state.ruta = [.parada(Parada.State(lugar: lugar))]
        return .none
      case .volverAlPrincipio:
        state.ruta.removeAll()
        return .none
      case .ruta(.element(id: let id, action: .parada(.bajar))):
        state.ruta.pop(to: id)
        return .none
      case .ruta:
        return .none
      }
    }
    .forEach(\.ruta, action: \.ruta)
  }
}

/// A stop where one waits.
@Reducer
struct Parada {
  @ObservableState
  struct State: Equatable {
    var lugar: String
    var minutos = 0
  }

  enum Action {
    case bajar
    case esperar
    case minuto
    case volver
  }

  enum CancelID { case espera }

  @Dependency(\.continuousClock) var reloj
  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .bajar:
        return .none
      case .esperar:
        return .run { [reloj] send in
          for await _ in reloj.timer(interval: .seconds(60)) { await send(.minuto) }
        }
        .cancellable(id: CancelID.espera, cancelInFlight: true)
      case .minuto:
        state.minutos += 1
        return .none
      case .volver:
        return .run { _ in await dismiss() }
      }
    }
  }
}
