// misconception: A loop that repeats every 5 s begins with 5 s.
// refused-by: empieza
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

  isolated deinit {
    tarea?.cancel()
  }

  func empieza() {
    guard !siguiendo else { return }
    siguiendo = true
    tarea = Task { [weak self, mensajeria, reloj] in
      while !Task.isCancelled {
        guard (try? await reloj.sleep(for: .seconds(5))) != nil else { return }
        do {
          let nuevo = try await mensajeria.estado()
          guard !Task.isCancelled else { return }
          self?.publica(nuevo)
        } catch {
          guard !Task.isCancelled else { return }
          self?.sinNoticias = true
        }
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
