import SwiftUI
import Testing

@MainActor
@Suite struct MoreViewsDrawingTests {
  @Test func `a secure field shows bullets and its prompt`() throws {
    let store = Almacen(Formulario())
    let host = ViewHost {
      SecureField("Clave", text: Bindable(store).nombre, prompt: Text("ocho letras"))
    }
    #expect(host.rows() == ["Clave: [▏ocho letras        ]"])
    for character in "añ界" { try host.type(host.id("Clave"), character) }
    #expect(host.rows() == ["Clave: [•••▏                ]"])
    #expect(host.frame(width: 40, style: .ascii).rows == ["Clave: [***_                ]"])
    #expect(host.frame(width: 40).elements[0].value == .secret(count: 3))
    try host.erase(host.id("Clave"))
    #expect(store.nombre == "añ")
    #expect(!"\(host.frame(width: 40))".contains("añ"))
  }

  @Test func `progress is a mark beside a label or a bar behind it`() {
    let host = ViewHost {
      VStack(alignment: .leading) {
        ProgressView()
        ProgressView("Cargando")
        ProgressView { Text("dos\nfilas") }
        ProgressView("Copia", value: 1, total: 4)
        ProgressView(value: 0.999)
        ProgressView("Nada", value: Double?.none)
      }
    }
    #expect(
      host.rows() == [
        "⋯",
        "⋯ Cargando",
        "⋯ dos",
        "  filas",
        "Copia: [█████░░░░░░░░░░░░░░░] 25%",
        "[███████████████████░] 99%",
        "⋯ Nada",
      ]
    )
    #expect(host.frame(width: 40, style: .ascii).rows[1] == "... Cargando")
  }

  @Test(
    arguments: [
      (-1, 1, "[░░░░░░░░░░░░░░░░░░░░] 0%"), (7, 2, "[████████████████████] 100%"),
      (1, 0, "[░░░░░░░░░░░░░░░░░░░░] 0%"), (.nan, 1, "[░░░░░░░░░░░░░░░░░░░░] 0%"),
      (.infinity, 1, "[████████████████████] 100%"),
    ])
  func `progress is never less than nothing or more than all`(
    value: Double,
    total: Double,
    row: String
  ) {
    #expect(ViewHost { ProgressView(value: value, total: total) }.rows() == [row])
  }

  @Test func `progress shrinks its bar and then its label`() {
    let host = ViewHost { ProgressView("Copiando 界", value: 0.5) }
    #expect(host.rows(30) == ["Copiando 界: [█████░░░░░] 50%"])
    #expect(host.rows(22) == ["Copiando…: [██░░] 50%"])
    #expect(host.rows(8) == ["[██░░] …"])
  }

  @Test func `a label is its title and an image its name`() {
    let host = ViewHost {
      VStack(alignment: .leading) {
        Label("Favoritos", systemImage: "star")
        Label {
          Text("Dos")
        } icon: {
          Image(systemName: "2.circle")
        }
        Button(action: {}) { Image(systemName: "plus") }
      }
    }
    #expect(host.rows() == ["Favoritos", "Dos", "[ plus ]"])
  }

  @Test func `a title stands above its screen in a navigation stack only`() {
    let host = ViewHost {
      NavigationStack {
        VStack {
          Text("1")
          Button("+") {}
        }
        .navigationTitle("Contador")
      }
      Text("x").navigationTitle("no")
    }
    #expect(host.rows() == ["Contador", "  1", "[ + ]", "   x"])
  }

  @Test func `fonts and colours and roles change nothing`() {
    let host = ViewHost {
      VStack(alignment: .leading) {
        Text("a").font(.largeTitle).bold().italic().monospacedDigit().foregroundStyle(.red)
        HStack { Text("b") }.font(.caption).bold().italic().monospacedDigit()
          .foregroundStyle(.secondary)
        TextField("c", text: .constant(""), prompt: Text("d").bold())
        Button("e", role: .destructive) {}
        Button(role: .cancel) {
        } label: {
          Text("f")
        }
      }
    }
    #expect(host.rows() == ["a", "b", "c: [▏d                  ]", "[ e ]", "[ f ]"])
  }
}
