// misconception: A screen has room for a few results only.
// refused-by: exhaustivo
// es: solo cupieran unos pocos resultados
// en: there were room for a few results only
import ComposableArchitecture

struct Recetario: Sendable {
  var buscar: @Sendable (_ texto: String) async throws -> [String]
}

extension Recetario: DependencyKey {
  static let liveValue = Recetario { texto in ["Receta de \(texto)"] }
}

extension DependencyValues {
  var recetario: Recetario {
    get { self[Recetario.self] }
    set { self[Recetario.self] = newValue }
  }
}

@Reducer
struct Buscador {
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

  private enum CancelID {
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

      case .respuesta(.success(let resultados)):
        state.cargando = false
        state.resultados = Array(resultados.prefix(5))
        return .none

      case .respuesta(.failure):
        state.cargando = false
        state.fallo = true
        return .none
      }
    }
  }
}
