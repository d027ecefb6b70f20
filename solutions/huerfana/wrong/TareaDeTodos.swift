// misconception: Only one parcel is followed at a time, so the task may be kept in a static property.
// refused-by: dos-a-la-vez
// es: solo pudiera haber un seguimiento en toda la aplicación
// en: there could be only one following in the whole app
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

  private static var tarea: Task<Void, Never>?
  private let mensajeria: Mensajeria
  private let reloj: any Clock<Duration>

  init(mensajeria: Mensajeria, reloj: any Clock<Duration>) {
    self.mensajeria = mensajeria
    self.reloj = reloj
  }

  isolated deinit {
    Self.tarea?.cancel()
  }

  func empieza() {
    guard !siguiendo else { return }
    siguiendo = true
    Self.tarea = Task { [weak self, mensajeria, reloj] in
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
    Self.tarea?.cancel()
    Self.tarea = nil
    siguiendo = false
  }

  private func publica(_ nuevo: String) {
    estado = nuevo
    sinNoticias = false
  }
}
