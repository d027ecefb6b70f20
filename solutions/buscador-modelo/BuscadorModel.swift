import Observation

// ES  Tres fallos y una sola cura: después de la petición hay que volver a preguntar si la tarea sigue
//     siendo la vigente. Sin esa pregunta, una respuesta vieja se publica mientras la nueva está en
//     camino; dos respuestas desordenadas dejan los resultados de un texto que ya no está; y una red que
//     respeta la cancelación la convierte, por el `try?`, en una lista vacía. Con un `do` y un `catch`,
//     además, el error existe y se puede enseñar.
// EN  Three faults and one cure: after the request, ask once more whether this is still the current task.
//     Without that, a stale answer is published while the new one is on its way; two answers in the wrong
//     order leave the results of a text that is gone; and a network that honours cancellation makes an
//     empty list of it, by way of `try?`. With a `do` and a `catch`, besides, the error exists and can
//     be shown.

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
    tarea?.cancel()
    fallo = false
    guard !consulta.isEmpty else {
      resultados = []
      cargando = false
      return
    }
    cargando = true
    tarea = Task { [consulta] in
      do {
        try await reloj.sleep(for: .milliseconds(300))
        let encontrados = try await recetario.buscar(consulta)
        // ES  Este es el `guard` que faltaba: el otro, tras dormir, lo hace ya el `try` del sueño.
        // EN  This is the missing `guard`; the one after the sleep is done by the sleep's own `try`.
        guard !Task.isCancelled else { return }
        cargando = false
        resultados = encontrados
      } catch {
        // ES  Un error con la tarea cancelada es la cancelación, no una noticia.
        // EN  An error in a cancelled task is the cancellation, and no news.
        guard !Task.isCancelled else { return }
        cargando = false
        fallo = true
      }
    }
  }
}
