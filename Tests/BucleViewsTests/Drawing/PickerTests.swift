import SwiftUI
import Testing

private enum Color: String, CaseIterable, Identifiable {
  case rojo, verde
  var id: Self { self }
}

@MainActor
@Suite struct PickerTests {
  private let color = Almacen(Color?.some(.rojo))
  private let lista = Almacen(["uno", "dos"])

  private func value(_ host: ViewHost) -> Element.Value? {
    host.frame(width: 40).elements.first?.value
  }

  @Test func `the elements of a loop are choices by their identity`() throws {
    let host = ViewHost { [lista] in
      let elegido = Bindable(lista)[dynamicMember: \.[dynamicMember: \.[0]]]
      Picker("N", selection: elegido) {
        ForEach(["uno", "dos", "tres"], id: \.self) { Text($0.uppercased()) }
      }
    }
    #expect(host.rows() == ["N: [UNO  ▾]"])
    #expect(value(host) == .choice("UNO", among: ["UNO", "DOS", "TRES"]))
    try host.choose(host.id("N"), "TRES")
    #expect(lista.estado == ["tres", "dos"])
    #expect(host.rows() == ["N: [TRES ▾]"])
  }

  @Test func `an optional selection takes plain and optional tags and none`() throws {
    let host = ViewHost { [color] in
      Picker(selection: Bindable(color)[dynamicMember: \.[dynamicMember: \.self]]) {
        Text("ninguno").tag(Color?.none)
        ForEach(Color.allCases) { Text($0.rawValue) }
        Text("otro").tag(5)
        Text("sin etiqueta")
      } label: {
        Text("Tu")
        Text("color")
      }
    }
    #expect(host.rows() == ["Tu color: [rojo    ▾]"])
    #expect(value(host) == .choice("rojo", among: ["ninguno", "rojo", "verde"]))
    try host.choose(host.id("Tu color"), "ninguno")
    #expect(color.estado == nil)
    #expect(host.rows() == ["Tu color: [ninguno ▾]"])
    try host.choose(host.id("Tu color"), "verde")
    #expect(color.estado == .verde)
  }

  @Test func `choosing what is chosen writes nothing and an unknown label is refused`() throws {
    let host = ViewHost { [lista] in
      Picker("N", selection: Bindable(lista)[dynamicMember: \.[dynamicMember: \.[0]]]) {
        Text("uno").tag("uno")
        Text("dos").tag("dos")
      }
    }
    try host.choose(host.id("N"), "uno")
    #expect(lista.escrituras.isEmpty)
    let element = host.elements(labelled: "N")[0]
    #expect(throws: InteractionError.noSuchChoice("tres", of: element)) {
      try host.choose(element.id, "tres")
    }
    #expect(throws: InteractionError.wrongKind(element, needed: .textField)) {
      try host.type(element.id, "a")
    }
  }

  @Test func `a picker is cut to its room and shows nothing where nothing is chosen`() {
    let host = ViewHost {
      Picker("Color favorito", selection: .constant(2)) {
        Text("azul celeste").tag(1)
        Text("界界界").tag(2)
      }
      Picker("C", selection: .constant(9)) { Text("azul").tag(1) }.disabled(true)
      Picker("", selection: .constant(9)) {}
    }
    #expect(
      host.rows() == [
        "Color favorito: [界界界       ▾]", "          C: (     ▾)", "              [ ▾]",
      ]
    )
    #expect(host.rows(20) == ["Color favor…: […  ▾]", "    C: (     ▾)", "        [ ▾]"])
    #expect(host.frame(width: 40, style: .ascii).rows[1] == "          C: (     v)")
  }
}
