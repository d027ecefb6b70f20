import SwiftUI

/// The note with its state loose in the view, and its rule written where it was needed.
struct NotaSueltaView: View {
  @State private var titulo = ""
  @State private var cuerpo = ""

  var body: some View {
    Form {
      TextField("Título", text: $titulo)
      TextField("Cuerpo", text: $cuerpo)
      // The rule went from 8 to 10 letters. Here it did:
      Button("Guardar") {}
        .disabled(titulo.isEmpty || cuerpo.count < 10)
      // And here nobody remembered.
      Text(
        !titulo.isEmpty && cuerpo.count >= 8 ? "Se puede guardar" : "Aún no se puede guardar"
      )
    }
  }
}

/// The same screen, which asks the model.
struct NotaConModeloView: View {
  @Bindable var modelo: Nota

  var body: some View {
    Form {
      TextField("Título", text: $modelo.titulo)
      TextField("Cuerpo", text: $modelo.cuerpo)
      Button("Guardar") {}
        .disabled(!modelo.puedeGuardar)
      Text(modelo.puedeGuardar ? "Se puede guardar" : "Aún no se puede guardar")
    }
  }
}
