import Observation
import SwiftUI

/// A list whose filter holds the list that holds it.
@MainActor
@Observable
final class ListaRetenida {
  let filtro = Filtro()
  private(set) var visibles = ["Pan", "Peras", "Vino"]

  init() {
    filtro.alCambiar = { texto in self.busca(texto) }
  }

  private func busca(_ texto: String) {
    visibles = ["Pan", "Peras", "Vino"].filter { texto.isEmpty || $0.contains(texto) }
  }
}

/// The same list, whose filter does not hold it.
@MainActor
@Observable
final class ListaSuelta {
  let filtro = Filtro()
  private(set) var visibles = ["Pan", "Peras", "Vino"]

  init() {
    filtro.alCambiar = { [weak self] texto in self?.busca(texto) }
  }

  private func busca(_ texto: String) {
    visibles = ["Pan", "Peras", "Vino"].filter { texto.isEmpty || $0.contains(texto) }
  }
}

struct VisiblesView: View {
  let filtro: Filtro
  let visibles: [String]

  var body: some View {
    Form {
      FiltroView(filtro: filtro)
      ForEach(visibles, id: \.self) { Text($0) }
    }
  }
}
