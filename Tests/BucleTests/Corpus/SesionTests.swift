import ComposableArchitecture
import Testing

@MainActor
@Suite struct SesionTests {
  private func prueba(_ state: Sesion.State) -> TestStore<Sesion.State, Sesion.Action> {
    TestStore(initialState: state) { Sesion.body }
  }

  @Test func `an enum of features may have a body of its own`() async {
    let store = prueba(.entrada(Entrada.State()))
    store.dependencies.memoria.ultimo = { "Eva" }
    await store.send(\.entrada.llamar)
    await store.receive(\.entrada.dentro, "Eva") { $0 = .sala(Sala.State(nombre: "Eva")) }
    await store.send(\.sala.salir) { $0 = .entrada(Entrada.State()) }
  }

  @Test func `a case of several values is data, and its view is given them`() async {
    let store = prueba(.sala(Sala.State()))
    await store.send(\.sala.mirar, 3) {
      $0.modify(\.sala) { $0.mesa = .foto(3, pie: "La sala") }
    }
    await store.send(\.sala.mesa.dismiss) { $0.modify(\.sala) { $0.mesa = nil } }
    let mesa = Store(initialState: Sala.Mesa.State.foto(4, pie: "Otra")) { Sala.Mesa.body }
    guard case .foto(4, pie: "Otra") = mesa.case else {
      Issue.record("\(mesa.case)")
      return
    }
  }

  @Test func `an endpoint whose value may be missing needs none`() async {
    await withKnownIssue {
      @Dependency(\.memoria) var memoria
      #expect(await memoria.ultimo() == nil)
    }
  }
}
