import ComposableArchitecture

struct ClienteBusqueda: Sendable {
  var buscar: @Sendable (String) async throws -> [String]
}

extension ClienteBusqueda: DependencyKey {
  static let liveValue = ClienteBusqueda { [$0] }
}

extension DependencyValues {
  var clienteBusqueda: ClienteBusqueda {
    get { self[ClienteBusqueda.self] }
    set { self[ClienteBusqueda.self] = newValue }
  }
}

struct ErrorBusqueda: Error, Equatable {}

@Reducer
struct Buscador {
  @ObservableState
  struct State: Equatable {
    var consulta = ""
    var resultados: [String] = []
    var cargando = false
    var filtro = Filtro.todos
  }

  enum Filtro: Equatable, Sendable { case todos, favoritos }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case cancelar
    case respuesta(Result<[String], ErrorBusqueda>)
  }

  // Nested in the feature, which is what cannot be used as an identifier elsewhere.
  enum CancelID { case peticion }

  @Dependency(ClienteBusqueda.self) var cliente
  @Dependency(\.continuousClock) var reloj

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.consulta):
        state.cargando = true
        return .run { [consulta = state.consulta] send in
          try await reloj.sleep(for: .milliseconds(300))
          await send(
            .respuesta(
              Result { try await cliente.buscar(consulta) }.mapError { _ in ErrorBusqueda() }
            )
          )
        }
        .cancellable(id: CancelID.peticion, cancelInFlight: true)
      case .binding:
        return .none
      case .cancelar:
        state.cargando = false
        return .cancel(id: CancelID.peticion)
      case .respuesta(.success(let resultados)):
        state.cargando = false
        state.resultados = resultados
        return .none
      case .respuesta(.failure):
        state.cargando = false
        return .none
      }
    }
  }
}
