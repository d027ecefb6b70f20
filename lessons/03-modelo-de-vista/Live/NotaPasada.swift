import SwiftUI

/// The same note, whose root reads for its children and hands them values.
struct NotaPasadaView: View {
  @Bindable var modelo: Nota

  var body: some View {
    Form {
      TextField("Título", text: $modelo.titulo)
      TextField("Cuerpo", text: $modelo.cuerpo)
      RotuloView(titulo: modelo.titulo)
      CuentaView(letras: modelo.cuerpo.count)
    }
  }
}

struct RotuloView: View {
  let titulo: String

  var body: some View {
    Text("Se llama «\(titulo)»")
  }
}

struct CuentaView: View {
  let letras: Int

  var body: some View {
    Text("\(letras) letras")
  }
}
