import SwiftUI
import Testing

@MainActor
@Suite struct InteractionTests {
  @Test func `elements are listed in reading order with what they show`() {
    let host = ViewHost {
      Button("+") {}
      TextField("Nombre", text: .constant("Ana"))
      Toggle("Sí", isOn: .constant(true)).disabled(true)
    }
    let elements = host.frame(width: 1).elements
    let ids = elements.map(\.id)
    #expect(
      elements == [
        Element(id: ids[0], kind: .button, label: "+", value: nil, isEnabled: true),
        Element(
          id: ids[1],
          kind: .textField,
          label: "Nombre",
          value: .text("Ana"),
          isEnabled: true
        ),
        Element(id: ids[2], kind: .toggle, label: "Sí", value: .toggle(true), isEnabled: false),
      ]
    )
    #expect(Set(ids).count == 3)
  }

  @Test func `an element that is not there cannot be tapped`() {
    let host = ViewHost { Text("nada") }
    #expect(throws: InteractionError.noSuchElement(Element.ID(99))) {
      try host.tap(Element.ID(99))
    }
  }

  @Test func `an element that went away cannot be tapped any more`() throws {
    let store = Almacen(Contador())
    let host = ViewHost {
      if store.cuenta == 0 { Button("+") { store.cuenta += 1 } }
    }
    let id = host.id("+")
    try host.tap(id)
    #expect(throws: InteractionError.noSuchElement(id)) { try host.tap(id) }
    #expect(store.cuenta == 1)
  }

  @Test func `a disabled element does nothing`() {
    let store = Almacen(Contador())
    let host = ViewHost { Button("+") { store.cuenta += 1 }.disabled(true) }
    let button = host.elements(labelled: "+")[0]
    #expect(throws: InteractionError.disabled(button)) { try host.tap(button.id) }
    #expect(store.cuenta == 0)
  }

  @Test func `an interaction for another kind of element is refused`() {
    let host = ViewHost {
      Button("+") {}
      TextField("Nombre", text: .constant(""))
      Toggle("Sí", isOn: .constant(true))
    }
    let elements = host.frame(width: 40).elements
    #expect(throws: InteractionError.wrongKind(elements[1], needed: .button)) {
      try host.tap(elements[1].id)
    }
    #expect(throws: InteractionError.wrongKind(elements[0], needed: .toggle)) {
      try host.toggle(elements[0].id)
    }
    #expect(throws: InteractionError.wrongKind(elements[2], needed: .textField)) {
      try host.type(elements[2].id, "a")
    }
    #expect(throws: InteractionError.wrongKind(elements[0], needed: .textField)) {
      try host.erase(elements[0].id)
    }
  }

  @Test func `only text can be typed`() throws {
    let store = Almacen(Formulario())
    let host = ViewHost { FormularioView(store: store) }
    let id = host.id("Nombre")
    for character: Character in ["\n", "\t", "\u{1B}", "\r\n"] {
      #expect(throws: InteractionError.notText(character)) { try host.type(id, character) }
    }
    #expect(store.escrituras.isEmpty)
  }

  @Test func `erasing takes a whole character and nothing from empty text`() throws {
    let store = Almacen(Formulario())
    let host = ViewHost { FormularioView(store: store) }
    let id = host.id("Nombre")
    for character: Character in ["a", "👩‍👩‍👧‍👦", "\u{301}"] { try host.type(id, character) }
    #expect(store.nombre == "a👩‍👩‍👧‍👦\u{301}")
    try host.erase(id)
    #expect(store.nombre == "a")
    try host.erase(id)
    try host.erase(id)
    #expect(store.escrituras.count == 5)
  }

  @Test func `elements with the same label are found in reading order`() {
    let host = ViewHost {
      Button("+") {}
      Button("-") {}
      Button("+") {}
    }
    let frame = host.frame(width: 40)
    #expect(frame.elements(labelled: "+") == [frame.elements[0], frame.elements[2]])
    #expect(host.elements(labelled: "+") == frame.elements(labelled: "+"))
    #expect(host.elements(labelled: "nada").isEmpty)
  }

  @Test func `what an action changes is seen by the next interaction`() throws {
    let store = Almacen(Contador())
    let host = ViewHost {
      Button("+") { store.cuenta += 1 }.disabled(store.cuenta == 1)
    }
    let id = host.id("+")
    try host.tap(id)
    #expect(throws: InteractionError.disabled(host.elements(labelled: "+")[0])) {
      try host.tap(id)
    }
  }
}
