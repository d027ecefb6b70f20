import Observation
import SwiftUI

/// The editor, with an ending that nobody thought of.
@MainActor
@Observable
final class EditorAtascado {
  var titulo = ""
  var cuerpo = ""
  private(set) var guardando = false
  private(set) var version = 0
  private(set) var error: String?

  private let repositorio: Repositorio

  init(repositorio: Repositorio) {
    self.repositorio = repositorio
  }

  var puedeGuardar: Bool { !titulo.isEmpty && cuerpo.count >= 10 }

  func guardar() async {
    guard puedeGuardar, !guardando else { return }
    guardando = true
    error = nil
    do {
      version = try await repositorio.guardar(titulo, cuerpo)
      guardando = false
    } catch {
      self.error = "No se pudo guardar"
    }
  }
}

struct EditorAtascadoView: View {
  @Bindable var modelo: EditorAtascado

  var body: some View {
    Form {
      TextField("Título", text: $modelo.titulo)
      TextField("Cuerpo", text: $modelo.cuerpo)
      Button("Guardar") { Task { await modelo.guardar() } }
        .disabled(!modelo.puedeGuardar || modelo.guardando)
      EstadoView(
        guardando: modelo.guardando,
        version: modelo.version,
        error: modelo.error
      )
    }
  }
}
