// misconception: Waiting for a task of one's own is the same as waiting for the call itself.
// refused-by: cierre
// es: esperar a una tarea propia fuera lo mismo que esperar a la llamada
// en: waiting for a task of its own were the same as waiting for the call
import Observation

struct Repositorio: Sendable {
  var guardar: @Sendable (_ titulo: String, _ cuerpo: String) async throws -> Int
}

@MainActor
@Observable
final class EditorModel {
  var titulo = ""
  var cuerpo = ""
  private(set) var guardando = false
  private(set) var version = 0
  private(set) var error: String?

  private let repositorio: Repositorio

  init(repositorio: Repositorio) {
    self.repositorio = repositorio
  }

  var puedeGuardar: Bool { !titulo.isEmpty && cuerpo.count >= 10 }

  var restantes: Int { max(0, 280 - cuerpo.count) }

  func guardar() async {
    guard puedeGuardar, !guardando else { return }
    guardando = true
    defer { guardando = false }
    error = nil
    do {
      let llamada = Task { [repositorio, titulo, cuerpo] in
        try await repositorio.guardar(titulo, cuerpo)
      }
      version = try await llamada.value
    } catch {
      self.error = "No se pudo guardar"
    }
  }
}
