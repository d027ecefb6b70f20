// misconception: Fields that belong together are kept in one struct; observation will see inside it.
// refused-by: producto
import Observation
import SwiftUI

struct Datos: Equatable {
  var producto = "Café"
  var nota = ""
  var urgente = false
  var precio = 2
  var cantidad = 1
}

@MainActor
@Observable
final class Pedido {
  private var datos = Datos()

  var producto: String {
    get { datos.producto }
    set { datos.producto = newValue }
  }

  var nota: String {
    get { datos.nota }
    set { datos.nota = newValue }
  }

  var urgente: Bool {
    get { datos.urgente }
    set { datos.urgente = newValue }
  }

  var precio: Int {
    get { datos.precio }
    set { datos.precio = newValue }
  }

  var cantidad: Int { datos.cantidad }

  var total: Int { cantidad * precio }

  func mas() {
    datos.cantidad += 1
  }

  func menos() {
    guard cantidad > 1 else { return }
    datos.cantidad -= 1
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
