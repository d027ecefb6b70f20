import ComposableArchitecture

// ES  Es el caso mínimo en que hay asincronía que coordinar: rebote, cancelación y fallo visible.
//     `buscador-modelo` es la misma pantalla escrita como modelo, y la juzga la misma especificación.
// EN  The smallest case with asynchronous work to coordinate: debounce, cancellation, visible failure.
//     `buscador-modelo` is the same screen as a model, judged by the same specification.
// ES  No cambies los nombres ni los tipos: con ellos te habla el examen.
// EN  Keep the names and the types: the exam speaks to your code through them.

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

  @Dependency(\.recetario) var recetario
  @Dependency(\.continuousClock) var reloj

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .consultaCambiada(let texto):
        // HUECO 1: descarta lo anterior y, si hay texto, espera 300 ms y pregunta.
        // GAP 1: drop what was going on and, if there is a text, wait for 300 ms and ask.
        state.consulta = texto
        return .none

      case .respuesta(.success):
        // HUECO 2: lo encontrado.
        // GAP 2: what was found.
        return .none

      case .respuesta(.failure):
        // HUECO 3: el fallo, a la vista.
        // GAP 3: the failure, in view.
        return .none
      }
    }
  }
}
