// misconception: The sum is arithmetic, so it may as well be done by the parent.
// refused-by: cantidad
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
      ProductoView(modelo: modelo)
      TotalView(total: modelo.total)
      NotaView(modelo: modelo)
    }
  }
}

struct ProductoView: View {
  let modelo: Pedido

  var body: some View {
    Text("Producto: \(modelo.producto)")
  }
}

struct TotalView: View {
  let total: Int

  var body: some View {
    Text("Total: \(total) €")
  }
}

struct NotaView: View {
  let modelo: Pedido

  var body: some View {
    Text(modelo.urgente ? "Urgente: \(modelo.nota)" : "Sin prisa")
  }
}
