import ComposableArchitecture
import SwiftUI
import Testing

private struct NombreView: View {
  let store: StoreOf<Registro>
  var body: some View { Text(store.nombre) }
}

private struct VecesView: View {
  let store: StoreOf<Registro>
  @State private var pulsaciones = 0

  var body: some View {
    HStack {
      Text("\(store.veces) \(pulsaciones)")
      Button("pulsa") { pulsaciones += 1 }
    }
  }
}

private struct CalleView: View {
  let store: StoreOf<Registro>
  var body: some View { Text(store.direccion.calle) }
}

private struct Padre: View {
  let store: StoreOf<Registro>

  var body: some View {
    VStack(alignment: .leading) {
      if store.avisos { Text("con avisos") }
      NombreView(store: store)
      VecesView(store: store)
      CalleView(store: store)
    }
  }
}

@MainActor
@Suite struct StoreObservationTests {
  private let store = Diario().store()

  private func counts(_ host: ViewHost) -> [String] {
    host.settle()
    return host.bodyCounts.map { "\($0.viewName) \($0.count)" }
  }

  @Test func `a body that did not read a property does not run when it changes`() {
    let host = ViewHost { [store] in Padre(store: store) }
    #expect(counts(host) == ["Padre 1", "NombreView 1", "VecesView 1", "CalleView 1"])
    store.nombre = "Ana"
    #expect(counts(host) == ["Padre 1", "NombreView 2", "VecesView 1", "CalleView 1"])
    store.clave = "secreta"
    #expect(counts(host) == ["Padre 1", "NombreView 2", "VecesView 1", "CalleView 1"])
    store.send(.cambiaCalle("sol"))
    #expect(counts(host) == ["Padre 1", "NombreView 2", "VecesView 1", "CalleView 2"])
    #expect(host.rows() == ["Ana", "0 0 [ pulsa ]", "SOL"])
  }

  @Test func `writing an equal value runs no body`() {
    let host = ViewHost { [store] in Padre(store: store) }
    _ = host.frame(width: 40)
    store.nombre = ""
    store.send(.cambiaAvisos(false))
    #expect(!host.needsFrame)
    #expect(counts(host) == ["Padre 1", "NombreView 1", "VecesView 1", "CalleView 1"])
  }

  @Test func `a chain of actions draws once`() {
    let host = ViewHost { [store] in Padre(store: store) }
    store.send(.sumaTres)
    #expect(counts(host) == ["Padre 1", "NombreView 1", "VecesView 2", "CalleView 1"])
    #expect(host.rows() == ["", "3 0 [ pulsa ]", ""])
  }

  @Test func `a child keeps its state when its parent is made again`() throws {
    let host = ViewHost { [store] in Padre(store: store) }
    try host.tap(host.id("pulsa"))
    try host.tap(host.id("pulsa"))
    store.send(.cambiaAvisos(true))
    #expect(host.rows() == ["con avisos", "", "0 2 [ pulsa ]", ""])
    #expect(counts(host) == ["Padre 2", "NombreView 1", "VecesView 3", "CalleView 1"])
  }
}
