import SwiftUI
import Testing

@Observable
final class Sesion {
  var usuario: String

  init(_ usuario: String) {
    self.usuario = usuario
  }
}

private struct HolaView: View {
  @Environment(Sesion.self) private var sesion

  var body: some View { Text("Hola, \(sesion.usuario)") }
}

private struct QuizaView: View {
  @Environment(Sesion.self) private var sesion: Sesion?

  var body: some View {
    HStack {
      Text(sesion?.usuario ?? "nadie")
      Button("sal") { sesion?.usuario = "-" }
    }
  }
}

private struct Intermedia: View {
  var body: some View { HolaView() }
}

private struct Editora: View {
  @Environment(Sesion.self) private var sesion

  var body: some View {
    @Bindable var sesion = sesion
    TextField("Usuario", text: $sesion.usuario)
  }
}

@MainActor
@Suite struct EnvironmentTests {
  private let ana = Sesion("Ana")
  private let eva = Sesion("Eva")
  private let store = Almacen(Contador())

  @Test func `an object is found through the views between and observed`() {
    let host = ViewHost { [ana] in Intermedia().environment(ana) }
    #expect(host.rows() == ["Hola, Ana"])
    ana.usuario = "Luz"
    #expect(host.rows() == ["Hola, Luz"])
    #expect(host.count("HolaView") == 2)
    #expect(host.count("Intermedia") == 1)
  }

  @Test func `the nearest object counts`() {
    let host = ViewHost { [ana, eva] in
      VStack {
        HolaView()
        HolaView().environment(eva)
      }
      .environment(ana)
    }
    #expect(host.rows() == ["Hola, Ana", "Hola, Eva"])
  }

  @Test func `another object runs the bodies that read it and no others`() {
    let host = ViewHost { [ana, eva, store] in
      VStack {
        Intermedia()
        QuizaView()
      }
      .environment(store.cuenta == 0 ? ana : eva)
    }
    #expect(host.rows() == [" Hola, Ana", "Ana [ sal ]"])
    store.cuenta = 1
    #expect(host.rows() == [" Hola, Eva", "Eva [ sal ]"])
    #expect(host.count("HolaView") == 2)
    #expect(host.count("Intermedia") == 1)
    store.cuenta = 2
    host.settle()
    #expect(host.count("HolaView") == 2)
  }

  @Test func `an optional object may be missing or hidden`() throws {
    let host = ViewHost { [ana] in
      VStack {
        QuizaView().environment(nil as Sesion?)
        QuizaView()
      }
      .environment(ana)
    }
    #expect(host.rows() == ["nadie [ sal ]", " Ana [ sal ]"])
    try host.tap(host.elements(labelled: "sal")[1].id)
    #expect(host.rows() == ["nadie [ sal ]", "  - [ sal ]"])
    #expect(ViewHost { QuizaView() }.rows() == ["nadie [ sal ]"])
  }

  @Test func `an object from the environment is bound`() throws {
    let host = ViewHost { [ana] in Editora().environment(ana) }
    try host.type(host.id("Usuario"), "!")
    #expect(ana.usuario == "Ana!")
    #expect(host.rows() == ["Usuario: [Ana!▏               ]"])
  }
}
