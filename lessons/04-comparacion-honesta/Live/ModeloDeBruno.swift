import Observation

/// A favourite by another team's convention: the view writes a property, which starts the work.
@MainActor
@Observable
final class ModeloDeBruno {
  var esFavorito = false {
    didSet { if esFavorito != confirmado { envia() } }
  }
  var aviso = false
  @ObservationIgnored private var confirmado = false
  @ObservationIgnored private var tarea: Task<Void, Never>?
  private let servidor: Servidor

  init(servidor: Servidor) {
    self.servidor = servidor
  }

  private func envia() {
    tarea?.cancel()
    aviso = false
    tarea = Task { [esFavorito] in
      do {
        try await servidor.marcar(esFavorito)
        guard !Task.isCancelled else { return }
        confirmado = esFavorito
      } catch {
        guard !Task.isCancelled else { return }
        aviso = true
        self.esFavorito = confirmado
      }
    }
  }
}
