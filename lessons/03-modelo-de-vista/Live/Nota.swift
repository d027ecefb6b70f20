import Observation
import SwiftUI

/// A note that is observed property by property.
@MainActor
@Observable
final class Nota {
  var titulo = ""
  var cuerpo = ""

  var puedeGuardar: Bool { !titulo.isEmpty && cuerpo.count >= 10 }
}

struct NotaView: View {
  @Bindable var modelo: Nota

  var body: some View {
    Form {
      TextField("Título", text: $modelo.titulo)
      TextField("Cuerpo", text: $modelo.cuerpo)
      TituloView(modelo: modelo)
      LetrasView(modelo: modelo)
      PermisoView(modelo: modelo)
    }
  }
}

struct TituloView: View {
  let modelo: Nota

  var body: some View {
    Text("Se llama «\(modelo.titulo)»")
  }
}

struct LetrasView: View {
  let modelo: Nota

  var body: some View {
    Text("\(modelo.cuerpo.count) letras")
  }
}

struct PermisoView: View {
  let modelo: Nota

  var body: some View {
    Text(modelo.puedeGuardar ? "Se puede guardar" : "Aún no se puede guardar")
  }
}
