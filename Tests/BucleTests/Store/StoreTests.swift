import ComposableArchitecture
import Observation
import Testing

@MainActor
@Suite struct StoreTests {
  @Test func `an action changes the state by the time send returns`() {
    let store = Store(initialState: Contador.State()) { Contador() }
    store.send(.incremento)
    store.send(.incremento)
    store.send(.decremento)
    #expect(store.cuenta == 1)
    #expect(store.state == Contador.State(cuenta: 1))
  }

  @Test func `sending is a function to pass on`() {
    let store = Store(initialState: Contador.State()) { Contador() }
    let enviar: (Contador.Action) -> StoreTask = store.send
    _ = enviar(.incremento)
    _ = [.incremento, .incremento].map(store.send)
    #expect(store.cuenta == 3)
  }

  @Test func `the store of a feature is named by the feature`() {
    let store: StoreOf<Contador> = Store(initialState: Contador.State(cuenta: 7)) { Contador() }
    #expect(store.cuenta == 7)
  }
}
