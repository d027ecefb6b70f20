import ComposableArchitecture
import Testing

@MainActor
@Suite struct ViajeTests {
  private let reloj = TestClock()

  private func viaje(por lugares: String...) async -> TestStoreOf<Viaje> {
    let store = TestStore(initialState: Viaje.State()) {
      Viaje()
    } withDependencies: {
      $0.continuousClock = reloj
    }
    for lugar in lugares {
      await store.send(.seguir(lugar)) { $0.ruta.append(.parada(Parada.State(lugar: lugar))) }
    }
    return store
  }

  private func parada(_ lugar: String) -> Viaje.Ruta.State {
    .parada(Parada.State(lugar: lugar))
  }

  @Test func `a feature on a stack runs under its identifier, and its effects go with it`() async {
    let store = await viaje(por: "Lugo", "Ourense")
    #expect(store.state.ruta.ids == [0, 1])
    await store.send(\.ruta[id: 1].parada.esperar)
    await store.send(\.ruta[id: 0].parada.esperar)
    await reloj.advance(by: .seconds(60))
    await store.receive(\.ruta[id: 1].parada.minuto) {
      $0.ruta[id: 1, case: \.parada]?.minutos = 1
    }
    await store.receive(\.ruta[id: 0].parada.minuto) {
      $0.ruta[id: 0]?.modify(\.parada) { $0.minutos = 1 }
    }
    await store.send(.ruta(.popFrom(id: 1))) { $0.ruta[id: 1] = nil }
    await reloj.advance(by: .seconds(60))
    await store.receive(\.ruta[id: 0].parada.minuto) {
      $0.ruta[id: 0, case: \.parada]?.minutos = 2
    }
    await store.send(.volverAlPrincipio) { $0.ruta = StackState() }
  }

  @Test func `dismiss takes off who asks, and all above`() async {
    let store = await viaje(por: "Lugo", "Ourense", "Vigo")
    await store.send(\.ruta[id: 1].parada.volver)
    await store.receive(\.ruta.popFrom) { $0.ruta.pop(from: 1) }
    #expect(store.state.ruta.ids == [0])
  }

  @Test func `a parent changes the stack when a feature on it says so`() async {
    let store = await viaje(por: "Lugo", "Ourense", "Vigo")
    await store.send(\.ruta[id: 0].parada.bajar) { $0.ruta.pop(to: 0) }
    #expect(Array(store.state.ruta) == [parada("Lugo")])
  }

  @Test func `an identifier is given once`() async {
    let store = await viaje(por: "Lugo", "Ourense")
    await store.send(.ruta(.popFrom(id: 1))) { $0.ruta.pop(from: 1) }
    await store.send(.ruta(.push(id: 2, state: parada("Vigo")))) { $0.ruta[id: 2] = parada("Vigo") }
    #expect(store.state.ruta.ids == [0, 2])
  }

  @Test func `another stack in the place of one ends the effects of that one`() async {
    let store = await viaje(por: "Lugo")
    await store.send(\.ruta[id: 0].parada.esperar)
    await store.send(.empezarDeNuevo("Vigo")) { $0.ruta = [parada("Vigo")] }
    await store.finish()
  }

  @Test func `a stack is changed as an array is`() {
    var pila: StackState<Int> = [1, 2, 3]
    pila.insert(4, at: 1)
    #expect(Array(pila) == [1, 4, 2, 3] && pila.ids == [0, 3, 1, 2])
    pila.removeLast(2)
    pila[0] = 5
    #expect(pila[id: 0] == 5 && pila[id: 2] == nil)
    #expect(pila.description == "[0: 5, 3: 4]")
    #expect(String(customDumping: pila) == "[5, 4]")
    #expect(pila != [5, 4])
  }
}
