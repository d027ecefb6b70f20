import Observation
import SwiftUI

// ES  La pantalla ya dibuja lo que debe. Lo que sobra es trabajo: se calcula entera a cada tecla.
// EN  The screen already draws what it should. What there is too much of is work: all of it is computed
//     at every keystroke.

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
    // HUECO 1: con una sola unidad no cambia nada, y aun así avisa.
    // GAP 1: with a single unit nothing changes, and yet it notifies.
    cantidad -= 1
    if cantidad < 1 { cantidad = 1 }
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
      // HUECO 2: que cada línea sea una vista: `ProductoView`, `TotalView` y `NotaView`.
      // GAP 2: let each line be a view of its own: `ProductoView`, `TotalView` and `NotaView`.
      Text("Producto: \(modelo.producto)")
      Text("Total: \(modelo.total) €")
      Text(modelo.urgente ? "Urgente: \(modelo.nota)" : "Sin prisa")
    }
  }
}
