import ComposableArchitecture
import Testing

@Suite struct CocinaTests {
  private let reloj = TestClock()

  private func cocina(_ state: Cocina.State = Cocina.State()) -> TestStoreOf<Cocina> {
    TestStore(initialState: state) {
      Cocina()
    } withDependencies: {
      $0.continuousClock = reloj
    }
  }

  @Test func `an optional child's effects end when the parent removes it`() async {
    let store = cocina()
    await store.send(.invitar(1)) { $0.invitado = Temporizador.State(id: 1) }
    await store.send(.invitado(.interruptor)) { $0.invitado?.corre = true }
    await reloj.advance(by: .seconds(1))
    await store.receive(\.invitado.tic) {
      $0.invitado?.segundos = 1
      $0.tics = 1
    }
    await store.send(.invitar(nil)) { $0.invitado = nil }
    await store.finish()
  }

  @Test func `an optional child's effects end when another takes its place`() async {
    let store = cocina()
    await store.send(.invitar(1)) { $0.invitado = Temporizador.State(id: 1) }
    await store.send(.invitado(.interruptor)) { $0.invitado?.corre = true }
    await store.send(.invitar(2)) { $0.invitado = Temporizador.State(id: 2) }
    await store.finish()
  }

  @Test func `an optional child's effects go on when the same one is put back`() async {
    let store = cocina()
    await store.send(.invitar(1)) { $0.invitado = Temporizador.State(id: 1) }
    await store.send(.invitado(.interruptor)) { $0.invitado?.corre = true }
    await store.send(.invitar(1)) { $0.invitado?.corre = false }
    await reloj.advance(by: .seconds(1))
    await store.receive(\.invitado.tic) {
      $0.invitado?.segundos = 1
      $0.tics = 1
    }
    await store.send(.invitar(nil)) { $0.invitado = nil }
  }

  @Test func `an element's effects end when the parent removes it, and no other's`() async {
    let store = cocina()
    await store.send(.poner(1)) { $0.lista = [Temporizador.State(id: 1)] }
    await store.send(.poner(2)) { $0.lista.append(Temporizador.State(id: 2)) }
    await store.send(\.lista[id: 1].interruptor) { $0.lista[id: 1]?.corre = true }
    await store.send(\.lista[id: 2].interruptor) { $0.lista[id: 2]?.corre = true }
    await store.send(.quitar(1)) { $0.lista.remove(id: 1) }
    await reloj.advance(by: .seconds(1))
    await store.receive(\.lista[id: 2].tic) {
      $0.lista[id: 2]?.segundos = 1
      $0.tics = 1
    }
    await store.send(.quitar(2)) { $0.lista = [] }
    await store.finish()
  }

  // https://github.com/pointfreeco/swift-composable-architecture/issues/2888
  @Test func `two children with one identifier do not cancel each other`() async {
    let store = cocina()
    await store.send(.horno(.interruptor)) { $0.horno.corre = true }
    await store.send(.fuego(.interruptor)) { $0.fuego.corre = true }
    await store.send(.fuego(.interruptor)) { $0.fuego.corre = false }
    await reloj.advance(by: .seconds(1))
    await store.receive(\.horno.tic) {
      $0.horno.segundos = 1
      $0.tics = 1
    }
    await store.send(.horno(.interruptor)) { $0.horno.corre = false }
  }

  @Test func `a parent cancels what all its children run under an identifier`() async {
    var state = Cocina.State(invitado: Temporizador.State(id: 1))
    state.lista = [Temporizador.State(id: 2)]
    let store = cocina(state)
    await store.send(.horno(.interruptor)) { $0.horno.corre = true }
    await store.send(.invitado(.interruptor)) { $0.invitado?.corre = true }
    await store.send(\.lista[id: 2].interruptor) { $0.lista[id: 2]?.corre = true }
    await store.send(.pararTodo)
    await store.finish()
  }
}
