import ComposableArchitecture

/// Searches 300 ms after the last keystroke; an answer that is no longer wanted never arrives.
@Reducer struct BuscadorReducer {
  @ObservableState struct State: Equatable {
    var texto = ""
    var cargando = false
    var resultado: String?
    var falla = false
  }

  enum Action {
    case texto(String)
    case respuesta(Result<String, any Error>)
  }

  enum CancelID { case busqueda }

  var espera = Duration.milliseconds(300)
  var cancela = true
  var esVacio: @Sendable (String) -> Bool = { $0.isEmpty }
  /// Whether a text changes nothing after another.
  var esIgual: @Sendable (String, String) -> Bool = { _, _ in false }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.busqueda) var busqueda

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .texto(let texto):
        if esIgual(state.texto, texto) { return .none }
        state.texto = texto
        let esVacio = esVacio(texto)
        state.cargando = !esVacio
        state.resultado = nil
        state.falla = false
        guard !esVacio else { return .cancel(id: CancelID.busqueda) }
        return .run { send in
          try await clock.sleep(for: espera)
          await send(.respuesta(Result { try await busqueda.busca(texto) }))
        }
        .cancellable(id: CancelID.busqueda, cancelInFlight: cancela)
      case .respuesta(.success(let resultado)):
        state.cargando = false
        state.resultado = resultado
        return .none
      case .respuesta(.failure):
        state.cargando = false
        state.falla = true
        return .none
      }
    }
  }
}

/// Where searches are answered.
struct Busqueda: Sendable {
  var busca: @Sendable (String) async throws -> String
}

extension Busqueda: DependencyKey {
  static let liveValue = Busqueda { $0 }
}

extension DependencyValues {
  var busqueda: Busqueda {
    get { self[Busqueda.self] }
    set { self[Busqueda.self] = newValue }
  }
}
