import SwiftUI
import Testing

@MainActor
@Suite struct ControlDrawingTests {
  @Test func `a disabled control stands in parentheses`() {
    let host = ViewHost {
      Form {
        Button("+") {}
        TextField("Nombre", text: .constant("Ana"))
        Toggle("Sí", isOn: .constant(true))
      }
      .disabled(true)
    }
    #expect(host.rows() == ["( + )", "Nombre: (Ana                 )", "(x) Sí"])
    #expect(host.frame(width: 40).elements.allSatisfy { !$0.isEnabled })
  }

  @Test func `a control in a disabled view cannot be enabled from within`() {
    let host = ViewHost {
      Group { Button("a") {}.disabled(false) }.disabled(true)
      Button("b") {}.disabled(false)
    }
    #expect(host.rows() == ["( a )", "[ b ]"])
  }

  @Test func `the fields of a form begin in one column`() {
    let host = ViewHost {
      Form {
        TextField("Año", text: .constant("1999"))
        Section("Más") {
          TextField("Apellidos", text: .constant("界"))
          Text("nota")
        }
        TextField("", text: .constant("sin nombre"))
      }
    }
    #expect(
      host.rows() == [
        "Año:         [1999▏               ]",
        "Más",
        "  Apellidos: [界▏                 ]",
        "  nota",
        "             [sin nombre▏         ]",
      ]
    )
  }

  @Test func `a field shows the end of long text and the prompt for none`() {
    let long = "abcdefghijklmnopqrstuvwxyz"
    let host = ViewHost {
      TextField("N", text: .constant(long))
      TextField("N", text: .constant("界界界界界界界界界界界"))
      TextField("N", text: .constant(""), prompt: Text("tu nombre"))
    }
    #expect(
      host.rows() == [
        "N: […ijklmnopqrstuvwxyz▏]",
        "N: […界界界界界界界界界▏]",
        "N: [▏tu nombre          ]",
      ]
    )
    #expect(host.frame(width: 40, style: .ascii).rows[0] == "N: [~ijklmnopqrstuvwxyz_]")
  }

  @Test func `a narrow field shrinks and then its label does`() {
    let host = ViewHost { TextField("Nombre", text: .constant("Ana María")) }
    #expect(host.rows(18) == ["Nombre: [… María▏]"])
    #expect(host.rows(14) == ["Nombre: […ía▏]"])
    #expect(host.rows(12) == ["Nom…: […ía▏]"])
    #expect(host.rows(8) == ["[…aría▏]"])
    #expect(host.rows(4) == ["[…í…"])
  }

  @Test func `a label may be made of views`() {
    let host = ViewHost {
      Button {
      } label: {
        VStack {
          Text("dos")
          Text("filas")
        }
      }
      Button {
      } label: {
        Text("a")
        Text("b")
      }
      Toggle(isOn: .constant(false)) { Text("uno\ndos") }
    }
    #expect(
      host.rows() == ["[  dos  ]", "[ filas ]", " [ a b ]", " [ ] uno", "     dos"]
    )
    #expect(host.frame(width: 40).elements.map(\.label) == ["dos filas", "a b", "uno dos"])
  }

  @Test func `a list and a section without a title are plain rows`() {
    let host = ViewHost {
      List {
        Text("largo")
        Section { Text("b") }
      }
      List(["x", "y"], id: \.self) { Text($0) }
    }
    #expect(host.rows() == ["largo", "  b", "  x", "  y"])
  }

  @Test func `a section has a footer`() {
    let host = ViewHost {
      Form {
        Section {
          Text("fila")
        } header: {
          Text("arriba")
        } footer: {
          Text("abajo")
        }
      }
    }
    #expect(host.rows() == ["arriba", "  fila", "abajo"])
  }
}
