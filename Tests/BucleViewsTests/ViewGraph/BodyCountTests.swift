import SwiftUI
import Testing

private struct Nombre: View {
  let perfil: Perfil
  var body: some View { Text(perfil.nombre) }
}

private struct Edad: View {
  let perfil: Perfil
  var body: some View { Text("\(perfil.edad)") }
}

private struct Ficha: View {
  let perfil: Perfil
  let store: Almacen<Contador>

  var body: some View {
    VStack {
      Text("\(store.cuenta)")
      Nombre(perfil: perfil)
      Edad(perfil: perfil)
      ConCierre(accion: {})
      ConEnlace(texto: Bindable(perfil).nombre)
    }
  }
}

private struct ConCierre: View {
  let accion: () -> Void
  var body: some View { EmptyView() }
}

private struct ConEnlace: View {
  @Binding var texto: String
  var body: some View { TextField("t", text: $texto) }
}

@MainActor
@Suite struct BodyCountTests {
  private let perfil = Perfil()
  private let store = Almacen(Contador())

  private func counts(_ host: ViewHost) -> [String] {
    host.settle()
    return host.bodyCounts.map { "\($0.viewName) \($0.count)" }
  }

  @Test func `a body runs again only if it read what has changed`() {
    let host = ViewHost { [perfil, store] in Ficha(perfil: perfil, store: store) }
    let first = ["Ficha 1", "Nombre 1", "Edad 1", "ConCierre 1", "ConEnlace 1"]
    #expect(counts(host) == first)
    perfil.edad = 31
    #expect(counts(host) == ["Ficha 1", "Nombre 1", "Edad 2", "ConCierre 1", "ConEnlace 1"])
    // The field reads its binding by itself, so the body that hands the binding on stays as it is.
    perfil.nombre = "Eva"
    #expect(counts(host) == ["Ficha 1", "Nombre 2", "Edad 2", "ConCierre 1", "ConEnlace 1"])
    #expect(
      host.rows() == [
        "            0", "           Eva", "           31", "t: [Eva▏                ]",
      ]
    )
  }

  @Test func `a view made again runs only if it differs`() {
    let host = ViewHost { [perfil, store] in Ficha(perfil: perfil, store: store) }
    store.cuenta = 1
    // A closure cannot be compared, so the view that has one counts as different.
    #expect(counts(host) == ["Ficha 2", "Nombre 1", "Edad 1", "ConCierre 2", "ConEnlace 1"])
  }

  @Test func `a chain of changes runs a body once`() {
    let host = ViewHost { [perfil, store] in Ficha(perfil: perfil, store: store) }
    for _ in 0..<5 {
      store.cuenta += 1
      perfil.edad += 1
    }
    #expect(counts(host) == ["Ficha 2", "Nombre 1", "Edad 2", "ConCierre 2", "ConEnlace 1"])
    #expect(counts(host) == ["Ficha 2", "Nombre 1", "Edad 2", "ConCierre 2", "ConEnlace 1"])
  }

  @Test func `typing does not run the body of the form`() throws {
    let form = Almacen(Formulario())
    let host = ViewHost { FormularioView(store: form) }
    try host.type(host.id("Nombre"), "A")
    #expect(host.rows() == ["Nombre: [A▏                  ]", "[ ] Recordarme"])
    #expect(counts(host) == ["FormularioView 1"])
  }

  @Test func `a view that went away is not evaluated any more`() {
    let host = ViewHost { [perfil, store] in
      if store.cuenta == 0 { Edad(perfil: perfil) }
    }
    store.cuenta = 1
    perfil.edad = 31
    #expect(counts(host) == ["Edad 1"])
    store.cuenta = 0
    #expect(counts(host) == ["Edad 2"])
    // The tracking of the first appearance has ended: one change, one more evaluation.
    perfil.edad = 32
    #expect(counts(host) == ["Edad 3"])
  }

  @Test func `bodies that change what the other reads do not go on for ever`() {
    let host = ViewHost { [store] in
      Agitada(store: store, lee: \.cuenta, cambia: \.otra)
      Agitada(store: store, lee: \.otra, cambia: \.cuenta)
    }
    // The first evaluation of each, a hundred when the host was made, and a hundred now.
    #expect(counts(host) == ["Agitada 402"])
    #expect(host.needsFrame)
  }

  @Test func `views of one type are counted together under their generic name`() {
    let host = ViewHost {
      Caja { Text("a") }
      Caja { Text("b") }
      Caja { EmptyView() }
    }
    #expect(counts(host) == ["Caja<Text> 2", "Caja<EmptyView> 1"])
  }

  @Test func `something has to be drawn after a change and not after drawing`() {
    let form = Almacen(Formulario())
    let host = ViewHost { FormularioView(store: form) }
    #expect(host.needsFrame)
    _ = host.frame(width: 40)
    #expect(!host.needsFrame)
    form.nombre = "x"
    #expect(host.needsFrame)
    _ = host.frame(width: 40)
    #expect(!host.needsFrame)
  }
}

private struct Caja<Contenido: View>: View {
  let contenido: Contenido

  init(@ViewBuilder _ contenido: () -> Contenido) {
    self.contenido = contenido()
  }

  var body: some View { contenido }
}

/// A view that breaks the rule that bodies only read.
private struct Agitada: View {
  let store: Almacen<Contador>
  let lee: WritableKeyPath<Contador, Int>
  let cambia: WritableKeyPath<Contador, Int>

  var body: some View {
    store[dynamicMember: cambia] += 1
    return Text("\(store[dynamicMember: lee])")
  }
}
