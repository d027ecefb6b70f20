import Bilingual
import Bucle
import ComposableArchitecture
import Testing

@MainActor
@Suite struct ExhaustivityTests {
  private func cronometro(_ reloj: TestClock<Duration>) -> TestStoreOf<Cronometro> {
    TestStore(initialState: Cronometro.State()) {
      Cronometro()
    } withDependencies: {
      $0.continuousClock = reloj
    }
  }

  @Test func `without exhaustivity only what is said must be true`() async {
    let reloj = TestClock()
    let store = cronometro(reloj)
    store.exhaustivity = .off
    await store.send(.empezar)
    await reloj.advance(by: .seconds(3))
    await store.receive(\.tic)
    await store.receive(\.tic) { $0.segundos = 2 }
    await store.send(.tic) { $0.segundos = 4 }
  }

  @Test func `without exhaustivity a false statement is still a failure`() async {
    let issues = await IssueCollector.collect {
      let store = cronometro(TestClock())
      store.exhaustivity = .off
      await store.send(.tic) { $0.segundos = 7 }
    }
    #expect(issues.count == 1)
  }

  @Test func `received actions and effects can be passed over`() async {
    let reloj = TestClock()
    let store = cronometro(reloj)
    await store.send(.empezar)
    await reloj.advance(by: .seconds(3))
    await store.skipReceivedActions()
    #expect(store.state.segundos == 3)
    await store.skipInFlightEffects()
    await store.finish()
  }

  @Test func `there must be something to pass over`() async {
    let issues = await IssueCollector.collect {
      let store = cronometro(TestClock())
      await store.skipReceivedActions()
      await store.skipInFlightEffects()
      await store.skipReceivedActions(strict: false)
    }
    #expect(
      issues.map(\.message.en) == [
        "there are no received actions to skip\nTo fix, remove 'skipReceivedActions'.",
        "there are no effects alive to skip\nTo fix, remove 'skipInFlightEffects'.",
      ]
    )
  }

  @Test func `an exhaustivity holds for its part of the test`() async {
    let store = cronometro(TestClock())
    await store.withExhaustivity(.off) {
      await store.send(.tic)
    }
    #expect(store.exhaustivity == .on)
    await store.send(.tic) { $0.segundos = 2 }
  }
}
