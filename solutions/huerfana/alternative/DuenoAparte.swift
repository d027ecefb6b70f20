import Observation

struct Mensajeria: Sendable {
  var estado: @Sendable () async throws -> String
}

/// Cancels its task when it is let go of.
private final class Seguimiento: Sendable {
  private let tarea: Task<Void, Never>

  init(_ trabajo: @escaping @MainActor @Sendable () async throws -> Void) {
    tarea = Task { try? await trabajo() }
  }

  deinit {
    tarea.cancel()
  }
}

@MainActor
@Observable
final class SeguimientoModel {
  private(set) var siguiendo = false
  private(set) var estado = ""
  private(set) var sinNoticias = false

  @ObservationIgnored private var seguimiento: Seguimiento?
  private let mensajeria: Mensajeria
  private let reloj: any Clock<Duration>

  init(mensajeria: Mensajeria, reloj: any Clock<Duration>) {
    self.mensajeria = mensajeria
    self.reloj = reloj
  }

  func empieza() {
    if siguiendo { return }
    siguiendo = true
    seguimiento = Seguimiento { [weak self, mensajeria, reloj] in
      while true {
        let noticia: String?
        do { noticia = try await mensajeria.estado() } catch { noticia = nil }
        try Task.checkCancellation()
        self?.recibe(noticia)
        try await reloj.sleep(for: .milliseconds(5000))
      }
    }
  }

  func termina() {
    seguimiento = nil
    siguiendo = false
  }

  private func recibe(_ noticia: String?) {
    sinNoticias = noticia == nil
    estado = noticia ?? estado
  }
}
