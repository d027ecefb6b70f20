// misconception: Blanks are nothing: who asks for a text with letters means more than "not empty".
// refused-by: exhaustivo
// es: un texto hecho solo de espacios fuera un texto vacío
// en: a text made of nothing but spaces were an empty one
import Observation

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
    guard !consulta.allSatisfy(\.isWhitespace) else {
      resultados = []
      cargando = false
      return
    }
    cargando = true
    tarea = Task { [consulta] in
      do {
        try await reloj.sleep(for: .milliseconds(300))
        let encontrados = try await recetario.buscar(consulta)
        guard !Task.isCancelled else { return }
        cargando = false
        resultados = encontrados
      } catch {
        guard !Task.isCancelled else { return }
        cargando = false
        fallo = true
      }
    }
  }
}
