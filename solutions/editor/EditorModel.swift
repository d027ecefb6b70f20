import Observation

// ES  Lo derivado tiene una sola definición, así que no puede quedarse atrás respecto al texto. Lo que
//     cuenta cómo va el trabajo lo escribe un único método: `private(set)` convierte esa frase en algo
//     que vigila el compilador. Y la regla de cuándo se puede guardar está en la puerta del método, no
//     solo en el botón, de modo que vale para quien llame desde donde llame.
// EN  What is derived has one definition, so it cannot fall behind the text. What tells how the work is
//     getting on is written by a single method; `private(set)` has the compiler watch over that. And the
//     rule about when to save stands at the method's door, not only at the button, so that it holds for
//     whoever calls, from wherever.

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
    // ES  Acabe como acabe: no queda ningún camino con `guardando` encendido.
    // EN  However it ends: no path is left with `guardando` on.
    defer { guardando = false }
    error = nil
    do {
      version = try await repositorio.guardar(titulo, cuerpo)
    } catch {
      self.error = "No se pudo guardar"
    }
  }
}
