import Observation

// ES  Así se escribe a menudo: cada tecla cancela la tarea anterior y crea otra, que duerme, pregunta
//     y publica. Compila, y en una prueba tranquila acierta siempre.
// EN  It is often written like this: each key cancels the task before and makes another, which sleeps,
//     asks and publishes. It compiles, and in a quiet test it is always right.
// ES  No cambies los nombres ni los tipos de lo que se ve desde fuera: con ellos te habla el examen.
// EN  Keep the names and types of what is seen from outside: the exam speaks to your code through them.

struct Recetario: Sendable {
  var buscar: @Sendable (_ texto: String) async throws -> [String]
}

@MainActor
@Observable
final class BuscadorModel {
  var consulta = "" {
    didSet { programa() }
  }
  private(set) var resultados: [String] = []
  private(set) var cargando = false
  private(set) var fallo = false

  @ObservationIgnored private var tarea: Task<Void, Never>?
  private let recetario: Recetario
  private let reloj: any Clock<Duration>

  init(recetario: Recetario, reloj: any Clock<Duration>) {
    self.recetario = recetario
    self.reloj = reloj
  }

  private func programa() {
    // HUECO 1: falta el caso del texto vacío, y `fallo` no se retira nunca.
    // GAP 1: the case of the empty text is missing, and `fallo` is never taken away.
    tarea?.cancel()
    cargando = true
    tarea = Task { [consulta] in
      try? await reloj.sleep(for: .milliseconds(300))
      guard !Task.isCancelled else { return }
      // HUECO 2: aquí caben una respuesta vieja, una cancelación y un error, y ninguno se distingue.
      // GAP 2: a stale answer, a cancellation and an error may turn up here, and none is told apart.
      resultados = (try? await recetario.buscar(consulta)) ?? []
      cargando = false
    }
  }
}
