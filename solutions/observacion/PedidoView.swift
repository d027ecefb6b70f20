import Observation
import SwiftUI

// ES  Una vista se apunta a lo que lee su `body`, así que repartir lecturas es repartir ejecuciones. La de
//     fuera tiene el modelo y no lee nada de él: los campos reciben una conexión, que leerá el propio
//     campo. Cada línea lee lo suyo, y `NotaView` ni siquiera mira la nota cuando no la va a enseñar.
// EN  A view is signed up for what its `body` reads, so to share out reads is to share out runs. The outer
//     view has the model and reads nothing of it: fields are given a connection, and do the reading
//     themselves. Each line reads its own, and `NotaView` does not so much as look at the note unless it
//     is going to show it.

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
    // ES  Cambiar en el sitio avisa siempre: hay que decidir antes.
    // EN  Changing in place always notifies, so the decision comes first.
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
      TotalView(modelo: modelo)
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
