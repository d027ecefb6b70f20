import SwiftUI
import Testing

private struct Tecla: View {
  let nombre: String
  @State private var veces = 0
  @State private var activa = false

  var body: some View {
    HStack {
      Text("\(nombre)\(veces)\(activa ? "!" : "")")
      Button("+\(nombre)") { veces += 1 }
      Toggle("¿\(nombre)?", isOn: $activa)
    }
  }
}

private struct Elegida: View {
  let store: Almacen<Contador>

  var body: some View {
    if store.cuenta.isMultiple(of: 2) {
      Tecla(nombre: "a")
    } else {
      Tecla(nombre: "a")
    }
  }
}

@MainActor
@Suite struct StateTests {
  @Test func `a view keeps its state when its parent makes it again`() throws {
    let store = Almacen(Contador())
    let host = ViewHost { Tecla(nombre: "\(store.cuenta)n") }
    try host.tap(host.id("+0n"))
    try host.toggle(host.id("¿0n?"))
    #expect(host.rows() == ["0n1! [ +0n ] [x] ¿0n?"])
    store.cuenta = 7
    #expect(host.rows() == ["7n1! [ +7n ] [x] ¿7n?"])
    try host.tap(host.id("+7n"))
    #expect(host.rows() == ["7n2! [ +7n ] [x] ¿7n?"])
  }

  @Test func `the other branch of a condition starts afresh and so does coming back`() throws {
    let store = Almacen(Contador())
    let host = ViewHost { Elegida(store: store) }
    try host.tap(host.id("+a"))
    #expect(host.rows() == ["a1 [ +a ] [ ] ¿a?"])
    store.cuenta = 1
    #expect(host.rows() == ["a0 [ +a ] [ ] ¿a?"])
    store.cuenta = 2
    #expect(host.rows() == ["a0 [ +a ] [ ] ¿a?"])
  }

  @Test func `state stays with the element of a loop wherever it moves`() throws {
    let store = Almacen(["a", "b", "c"])
    let host = ViewHost {
      VStack { ForEach(store.estado, id: \.self) { Tecla(nombre: $0) } }
    }
    try host.tap(host.id("+b"))
    store[dynamicMember: \.self] = ["c", "b"]
    #expect(host.rows() == ["c0 [ +c ] [ ] ¿c?", "b1 [ +b ] [ ] ¿b?"])
    store[dynamicMember: \.self] = ["c"]
    #expect(host.rows() == ["c0 [ +c ] [ ] ¿c?"])
    store[dynamicMember: \.self] = ["b", "c", "b"]
    try host.tap(host.elements(labelled: "+b")[1].id)
    #expect(
      host.rows() == ["b0 [ +b ] [ ] ¿b?", "c0 [ +c ] [ ] ¿c?", "b1 [ +b ] [ ] ¿b?"]
    )
  }

  @Test func `one view value in two positions has the state of each`() throws {
    let tecla = Tecla(nombre: "a")
    let host = ViewHost {
      VStack {
        tecla
        tecla
      }
    }
    try host.tap(host.elements(labelled: "+a")[0].id)
    try host.tap(host.elements(labelled: "+a")[0].id)
    try host.tap(host.elements(labelled: "+a")[1].id)
    try host.toggle(host.elements(labelled: "¿a?")[0].id)
    #expect(host.rows() == ["a2! [ +a ] [x] ¿a?", "a1 [ +a ] [ ] ¿a?"])
  }

  @Test func `writing an equal value to state does not run the body`() throws {
    let host = ViewHost { Quieta() }
    try host.tap(host.id("igual"))
    _ = host.frame(width: 40)
    #expect(host.bodyCounts == [BodyCount(viewName: "Quieta", count: 1)])
    try host.tap(host.id("otro"))
    #expect(host.rows() == ["2", "[ igual ]", "[ otro ]"])
    #expect(host.bodyCounts == [BodyCount(viewName: "Quieta", count: 2)])
  }

  @Test func `an object in state is made once and observed`() throws {
    let host = ViewHost { Duena() }
    try host.type(host.id("n"), "!")
    #expect(host.rows() == ["Ana!", "n: [Ana!▏               ]"])
    #expect(host.count("Duena") == 2)
  }

  @Test func `a view that is on no screen reads and writes its own state`() {
    let suelta = Suelta()
    suelta.suma()
    #expect(suelta.valor == 1)
  }
}

private struct Quieta: View {
  @State private var valor = 1

  var body: some View {
    VStack(alignment: .leading) {
      Text("\(valor)")
      Button("igual") { valor = 1 }
      Button("otro") { valor = 2 }
    }
  }
}

private struct Duena: View {
  @State private var perfil = Perfil()

  var body: some View {
    @Bindable var perfil = perfil
    VStack(alignment: .leading) {
      Text(perfil.nombre)
      TextField("n", text: $perfil.nombre)
    }
  }
}

private struct Suelta: View {
  @State private(set) var valor = 0

  func suma() { valor += 1 }

  var body: some View { Text("\(valor)") }
}
