// misconception: Only the request needs cancelling; waiting does no harm.
// refused-by: rebote
// es: solo hubiera que cancelar la petición, y las esperas no molestaran
// en: only the request had to be cancelled, and the waits did no harm
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
          await withTaskCancellation(id: CancelID.busqueda, cancelInFlight: true) {
            await send(.respuesta(Result { try await recetario.buscar(texto) }))
          }
        }

      case .respuesta(.success(let resultados)):
        state.cargando = false
        state.resultados = resultados
        return .none

      case .respuesta(.failure):
        state.cargando = false
        state.fallo = true
        return .none
      }
    }
  }
}
