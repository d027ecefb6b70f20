import SwiftUI
import Testing

@MainActor
@Suite struct UtteranceTests {
  @Test func `a screen is read in the order in which its views are listed`() {
    let host = ViewHost {
      Form {
        Section("Cuenta") {
          TextField("Nombre", text: .constant("Ana"))
          SecureField("Clave", text: .constant("secreta"))
        }
        Divider()
        HStack {
          Text("dos\nfilas")
          Spacer()
          Toggle("Avisos", isOn: .constant(true)).disabled(true)
        }
        Picker("Filtro", selection: .constant(1)) {
          Text("Todos").tag(1)
          Text("Nuevos").tag(2)
        }
        ProgressView("Copia", value: 0.5)
        ProgressView()
        Button("Enviar") {}
        Text("")
      }
    }
    let frame = host.frame(width: 40)
    let ids = frame.elements.map(\.id)
    #expect(
      frame.utterances == [
        .text("Cuenta"),
        .element(
          Element(
            id: ids[0],
            kind: .textField,
            label: "Nombre",
            value: .text("Ana"),
            isEnabled: true
          )
        ),
        .element(
          Element(
            id: ids[1],
            kind: .secureField,
            label: "Clave",
            value: .secret(count: 7),
            isEnabled: true
          )
        ),
        .text("dos filas"),
        .element(
          Element(
            id: ids[2],
            kind: .toggle,
            label: "Avisos",
            value: .toggle(true),
            isEnabled: false
          )
        ),
        .element(
          Element(
            id: ids[3],
            kind: .picker,
            label: "Filtro",
            value: .choice("Todos", among: ["Todos", "Nuevos"]),
            isEnabled: true
          )
        ),
        .progress(label: "Copia", fraction: 0.5),
        .progress(label: "", fraction: nil),
        .element(
          Element(id: ids[4], kind: .button, label: "Enviar", value: nil, isEnabled: true)
        ),
      ]
    )
  }

  @Test func `an element without texts is called by its prompt or its view`() {
    let host = ViewHost {
      Button {
      } label: {
        EmptyView()
      }
      TextField("", text: .constant("a"), prompt: Text("Tu nombre"))
      TextField("", text: .constant("a"))
      SecureField(text: .constant("a")) {}
      Toggle("", isOn: .constant(false))
      Picker("", selection: .constant(1)) {}
    }
    #expect(
      host.frame(width: 40).elements.map(\.label)
        == ["Button", "Tu nombre", "TextField", "SecureField", "Toggle", "Picker"]
    )
  }

  @Test func `a view may be called by another name than it shows`() throws {
    let store = Almacen(Contador())
    let host = ViewHost {
      Button("+") { store.cuenta += 1 }.padding().accessibilityLabel("Suma uno")
      HStack {
        Image(systemName: "star")
        Button("-") {}
      }
      .accessibilityLabel("Favorito")
      Image(systemName: "line").accessibilityLabel("")
      Button(action: {}) { Image(systemName: "gear").accessibilityLabel("Ajustes") }
    }
    try host.tap(host.id("Suma uno"))
    #expect(store.cuenta == 1)
    #expect(host.rows() == ["", "  [ + ]", "", "star [ - ]", "   line", " [ gear ]"])
    let frame = host.frame(width: 40)
    #expect(
      frame.utterances == [
        .element(frame.elements[0]), .text("Favorito"), .element(frame.elements[1]),
        .element(frame.elements[2]),
      ]
    )
    #expect(frame.elements.map(\.label) == ["Suma uno", "-", "Ajustes"])
  }
}
