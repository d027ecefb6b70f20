import Observation
import SwiftUI

/// Follows one property by hand, and writes down what it is told.
@MainActor
@Observable
final class Vigia {
  var titulo = ""
  /// How often the handler has been called.
  private(set) var avisos = 0
  /// What the property held when it was.
  private(set) var visto = "nada"

  /// Begins to follow `titulo`, until it changes once.
  func sigue() {
    withObservationTracking {
      _ = titulo
    } onChange: { [weak self] in
      MainActor.assumeIsolated { self?.apunta() }
    }
  }

  private func apunta() {
    avisos += 1
    visto = titulo
  }
}

struct VigiaView: View {
  @Bindable var modelo: Vigia

  var body: some View {
    Form {
      TextField("Título", text: $modelo.titulo)
      Button("Seguir") { modelo.sigue() }
      Text("\(modelo.avisos) avisos; al último, el título era «\(modelo.visto)»")
    }
  }
}
