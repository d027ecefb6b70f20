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

  @Test func `received actions and effects can be passed over, which is shown and is no failure`()
    async
  {
    var linea = 0
    let issues = await IssueCollector.collect {
      let reloj = TestClock()
      let store = cronometro(reloj)
      linea = #line + 1
      await store.send(.empezar)
      await reloj.advance(by: .seconds(3))
      await store.skipReceivedActions()
      #expect(store.state.segundos == 3)
      await store.skipInFlightEffects()
      await store.finish()
    }
    #expect(issues.map(\.site.line) == [linea + 2, linea + 4])
    #expect(issues.map(\.severity) == [.warning, .warning])
    let lugar = "BucleTests/ExhaustivityTests.swift:\(linea)"
    #expect(
      issues.map(\.message.es) == [
        """
        se pasan por alto acciones recibidas
          .tic
          .tic
          .tic
        """,
        """
        se pasan por alto efectos vivos; quedan cancelados
          el efecto de '.empezar', sin identificador, por el 'send' de \(lugar), que duerme 1 s más
        """,
      ]
    )
    #expect(
      issues.map(\.message.en) == [
        """
        received actions are passed over
          .tic
          .tic
          .tic
        """,
        """
        effects that are alive are passed over; they are cancelled
          the effect of '.empezar', without identifier, from the 'send' at \(lugar), asleep for 1 s more
        """,
      ]
    )
  }

  @Test func `what is passed over without exhaustivity is shown where that is asked for`() async {
    var linea = 0
    let issues = await IssueCollector.collect {
      let reloj = TestClock()
      let store = TestStore(initialState: Emisor.State()) {
        Emisor()
      } withDependencies: {
        $0.continuousClock = reloj
      }
      store.exhaustivity = .off(showSkippedAssertions: true)
      await store.send(.emitir([1, 2, 3]))
      await store.receive(\.valor, 2) { $0.total = 3 }
      await store.send(.fin)
      await store.send(.fin) { $0.avisos = 2 }
      await store.send(.emitir([4]))
      linea = #line + 1
      await store.send(.dormir(.seconds(1)))
      await store.send(.emitir([5]))
    }
    #expect(issues.allSatisfy { $0.severity == .warning })
    #expect(
      issues.map { $0.message.en.split(separator: "\n").prefix(2).joined(separator: "|") } == [
        "received actions are passed over|  .valor(1)",
        "received actions are passed over|  .valor(3)",
        "it is passed over that '.fin' changed the state|    Emisor.State(",
        "received actions are passed over|  .valor(4)",
        "the test ends and actions that effects sent are still to be received|  .valor(5)",
        """
        the test ends and an effect is still alive|  the effect "siesta" of '.dormir(.seconds(1))', \
        without identifier, from the 'send' at BucleTests/ExhaustivityTests.swift:\(linea), asleep for 1 s more
        """,
      ]
    )
    #expect(
      issues.dropFirst(2).first?.message.es == """
        se pasa por alto que '.fin' ha cambiado el estado
            Emisor.State(
              … (1 =)
          −   avisos: 0
          +   avisos: 1
            )
          (− dicho, + real)
        """
    )
  }

  @Test func `there must be something to pass over`() async {
    var linea = 0
    let issues = await IssueCollector.collect {
      let store = cronometro(TestClock())
      linea = #line + 1
      await store.skipReceivedActions()
      await store.skipInFlightEffects()
      await store.skipReceivedActions(strict: false)
    }
    #expect(issues.map(\.site.line) == [linea, linea + 1])
    #expect(
      issues.map(\.message.en) == [
        "there are no received actions to skip\nTo fix, remove 'skipReceivedActions'.",
        "there are no effects alive to skip\nTo fix, remove 'skipInFlightEffects'.",
      ]
    )
    #expect(
      issues.map(\.message.es) == [
        "no hay acciones recibidas que pasar por alto\nPara corregirlo, quita 'skipReceivedActions'.",
        "no hay efectos vivos que pasar por alto\nPara corregirlo, quita 'skipInFlightEffects'.",
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
