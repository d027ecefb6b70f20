import SwiftUI

struct EntradasModelView: View {
  let model: EntradasModel

  var body: some View {
    VStack {
      HStack {
        Button("-") { model.menos() }
        Text("\(model.cantidad)")
        Button("+") { model.mas() }
        Text(model.precio.map { "\($0) €" } ?? "")
      }
      Button("Comprar") { Task { await model.compra() } }
      Text("Compradas: \(model.compradas)")
      if model.comprando { Text("Comprando…") }
      if model.aviso { Text("No se pudo") }
    }
  }
}
