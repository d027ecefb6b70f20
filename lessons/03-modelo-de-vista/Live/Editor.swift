import Observation
import SwiftUI

/// Where notes are kept.
struct Repositorio: Sendable {
  /// Returns the number of the saved version.
  var guardar: @Sendable (_ titulo: String, _ cuerpo: String) async throws -> Int
}

/// A view model that earns its place.
@MainActor
@Observable
final class Editor {
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

  var restantes: Int { max(0, 280 - cuerpo.count) }

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

struct EditorView: View {
  @Bindable var modelo: Editor

  var body: some View {
    Form {
      TextField("Título", text: $modelo.titulo)
      TextField("Cuerpo", text: $modelo.cuerpo)
      Text("Quedan \(modelo.restantes)")
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

/// What is known of the last save.
struct EstadoView: View {
  let guardando: Bool
  let version: Int
  let error: String?

  var body: some View {
    if guardando {
      Text("Guardando…")
    } else if let error {
      Text(error)
    } else {
      Text(version == 0 ? "Sin guardar" : "Versión \(version)")
    }
  }
}
