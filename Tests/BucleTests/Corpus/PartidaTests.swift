import ComposableArchitecture
import Testing

@Suite struct PartidaTests {
  @Test func `a body in an extension is the feature's body`() async {
    let store = TestStore(initialState: Partida.State()) { Partida() }
    await store.send(.punto) { $0.puntos = 1 }
    await store.receive(\.saque.cambiar) { $0.saque.esMio = false }
  }

  @Test func `a method in an extension is the feature's method`() async {
    let store = TestStore(initialState: Saque.State()) { Saque() }
    await store.send(.cambiar) { $0.esMio = false }
  }

  @Test func `a feature that nobody has given a body changes nothing`() async {
    let store = TestStore(initialState: Partida.State()) { Partida() }
    await store.send(.descanso(.acortar))
  }

  @Test func `a body beside a conformance of one's own lists several reducers`() async {
    let store = TestStore(initialState: Marcador.State()) { Marcador() }
    await store.send(.juego) { $0.juegos = 1 }
  }

  @Test func `a conformance that is declared is not written again`() async {
    let store = TestStore(initialState: Arbitro.State()) { Arbitro() }
    await store.send(.avisar) { $0.avisos = 1 }
  }
}
