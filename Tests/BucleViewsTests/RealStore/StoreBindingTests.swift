import ComposableArchitecture
import SwiftUI
import Testing

private struct PorAcciones: View {
  @Bindable var store: StoreOf<Registro>

  var body: some View {
    VStack(alignment: .leading) {
      Toggle("Avisos", isOn: $store.avisos.sending(\.cambiaAvisos))
      TextField("Calle", text: $store.direccion.calle.sending(\.cambiaCalle))
    }
  }
}

private struct ConApodo: View {
  @Bindable var store: StoreOf<Registro>

  var body: some View {
    VStack(alignment: .leading) {
      if let apodo = Binding($store.apodo) {
        TextField("Apodo", text: apodo)
      }
      Button("borra") { store.apodo = nil }
    }
  }
}

@MainActor
@Suite struct StoreBindingTests {
  private let diario = Diario()

  @Test func `a form is drawn from the store and each keystroke is one action`() throws {
    let store = diario.store()
    let host = ViewHost { RegistroView(store: store) }
    #expect(
      host.rows() == [
        "Nombre: [▏                   ]",
        "Clave:  [▏                   ]",
        "Calle:  [▏                   ]",
        "[ ] Avisos",
        "Filtro: [todos     ▾]",
      ]
    )
    for character in "Ana" { try host.type(host.id("Nombre"), character) }
    for character in "x1" { try host.type(host.id("Clave"), character) }
    try host.toggle(host.id("Avisos"))
    try host.choose(host.id("Filtro"), "recientes")
    #expect(
      host.rows() == [
        "Nombre: [Ana▏                ]",
        "Clave:  [••▏                 ]",
        "Calle:  [▏                   ]",
        "[x] Avisos",
        "Filtro: [recientes ▾]",
      ]
    )
    #expect(
      diario.acciones == [
        #"binding(.set(\.nombre, "A"))"#, #"binding(.set(\.nombre, "An"))"#,
        #"binding(.set(\.nombre, "Ana"))"#, #"binding(.set(\.clave, "x"))"#,
        #"binding(.set(\.clave, "x1"))"#, #"binding(.set(\.avisos, true))"#,
        #"binding(.set(\.filtro, \#(String(reflecting: Registro.Filtro.recientes))))"#,
      ]
    )
  }

  @Test func `a property of a property is bound with one action per keystroke`() throws {
    let store = diario.store()
    let host = ViewHost { RegistroView(store: store) }
    for character in "Sol" { try host.type(host.id("Calle"), character) }
    #expect(store.direccion == Registro.Direccion(calle: "Sol"))
    #expect(
      diario.acciones == [
        #"binding(.set(\.direccion.calle, "S"))"#, #"binding(.set(\.direccion.calle, "So"))"#,
        #"binding(.set(\.direccion.calle, "Sol"))"#,
      ]
    )
    #expect(host.rows()[2] == "Calle:  [Sol▏                ]")
  }

  @Test func `a binding may send an action of one's own`() throws {
    let store = diario.store()
    let host = ViewHost { PorAcciones(store: store) }
    try host.toggle(host.id("Avisos"))
    try host.type(host.id("Calle"), "a")
    try host.type(host.id("Calle"), "b")
    #expect(host.rows() == ["[x] Avisos", "Calle: [AB▏                 ]"])
    #expect(
      diario.acciones == ["cambiaAvisos(true)", #"cambiaCalle("a")"#, #"cambiaCalle("Ab")"#]
    )
    #expect(host.count("PorAcciones") == 1)
  }

  @Test func `a field for an optional value is there while the value is`() throws {
    let store = diario.store(Registro.State(apodo: "Lu"))
    let host = ViewHost { ConApodo(store: store) }
    try host.type(host.id("Apodo"), "z")
    #expect(host.rows() == ["Apodo: [Luz▏                ]", "[ borra ]"])
    #expect(store.apodo == "Luz")
    try host.tap(host.id("borra"))
    #expect(host.rows() == ["[ borra ]"])
  }

  @Test func `a binding that outlives its optional value reads the last one`() throws {
    let store = diario.store(Registro.State(apodo: "Lu"))
    let apodo = try #require(Binding(Bindable(store).apodo))
    store.apodo = nil
    #expect(apodo.wrappedValue == "Lu")
    let none: Binding<String>? = Binding(Bindable(store).apodo)
    #expect(none == nil)
  }

  @Test func `a binding may be widened to an optional one which drops nil`() {
    let store = diario.store()
    let nombre: Binding<String?> = Binding(Bindable(store).nombre)
    nombre.wrappedValue = "Ana"
    nombre.wrappedValue = nil
    #expect(nombre.wrappedValue == "Ana")
    #expect(diario.acciones.count == 1)
  }
}
