// misconception: Who may write a property is a matter of taste.
// refused-by: solo-lectura
// es: la vista pudiera escribir `guardando`
// en: the view could write `guardando`
import Observation

struct Repositorio: Sendable {
  var guardar: @Sendable (_ titulo: String, _ cuerpo: String) async throws -> Int
}

@MainActor
@Observable
final class EditorModel {
  var titulo = ""
  var cuerpo = ""
  var guardando = false
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
      version = try await repositorio.guardar(titulo, cuerpo)
    } catch {
      self.error = "No se pudo guardar"
    }
  }
}
