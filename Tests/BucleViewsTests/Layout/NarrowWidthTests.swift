import SwiftUI
import Testing
import Typography

@MainActor
@Suite struct NarrowWidthTests {
  private let host = ViewHost {
    VStack {
      Text("El estado baja — 界 — y las acciones suben 👩‍👩‍👧‍👦 accio\u{301}n")
      HStack {
        Button("Incrementar") {}
        Spacer()
        Text("una larga explicación")
        Button("👩‍👩‍👧‍👦👩‍👩‍👧‍👦") {}
      }
      Divider()
      Form {
        TextField("Apellidos de la persona", text: .constant("García Márquez 界界界界界界"))
        Toggle("Recordarme siempre en este equipo", isOn: .constant(true))
      }
      .padding()
    }
  }

  @Test(arguments: -1...80)
  func `no row is wider than the terminal`(width: Int) {
    for style in [DrawingStyle.unicode, .ascii] {
      let frame = host.frame(width: width, style: style)
      #expect(frame.rows.allSatisfy { $0.displayWidth <= max(0, width) })
      #expect(frame.rows.allSatisfy { $0.last != " " && !$0.contains("\n") })
      #expect(frame.elements.count == 4)
    }
  }

  @Test(arguments: -1...60)
  func `no view draws beyond its room`(width: Int) {
    let host = ViewHost {
      NavigationStack {
        List {
          Section("Cuenta 界界界界界界 de la persona") {
            SecureField("Contraseña", text: .constant("👩‍👩‍👧‍👦界界界界"))
            Picker("Visibilidad del perfil", selection: .constant("界界界界界界")) {
              ForEach(["界界界界界界", "privada"], id: \.self) { Text($0).tag($0) }
            }
            ProgressView("Descargando 界", value: 0.5)
            ProgressView("Cargando")
          }
          Label("Ajustes accio\u{301}n", systemImage: "gear")
          Image(systemName: "una.imagen.de.nombre.largo")
          ForEach(0..<2) { Text("fila \($0) — 👩‍👩‍👧‍👦👩‍👩‍👧‍👦") }
        }
        .navigationTitle("Un título largo 界界界界")
      }
    }
    for style in [DrawingStyle.unicode, .ascii] {
      let frame = host.frame(width: width, style: style)
      #expect(frame.rows.allSatisfy { $0.displayWidth <= max(0, width) })
      #expect(frame.elements.count == 2)
    }
  }

  @Test func `a row that does not fit shrinks its widest views first`() {
    let host = ViewHost {
      HStack {
        Button("-") {}
        Text("uno dos tres cuatro")
        Button("+") {}
      }
    }
    #expect(host.rows(31) == ["[ - ] uno dos tres cuatro [ + ]"])
    #expect(host.rows(20) == ["      uno dos", "[ - ] tres    [ + ]", "      cuatro"])
  }

  @Test func `what cannot shrink is cut at the edge and marked`() {
    let host = ViewHost {
      HStack {
        Button("uno") {}
        Button("dos") {}
      }
    }
    #expect(host.rows(15) == ["[ uno ] [ dos ]"])
    #expect(host.rows(14) == ["[ u… ] [ dos ]"])
    #expect(host.rows(6) == ["[ … ]…"])
    #expect(host.frame(width: 3, style: .ascii).rows == ["[ ~"])
  }
}
