import ComposableArchitecture

/// What the weather feature needs from outside.
@DependencyClient
struct ClienteClima: Sendable {
  var grados: @Sendable (_ ciudad: String) async throws -> Int
  var avisar: @Sendable (String) -> Void
  var veces: @Sendable () -> Int = { 0 }
}

extension ClienteClima: DependencyKey {
  static var liveValue: ClienteClima {
    ClienteClima(grados: { $0.count }, avisar: { _ in }, veces: { 1 })
  }

  static var testValue: ClienteClima { ClienteClima() }
}

extension DependencyValues {
  var clima: ClienteClima {
    get { self[ClienteClima.self] }
    set { self[ClienteClima.self] = newValue }
  }
}

/// The weather of one city, whose view may send some of its actions only.
@Reducer
struct Clima {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: String
    var grados: Int?
    var cambios = 0
  }

  enum Action: ViewAction {
    case view(View)
    case respuesta(Result<Int, Fallo>)

    @CasePathable
    enum View: BindableAction, Sendable {
      case binding(BindingAction<State>)
      case pedir
    }
  }

  struct Fallo: Error, Equatable {}

  @Dependency(\.clima) var clima

  var body: some ReducerOf<Self> {
    BindingReducer(action: \.view)
    Reduce { state, action in
      switch action {
      case .view(.binding):
        return .none
      case .view(.pedir):
        return .run { [ciudad = state.id] send in
          await send(
            .respuesta(Result { try await clima.grados(ciudad: ciudad) }.mapError { _ in Fallo() })
          )
        }
      case .respuesta(let respuesta):
        state.grados = try? respuesta.get()
        clima.avisar(state.id)
        return .none
      }
    }
    .onChange(of: \.grados) { _, state in
      state.cambios += 1
      return .none
    }
  }
}

/// Two cities, each with dependencies of its own.
@Reducer
struct Pronostico {
  @ObservableState
  struct State: Equatable {
    var aqui = Clima.State(id: "Lugo")
    var alli = Clima.State(id: "Ourense")
  }

  enum Action {
    case aqui(Clima.Action)
    case alli(Clima.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(\.aqui, action: \.aqui) {
      Clima().transformDependency(\.clima) { $0.grados = { _ in 10 } }
    }
    Scope(\.alli, action: \.alli) {
      Clima()
        .dependency(\.clima.grados) { @Sendable ciudad in ciudad.count }
        .dependency(\.clima.avisar) { @Sendable _ in }
    }
  }
}
