// misconception: A weak reference is enough: without a model there is nothing to publish to.
// refused-by: cierre
import Observation

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

  func empieza() {
    guard !siguiendo else { return }
    siguiendo = true
    tarea = Task { [weak self, mensajeria, reloj] in
      while !Task.isCancelled {
        do {
          let nuevo = try await mensajeria.estado()
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
