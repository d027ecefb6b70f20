import SwiftUI
import Testing

/// What happened, in order.
@MainActor
final class Cronica {
  var sucesos: [String] = []
}

private struct Testigo: View {
  let nombre: String
  let cronica: Cronica
  @State private var veces = 0

  var body: some View {
    Text("\(nombre)\(veces)")
      .onAppear {
        veces += 1
        cronica.sucesos.append("llega \(nombre)\(veces)")
      }
      .onDisappear { cronica.sucesos.append("se va \(nombre)\(veces)") }
  }
}

private struct Visita: View {
  let cronica: Cronica
  @State private var veces = 0

  var body: some View {
    Button("+") { veces += 1 }
      .onDisappear { cronica.sucesos.append("se va \(veces)") }
  }
}

@MainActor
@Suite struct AppearanceTests {
  private let store = Almacen(Contador())
  private let cronica = Cronica()

  @Test func `a view is told once that it is there and may change its state`() {
    let host = ViewHost { [store, cronica] in Testigo(nombre: "\(store.cuenta)n", cronica: cronica)
    }
    #expect(host.rows() == ["0n1"])
    store.cuenta = 1
    #expect(host.rows() == ["1n1"])
    #expect(cronica.sucesos == ["llega 0n1"])
  }

  @Test func `views are told from outside in and those that go before those that come`() {
    let host = ViewHost { [store, cronica] in
      if store.cuenta == 0 {
        VStack {
          Testigo(nombre: "a", cronica: cronica)
          Testigo(nombre: "b", cronica: cronica)
        }
        .onAppear { cronica.sucesos.append("llega la pila") }
        .onDisappear { cronica.sucesos.append("se va la pila") }
      } else {
        Testigo(nombre: "c", cronica: cronica)
      }
    }
    store.cuenta = 1
    #expect(host.rows() == ["c1"])
    #expect(
      cronica.sucesos == [
        "llega la pila", "llega a1", "llega b1", "se va la pila", "se va a1", "se va b1",
        "llega c1",
      ]
    )
  }

  @Test func `one view value in two positions goes with the state of each`() throws {
    let visita = Visita(cronica: cronica)
    let host = ViewHost { [store] in
      if store.cuenta == 0 {
        VStack {
          visita
          visita
        }
      }
    }
    try host.tap(host.elements(labelled: "+")[0].id)
    store.cuenta = 1
    #expect(host.rows() == [])
    #expect(cronica.sucesos == ["se va 1", "se va 0"])
  }

  @Test func `a view that comes back is told again with fresh state`() {
    let host = ViewHost { [store, cronica] in
      if store.cuenta != 1 { Testigo(nombre: "a", cronica: cronica) }
    }
    store.cuenta = 1
    #expect(host.rows().isEmpty)
    store.cuenta = 2
    #expect(host.rows() == ["a1"])
    #expect(cronica.sucesos == ["llega a1", "se va a1", "llega a1"])
  }

  @Test func `an element of a loop is told for itself`() {
    let lista = Almacen(["a", "b"])
    let host = ViewHost { [cronica] in
      ForEach(lista.estado, id: \.self) { Testigo(nombre: $0, cronica: cronica) }
    }
    lista[dynamicMember: \.self] = ["c", "b"]
    #expect(host.rows() == ["c1", "b1"])
    #expect(cronica.sucesos == ["llega a1", "llega b1", "se va a1", "llega c1"])
  }

  @Test func `what comes and goes between two pictures is told nothing`() {
    let host = ViewHost { [store, cronica] in
      if store.cuenta == 1 { Testigo(nombre: "a", cronica: cronica) }
    }
    store.cuenta = 1
    store.cuenta = 0
    #expect(host.rows().isEmpty)
    #expect(cronica.sucesos.isEmpty)
  }

  @Test func `what a body sends away before it was told is told nothing`() {
    let host = ViewHost { [store, cronica] in
      if store.cuenta == 1 {
        Testigo(nombre: "a", cronica: cronica)
        Arrepentida(store: store)
      }
    }
    store.cuenta = 1
    #expect(host.rows().isEmpty)
    #expect(cronica.sucesos.isEmpty)
  }

  @Test func `dropping the host tells the views that they go`() {
    var host: ViewHost? = ViewHost { [cronica] in Testigo(nombre: "a", cronica: cronica) }
    #expect(host?.rows() == ["a1"])
    host = nil
    #expect(cronica.sucesos == ["llega a1", "se va a1"])
  }

  @Test func `views that send each other away do not go on for ever`() {
    let host = ViewHost { [store] in
      if store.cuenta.isMultiple(of: 2) {
        Text("par").onAppear { store.cuenta += 1 }
      } else {
        Text("impar").onAppear { store.cuenta += 1 }
      }
    }
    #expect(host.rows().count == 1)
    #expect(host.needsFrame)
  }

  @Test func `a view that asks for a picture when it comes gets one`() {
    var host: ViewHost?
    var rows: [String] = []
    host = ViewHost { [store] in
      if store.cuenta == 1 { Text("uno").onAppear { rows = host?.rows() ?? [] } }
    }
    store.cuenta = 1
    host?.settle()
    #expect(rows == ["uno"])
    // The closure and the host hold each other.
    host = nil
  }

  @Test func `no action is nothing to do`() {
    let host = ViewHost { Text("a").onAppear(perform: nil).onDisappear() }
    #expect(host.rows() == ["a"])
  }
}

/// A view that breaks the rule that bodies only read, and takes back what brought it here.
private struct Arrepentida: View {
  let store: Almacen<Contador>

  var body: some View {
    store.cuenta = 0
    return Text("b")
  }
}
