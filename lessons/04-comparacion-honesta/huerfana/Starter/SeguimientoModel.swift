import Observation

// ES  La pantalla crea este modelo, lo usa y lo suelta. Nadie promete llamar a `termina()` antes.
// EN  The screen makes this model, uses it and lets it go. Nobody promises to call `termina()` first.
// ES  No cambies los nombres ni los tipos de lo que se ve desde fuera: con ellos te habla el examen.
// EN  Keep the names and types of what is seen from outside: the exam speaks to your code through them.

struct Mensajeria: Sendable {
  var estado: @Sendable () async throws -> String
}

@MainActor
@Observable
final class SeguimientoModel {
  private(set) var siguiendo = false
  private(set) var estado = ""
  private(set) var sinNoticias = false

  private let mensajeria: Mensajeria
  private let reloj: any Clock<Duration>

  init(mensajeria: Mensajeria, reloj: any Clock<Duration>) {
    self.mensajeria = mensajeria
    self.reloj = reloj
  }

  func empieza() {
    // HUECO 1: así pregunta una sola vez, y la tarea no tiene quien la pare.
    // GAP 1: like this it asks just once, and there is nobody to stop the task.
    siguiendo = true
    Task {
      estado = (try? await mensajeria.estado()) ?? ""
    }
  }

  func termina() {
    // HUECO 2: termina también lo que haya en marcha.
    // GAP 2: end whatever is under way as well.
    siguiendo = false
  }

  // HUECO 3: el último momento del modelo, cuando la pantalla lo suelta.
  // GAP 3: the model's last moment, when the screen lets go of it.
}
