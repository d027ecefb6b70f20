import Observation
import SwiftUI

/// A screen whose two counters are born in different ways.
@MainActor
@Observable
final class Pantalla {
  private(set) var vueltas = 0
  /// How many counters have been made; nobody observes it.
  @ObservationIgnored fileprivate(set) var nacidos = 0

  func redibuja() {
    vueltas += 1
  }
}

@MainActor
@Observable
final class Cuenta {
  var valor = 0

  init(en pantalla: Pantalla) {
    pantalla.nacidos += 1
  }
}

struct PantallaView: View {
  let pantalla: Pantalla

  var body: some View {
    Form {
      Text("Vueltas: \(pantalla.vueltas)")
      Button("Otra vuelta") { pantalla.redibuja() }
      SueltaView(modelo: Cuenta(en: pantalla))
      AtadaView(modelo: Cuenta(en: pantalla))
    }
  }
}

/// Takes whatever counter its parent has just made.
struct SueltaView: View {
  let modelo: Cuenta

  var body: some View {
    HStack {
      Button("Más suelta") { modelo.valor += 1 }
      Text("suelta: \(modelo.valor)")
    }
  }
}

/// Keeps the first counter that it was given, for as long as it is on the screen.
struct AtadaView: View {
  @State private var modelo: Cuenta

  init(modelo: Cuenta) {
    _modelo = State(initialValue: modelo)
  }

  var body: some View {
    HStack {
      Button("Más atada") { modelo.valor += 1 }
      Text("atada: \(modelo.valor)")
    }
  }
}
