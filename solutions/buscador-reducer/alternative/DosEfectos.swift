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

  @Dependency(\.recetario) private var recetario
  @Dependency(\.continuousClock) private var reloj

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .consultaCambiada(let texto):
        state.consulta = texto
        state.fallo = false
        state.cargando = !texto.isEmpty
        if texto.isEmpty { state.resultados.removeAll() }
        return .concatenate(.cancel(id: "buscador"), texto.isEmpty ? .none : pregunta(texto))
      case .respuesta(let resultado):
        state.cargando = false
        do {
          state.resultados = try resultado.get()
        } catch {
          state.fallo = true
        }
        return .none
      }
    }
  }

  private func pregunta(_ texto: String) -> Effect<Action> {
    .run { send in
      try await reloj.sleep(for: .seconds(0.3))
      do {
        let encontrado = try await recetario.buscar(texto)
        await send(.respuesta(.success(encontrado)))
      } catch {
        await send(.respuesta(.failure(error)))
      }
    }
    .cancellable(id: "buscador")
  }
}
