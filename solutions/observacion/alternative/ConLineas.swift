// Another right answer: one view does the drawing of all lines, and each line reads for itself.
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
    let menos = max(1, cantidad - 1)
    // An equal value, assigned whole, does not notify.
    cantidad = menos
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
      TotalView(modelo: modelo)
      NotaView(modelo: modelo)
    }
  }
}

struct Linea: View {
  let texto: String

  var body: some View {
    Text(texto)
  }
}

struct ProductoView: View {
  let modelo: Pedido

  var body: some View {
    Linea(texto: "Producto: \(modelo.producto)")
  }
}

struct TotalView: View {
  let modelo: Pedido

  var body: some View {
    let (cantidad, precio) = (modelo.cantidad, modelo.precio)
    Linea(texto: "Total: \(cantidad * precio) €")
  }
}

struct NotaView: View {
  let modelo: Pedido

  var body: some View {
    if modelo.urgente {
      Linea(texto: "Urgente: \(modelo.nota)")
    } else {
      Linea(texto: "Sin prisa")
    }
  }
}
