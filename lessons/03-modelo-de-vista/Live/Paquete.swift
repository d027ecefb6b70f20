import Observation
import SwiftUI

/// Whom the parcel is asked after.
struct Mensajeria: Sendable {
  var estado: @Sendable () async throws -> String
}

/// Follows a parcel for as long as its task lives.
@MainActor
@Observable
final class Paquete {
  private(set) var estado = "sin noticias"
  private(set) var noticias = 0

  private let mensajeria: Mensajeria
  private let reloj: any Clock<Duration>

  init(mensajeria: Mensajeria, reloj: any Clock<Duration>) {
    self.mensajeria = mensajeria
    self.reloj = reloj
  }

  func sigue() async {
    while !Task.isCancelled {
      guard let nuevo = try? await mensajeria.estado() else { return }
      estado = nuevo
      noticias += 1
      guard (try? await reloj.sleep(for: .seconds(5))) != nil else { return }
    }
  }
}

/// Starts a task that nobody keeps.
struct PaqueteView: View {
  let modelo: Paquete

  var body: some View {
    Form {
      Text(modelo.estado)
      Button("Seguir") { Task { await modelo.sigue() } }
    }
  }
}

/// Leaves the task to the view, which ends it when it goes.
struct PaqueteAtadoView: View {
  let modelo: Paquete

  var body: some View {
    Form {
      Text(modelo.estado)
    }
    .task { await modelo.sigue() }
  }
}
