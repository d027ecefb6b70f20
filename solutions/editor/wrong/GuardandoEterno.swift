// misconception: Saving is over when the note is saved, so only success turns it off.
// refused-by: fallo
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
    error = nil
    do {
      version = try await repositorio.guardar(titulo, cuerpo)
      guardando = false
    } catch {
      self.error = "No se pudo guardar"
    }
  }
}
