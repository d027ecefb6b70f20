import Observation

// ES  La tarea tiene un dueño, el modelo, y el dueño la cancela en dos momentos: cuando se lo piden y
//     cuando muere. Para que pueda morir, la tarea no lo sostiene: se lleva lo que necesita para
//     trabajar y del modelo solo una referencia débil, que usa en el instante de publicar. Nada de esto
//     lo exige el patrón ni lo comprueba el compilador; en un reducer, el store hace las dos cosas solo.
// EN  The task has an owner, the model, who cancels it at two moments: when told to, and when it dies. So
//     that it can die, the task does not hold it: it takes along what it needs for its work, and of the
//     model only a weak reference, used in the instant of publishing. The pattern demands none of this
//     and the compiler checks none of it; with a reducer the store does both by itself.

struct Mensajeria: Sendable {
  var estado: @Sendable () async throws -> String
}

@MainActor
@Observable
final class SeguimientoModel {
  private(set) var siguiendo = false
  private(set) var estado = ""
  private(set) var sinNoticias = false

  @ObservationIgnored private var tarea: Task<Void, Never>?
  private let mensajeria: Mensajeria
  private let reloj: any Clock<Duration>

  init(mensajeria: Mensajeria, reloj: any Clock<Duration>) {
    self.mensajeria = mensajeria
    self.reloj = reloj
  }

  // ES  Se ejecuta solo si nada más sostiene el modelo.   EN  Runs only if nothing else holds the model.
  isolated deinit {
    tarea?.cancel()
  }

  func empieza() {
    guard !siguiendo else { return }
    siguiendo = true
    tarea = Task { [weak self, mensajeria, reloj] in
      while !Task.isCancelled {
        do {
          let nuevo = try await mensajeria.estado()
          // ES  Entre la pregunta y la respuesta pudo terminar el seguimiento.
          // EN  The following may have been ended between question and answer.
          guard !Task.isCancelled else { return }
          self?.publica(nuevo)
        } catch {
          guard !Task.isCancelled else { return }
          self?.sinNoticias = true
        }
        guard (try? await reloj.sleep(for: .seconds(5))) != nil else { return }
      }
    }
  }

  func termina() {
    tarea?.cancel()
    tarea = nil
    siguiendo = false
  }

  private func publica(_ nuevo: String) {
    estado = nuevo
    sinNoticias = false
  }
}
