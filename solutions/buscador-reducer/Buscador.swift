import ComposableArchitecture

// ES  Dormir y preguntar forman un solo efecto con nombre. `cancelInFlight` hace el rebote: cada tecla
//     termina con el efecto anterior, esté dormido o esperando respuesta. Y un efecto cancelado no puede
//     enviar, así que el reducer nunca ve una respuesta anticuada, ni siquiera cuando el recetario
//     ignora la cancelación. No hay tarea que guardar ni nada que comprobar después de esperar.
// EN  Sleeping and asking are one effect with a name. `cancelInFlight` is the debounce: each key ends the
//     effect before it, asleep or waiting for an answer. And a cancelled effect cannot send, so the
//     reducer never sees a stale answer, not even when the recipe book ignores the cancellation. There
//     is no task to keep, and nothing to check after waiting.

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
          // ES  Sin trabajo nuevo que lo reemplace, el anterior se cancela aquí.
          // EN  With no new work to replace it, the earlier one is cancelled here.
          return .cancel(id: CancelID.busqueda)
        }
        state.cargando = true
        return .run { [recetario, reloj] send in
          // ES  Si se cancela durante el sueño, el error termina el efecto y no se envía nada.
          // EN  Cancelled during the sleep, the effect ends with the error and sends nothing.
          try await reloj.sleep(for: .milliseconds(300))
          await send(.respuesta(Result { try await recetario.buscar(texto) }))
        }
        .cancellable(id: CancelID.busqueda, cancelInFlight: true)

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
