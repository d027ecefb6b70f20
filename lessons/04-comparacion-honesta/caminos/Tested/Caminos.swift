import ComposableArchitecture

/// A map that is asked for the routes to a place.
struct Mapa: Sendable, DependencyKey {
  var busca: @Sendable (String) async throws -> [String]

  static let liveValue = Mapa { _ in [] }
  static let testValue = Mapa { _ in [] }
}

extension DependencyValues {
  var mapa: Mapa {
    get { self[Mapa.self] }
    set { self[Mapa.self] = newValue }
  }
}

/// What the map throws where nothing leads to a place.
struct SinCamino: Error {}

/// A search for routes: the module that the tests are about.
@Reducer
struct Caminos {
  @ObservableState
  struct State: Equatable {
    var texto = ""
    var rutas: [String] = []
    var buscando = false
    var aviso: String?
    var intentos = 0
  }

  enum Action: Equatable {
    case escribir(String)
    case buscar
    case llegaron([String])
    case fallo
    case limpiar
  }

  enum CancelID { case busqueda }

  @Dependency(\.mapa) var mapa

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .escribir(let texto):
        state.texto = texto
        state.aviso = nil
        return .none

      case .buscar:
        guard !state.texto.isEmpty else { return .none }
        state.buscando = true
        state.aviso = nil
        state.intentos += 1
        return .run { [texto = state.texto, mapa] send in
          do {
            await send(.llegaron(try await mapa.busca(texto)))
          } catch is SinCamino {
            await send(.fallo)
          }
        }
        .cancellable(id: CancelID.busqueda, cancelInFlight: true)

      case .llegaron(let rutas):
        state.buscando = false
        state.rutas = rutas.sorted()
        return .none

      case .fallo:
        state.buscando = false
        state.rutas = []
        state.aviso = "No hay camino"
        return .none

      case .limpiar:
        state = State(intentos: state.intentos)
        return .cancel(id: CancelID.busqueda)
      }
    }
  }
}
