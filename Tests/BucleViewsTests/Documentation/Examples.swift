import ComposableArchitecture
import SwiftUI

// What the examples in the module's comments stand on, and the examples themselves.

struct SaludoView: View {
  @Environment(Sesion.self) private var sesion

  var body: some View { Text("Hola, \(sesion.usuario)") }
}

private struct ListaView: View {
  let store: StoreOf<Registro>

  var body: some View { Text("\(store.veces)") }
}

/// A closure kept by a view, handed on to a button: `() -> Void`, as SwiftUI code has it.
private struct AceptarView: View {
  let alAceptar: () -> Void

  var body: some View { Button("Aceptar", action: alAceptar) }
}

@MainActor
enum Examples {
  static func saludo() -> some View {
    SaludoView().environment(Sesion("Ana"))
  }

  static func lista(_ store: StoreOf<Registro>) -> some View {
    ListaView(store: store)
      .task { await store.send(.aparece).finish() }
  }

  @ViewBuilder static func formulario(_ store: StoreOf<Registro>) -> some View {
    @Bindable var store = store
    Form {
      Toggle("Avisos", isOn: $store.avisos.sending(\.cambiaAvisos))
      Picker("Filtro", selection: $store.filtro) {
        Text("Todos").tag(Filtro.todos)
        Text("Favoritos").tag(Filtro.favoritos)
      }
    }
  }

  static func aceptar(_ action: @escaping () -> Void) -> some View {
    AceptarView(alAceptar: action)
  }

  static func contador(_ store: Almacen<Contador>) throws -> [[String]] {
    var rows: [[String]] = []
    let host = ViewHost { ContadorView(store: store) }
    rows += [
      host.frame(width: 40).rows  // ["     0", "[ - ] [ + ]"]
    ]
    if let plus = host.elements(labelled: "+").first {
      try host.tap(plus.id)
    }
    rows += [
      host.frame(width: 40).rows  // ["     1", "[ - ] [ + ]"]
    ]
    return rows
  }
}

typealias Filtro = Registro.Filtro
