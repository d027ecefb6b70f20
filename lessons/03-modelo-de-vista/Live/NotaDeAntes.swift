import Observation
import SwiftUI

/// A note that is observed as a whole, as observable objects were before the macro.
@MainActor
final class NotaDeAntes: Observable {
  private let registrar = ObservationRegistrar()
  private var guardado = (titulo: "", cuerpo: "")

  var titulo: String {
    get { leido(\.titulo) }
    set { escribe(\.titulo, newValue) }
  }

  var cuerpo: String {
    get { leido(\.cuerpo) }
    set { escribe(\.cuerpo, newValue) }
  }

  /// What every view looks at, whichever part it wants.
  private var todo: (titulo: String, cuerpo: String) {
    registrar.access(self, keyPath: \.todo)
    return guardado
  }

  private func leido(_ parte: KeyPath<(titulo: String, cuerpo: String), String>) -> String {
    todo[keyPath: parte]
  }

  private func escribe(
    _ parte: WritableKeyPath<(titulo: String, cuerpo: String), String>,
    _ valor: String
  ) {
    registrar.withMutation(of: self, keyPath: \.todo) { guardado[keyPath: parte] = valor }
  }
}

struct NotaDeAntesView: View {
  @Bindable var modelo: NotaDeAntes

  var body: some View {
    Form {
      TextField("Título", text: $modelo.titulo)
      TextField("Cuerpo", text: $modelo.cuerpo)
      TituloDeAntesView(modelo: modelo)
      LetrasDeAntesView(modelo: modelo)
    }
  }
}

struct TituloDeAntesView: View {
  let modelo: NotaDeAntes

  var body: some View {
    Text("Se llama «\(modelo.titulo)»")
  }
}

struct LetrasDeAntesView: View {
  let modelo: NotaDeAntes

  var body: some View {
    Text("\(modelo.cuerpo.count) letras")
  }
}
