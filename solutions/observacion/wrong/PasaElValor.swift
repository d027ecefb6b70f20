// misconception: A child that is given only the text it shows is the most granular there is.
// refused-by: producto
import Observation
import SwiftUI

@MainActor
@Observable
final class Pedido {
  var producto = "Café"
  var nota = ""
  var urgente = false
  var precio = 2
  private(set) var cantidad = 1

  var total: Int { cantidad * precio }

  func mas() {
    cantidad += 1
  }

  func menos() {
    guard cantidad > 1 else { return }
    cantidad -= 1
  }
}

struct PedidoView: View {
  @Bindable var modelo: Pedido

  var body: some View {
    Form {
      TextField("Producto", text: $modelo.producto)
      TextField("Nota", text: $modelo.nota)
      Toggle("Urgente", isOn: $modelo.urgente)
      Button("Más") { modelo.mas() }
      Button("Menos") { modelo.menos() }
      ProductoView(producto: modelo.producto)
      TotalView(modelo: modelo)
      NotaView(modelo: modelo)
    }
  }
}

struct ProductoView: View {
  let producto: String

  var body: some View {
    Text("Producto: \(producto)")
  }
}

struct TotalView: View {
  let modelo: Pedido

  var body: some View {
    Text("Total: \(modelo.total) €")
  }
}

struct NotaView: View {
  let modelo: Pedido

  var body: some View {
    Text(modelo.urgente ? "Urgente: \(modelo.nota)" : "Sin prisa")
  }
}
