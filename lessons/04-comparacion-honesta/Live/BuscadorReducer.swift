import ComposableArchitecture

/// The search as a reducer.
@Reducer
struct BuscadorReducer {
  @ObservableState
  struct State: Equatable {
    var consulta = ""
    var resultados: [String] = []
    var cargando = false
    var fallo = false
  }

  enum Action {
    case consultaCambiada(String)
    case respuesta(Result<[String], any Error>)
  }

  enum CancelID {
    case busqueda
  }

  @Dependency(\.recetario) var recetario
  @Dependency(\.continuousClock) var reloj

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .consultaCambiada(let texto):
        state.consulta = texto
        state.fallo = false
        guard !texto.isEmpty else {
          state.resultados = []
          state.cargando = false
          return .cancel(id: CancelID.busqueda)
        }
        state.cargando = true
        return .run { [recetario, reloj] send in
          try await reloj.sleep(for: .milliseconds(300))
          await send(.respuesta(Result { try await recetario.buscar(texto) }))
        }
        .cancellable(id: CancelID.busqueda, cancelInFlight: true)

      case .respuesta(.success(let encontrados)):
        state.cargando = false
        state.resultados = encontrados
        return .none

      case .respuesta(.failure):
        state.cargando = false
        state.fallo = true
        return .none
      }
    }
  }
}
