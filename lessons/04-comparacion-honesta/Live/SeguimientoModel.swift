import Observation
import SwiftUI

/// Follows a parcel with a loop that nobody ends.
@MainActor
@Observable
final class SeguimientoModel {
  private(set) var siguiendo = false
  private(set) var vueltas = 0
  private let reloj: any Clock<Duration>

  init(reloj: any Clock<Duration>) {
    self.reloj = reloj
  }

  func empieza() {
    siguiendo = true
    Task {
      while true {
        try await reloj.sleep(for: .seconds(5))
        vueltas += 1
      }
    }
  }

  func termina() {
    siguiendo = false
  }
}

struct SeguimientoModelView: View {
  let model: SeguimientoModel

  var body: some View {
    VStack {
      Text(model.siguiendo ? "Siguiendo" : "En pausa")
      Text("Vueltas: \(model.vueltas)")
      Button("Seguir") { model.empieza() }
      Button("Parar") { model.termina() }
    }
  }
}
