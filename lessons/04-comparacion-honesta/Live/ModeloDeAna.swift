import Observation

/// A favourite by one team's convention: the view starts the task, and the method does all.
@MainActor
@Observable
final class ModeloDeAna {
  private(set) var esFavorito = false
  private(set) var aviso = false
  private let servidor: Servidor

  init(servidor: Servidor) {
    self.servidor = servidor
  }

  func alterna() async {
    let antes = esFavorito
    esFavorito.toggle()
    aviso = false
    do {
      try await servidor.marcar(esFavorito)
    } catch {
      esFavorito = antes
      aviso = true
    }
  }
}
