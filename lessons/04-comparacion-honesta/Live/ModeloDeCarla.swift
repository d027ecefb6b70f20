import Observation

/// A favourite by a third team's convention: events go into one method, nearly a reducer made by hand.
@MainActor
@Observable
final class ModeloDeCarla {
  enum Evento {
    case toca
    case confirma
    case rechaza(Bool)
  }

  struct Estado: Equatable {
    var esFavorito = false
    var aviso = false
  }

  private(set) var estado = Estado()
  private let servidor: Servidor

  init(servidor: Servidor) {
    self.servidor = servidor
  }

  func recibe(_ evento: Evento) {
    switch evento {
    case .toca:
      let antes = estado.esFavorito
      estado.esFavorito.toggle()
      pregunta(estado.esFavorito, antes: antes)
    case .confirma:
      estado.aviso = false
    case .rechaza(let antes):
      estado.esFavorito = antes
      estado.aviso = true
    }
  }

  private func pregunta(_ esFavorito: Bool, antes: Bool) {
    Task {
      let haIdoBien = (try? await servidor.marcar(esFavorito)) != nil
      recibe(haIdoBien ? .confirma : .rechaza(antes))
    }
  }
}
