import Observation
import SwiftUI

/// The editor, with every property open to whoever holds it.
@MainActor
@Observable
final class EditorAbierto {
  var titulo = ""
  var cuerpo = ""
  var guardando = false
  var version = 0
  var error: String?

  private let repositorio: Repositorio

  init(repositorio: Repositorio) {
    self.repositorio = repositorio
  }

  var puedeGuardar: Bool { !titulo.isEmpty && cuerpo.count >= 10 }

  func guardar() async {
    guard puedeGuardar, !guardando else { return }
    guardando = true
    defer { guardando = false }
    error = nil
    do {
      version = try await repositorio.guardar(titulo, cuerpo)
    } catch {
      self.error = "No se pudo guardar"
    }
  }
}

struct EditorAbiertoView: View {
  @Bindable var modelo: EditorAbierto

  var body: some View {
    Form {
      TextField("Título", text: $modelo.titulo)
      TextField("Cuerpo", text: $modelo.cuerpo)
      Button("Guardar") { Task { await modelo.guardar() } }
        .disabled(!modelo.puedeGuardar || modelo.guardando)
      // Somebody was tired of a message that stayed too long.
      Button("Quitar aviso") { modelo.guardando = false }
      EstadoView(
        guardando: modelo.guardando,
        version: modelo.version,
        error: modelo.error
      )
    }
  }
}
