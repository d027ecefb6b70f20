import Observation
import SwiftUI

/// One property, and three ways of writing into it.
@MainActor
@Observable
final class Etiqueta {
  var texto = "Lista"
}

struct EtiquetaView: View {
  let modelo: Etiqueta

  var body: some View {
    Form {
      LetreroView(modelo: modelo)
      Button("Poner Lista") { modelo.texto = "Lista" }
      Button("Poner Compra") { modelo.texto = "Compra" }
      Button("Añadir nada") { modelo.texto += "" }
    }
  }
}

struct LetreroView: View {
  let modelo: Etiqueta

  var body: some View {
    Text(modelo.texto)
  }
}
