import Observation
import SwiftUI

/// A note that nobody guards: every property can be written by whoever holds the model.
@MainActor
@Observable
final class NotaModel {
  var texto = ""
  var guardado = ""
  var guardando = false
  let almacen: Almacen

  init(almacen: Almacen) {
    self.almacen = almacen
  }

  func guarda() async {
    guardando = true
    if (try? await almacen.guardar(texto)) == true { guardado = texto }
    guardando = false
  }
}

struct NotaModelView: View {
  @Bindable var model: NotaModel

  var body: some View {
    Form {
      TextField("Nota", text: $model.texto)
      Text(model.guardando ? "Guardando…" : "Guardado: \(model.guardado)")
      Button("Guardar") { Task { await model.guarda() } }
      Button("Traer") { Task { await Sincronizador(nota: model).trae() } }
      Button("Ocultar") { model.guardando = false }
    }
  }
}
