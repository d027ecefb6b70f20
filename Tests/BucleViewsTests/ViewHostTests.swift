import SwiftUI
import Testing

@MainActor
@Suite struct ViewHostTests {
  @Test func `a counter is drawn and redrawn after taps`() throws {
    let host = ViewHost { [store = Almacen(Contador())] in ContadorView(store: store) }
    #expect(host.rows() == ["     0", "[ - ] [ + ]"])
    try host.tap(host.id("+"))
    try host.tap(host.id("+"))
    try host.tap(host.id("-"))
    #expect(host.rows() == ["     1", "[ - ] [ + ]"])
  }

  @Test func `a form is typed in one write per keystroke`() throws {
    let store = Almacen(Formulario())
    let host = ViewHost { FormularioView(store: store) }
    #expect(host.rows() == ["Nombre: [▏                   ]", "[ ] Recordarme"])
    for character in "Ana" { try host.type(host.id("Nombre"), character) }
    try host.toggle(host.id("Recordarme"))
    #expect(host.rows() == ["Nombre: [Ana▏                ]", "[x] Recordarme"])
    #expect(store.escrituras.map(\.nombre) == ["A", "An", "Ana", "Ana"])
    try host.erase(host.id("Nombre"))
    #expect(host.rows() == ["Nombre: [An▏                 ]", "[x] Recordarme"])
    #expect(store.escrituras.count == 5)
  }
}
