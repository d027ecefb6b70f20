import Bilingual
import Bucle
import ComposableArchitecture
import Testing

@MainActor
@Suite struct FinishTests {
  private func emisor(_ reloj: TestClock<Duration> = TestClock()) -> TestStoreOf<Emisor> {
    TestStore(initialState: Emisor.State()) {
      Emisor()
    } withDependencies: {
      $0.continuousClock = reloj
    }
  }

  @Test func `effects alive at the finish are one failure there, and none at the end`() async {
    var linea = 0
    let issues = await IssueCollector.collect {
      let store = emisor()
      linea = #line + 1
      await store.send(.dormir(.seconds(2)))
      await store.send(.dormir(.microseconds(1500)))
      await store.finish()
    }
    #expect(issues.map(\.site.line) == [linea + 2])
    let lugar = "BucleTests/FinishTests.swift"
    #expect(
      issues.map(\.message.es) == [
        """
        la prueba termina y siguen vivos 2 efectos
          el efecto "siesta" de '.dormir(.seconds(2))', sin identificador, por el 'send' de \(lugar):\(linea), que duerme 2 s más
          el efecto "siesta" de '.dormir(.microseconds(1500))', sin identificador, por el 'send' de \(lugar):\(linea + 1), \
        que duerme 1500 µs más

        Para corregirlo, déjalos terminar: avanza su reloj con 'await reloj.advance(by: .microseconds(1500))' y recibe lo que envían. \
        Si no han de terminar solos, envía la acción que los cancela, o cancela la tarea que devolvió 'send'.
        """
      ]
    )
    #expect(
      issues.map(\.message.en) == [
        """
        the test ends and 2 effects are still alive
          the effect "siesta" of '.dormir(.seconds(2))', without identifier, from the 'send' at \(lugar):\(linea), asleep for 2 s more
          the effect "siesta" of '.dormir(.microseconds(1500))', without identifier, from the 'send' at \(lugar):\(linea + 1), \
        asleep for 1500 µs more

        To fix, let them end: advance the clock with 'await clock.advance(by: .microseconds(1500))', and receive what they send. \
        If they do not end by themselves, send the action that cancels them, or cancel the task that 'send' returned.
        """
      ]
    )
  }

  @Test func `what is sent after a finish is checked at the end again`() async {
    var linea = 0
    let issues = await IssueCollector.collect {
      let store = emisor()
      await store.finish()
      linea = #line + 1
      await store.send(.dormir(.seconds(2)))
    }
    #expect(issues.map(\.site.line) == [linea])
  }

  @Test func `an effect out of sight is given its time to finish`() async {
    let (voces, hablar) = AsyncStream<Int>.makeStream()
    let issues = await IssueCollector.collect {
      let store = TestStore(initialState: Emisor.State()) { Emisor(voces: voces) }
      await store.send(.escuchar)
      await store.finish(timeout: .milliseconds(2))
      Task.detached { hablar.finish() }
      await store.finish()
    }
    #expect(issues.count == 1)
    #expect(
      issues.first?.message.es.hasPrefix(
        "la prueba termina y sigue vivo un efecto después de 2 ms\n"
      ) == true
    )
  }

  @Test func `actions left at the finish are a failure there`() async {
    var linea = 0
    let issues = await IssueCollector.collect {
      let store = emisor()
      await store.send(.emitir([1]))
      linea = #line + 1
      await store.finish()
    }
    #expect(issues.map(\.site.line) == [linea])
    #expect(
      issues.map(\.message.en) == [
        """
        the test ends and actions that effects sent are still to be received
          .valor(1)

        To fix, receive them, in this order:
          await store.receive(\\.valor, 1)
        """
      ]
    )
    #expect(
      issues.map(\.message.es) == [
        """
        la prueba termina y quedan por recibir acciones que han enviado los efectos
          .valor(1)

        Para corregirlo, recíbelas, en este orden:
          await store.receive(\\.valor, 1)
        """
      ]
    )
  }

  @Test func `a task that does not finish says which effects hold it up`() async {
    var linea = 0
    let issues = await IssueCollector.collect {
      let store = emisor()
      linea = #line + 1
      let tarea = await store.send(.dormir(.seconds(1)))
      await tarea.finish()
      await tarea.cancel()
      #expect(tarea.isCancelled)
      await tarea.finish()
    }
    #expect(issues.map(\.site.line) == [linea + 1])
    let lugar = "BucleTests/FinishTests.swift:\(linea)"
    #expect(
      issues.map(\.message.es) == [
        """
        los efectos de este 'send' no han terminado
          el efecto "siesta" de '.dormir(.seconds(1))', sin identificador, por el 'send' de \(lugar), que duerme 1 s más

        Para corregirlo, avanza su reloj con 'await reloj.advance(by: .seconds(1))'. \
        Si no han de terminar solos, escribe 'await tarea.cancel()' en lugar de 'finish'.
        """
      ]
    )
    #expect(
      issues.map(\.message.en) == [
        """
        the effects of this 'send' have not ended
          the effect "siesta" of '.dormir(.seconds(1))', without identifier, from the 'send' at \(lugar), asleep for 1 s more

        To fix, advance the clock with 'await clock.advance(by: .seconds(1))'. \
        If they do not end by themselves, write 'await task.cancel()' instead of 'finish'.
        """
      ]
    )
  }

  @Test func `a task that finishes lets the test receive`() async {
    let reloj = TestClock()
    let store = emisor(reloj)
    let tarea = await store.send(.dormir(.seconds(1)))
    await reloj.advance(by: .seconds(1))
    await tarea.finish()
    await store.receive(.fin) { $0.avisos = 1 }
    await store.finish()
  }

  @Test func `a replaced dependency holds for its part of the test`() async {
    let reloj = TestClock()
    let store = emisor(reloj)
    await store.withDependencies {
      $0.continuousClock = ImmediateClock()
    } operation: {
      await store.send(.dormir(.seconds(1)))
      await store.receive(.fin) { $0.avisos = 1 }
    }
    await store.send(.dormir(.seconds(1)))
    await reloj.advance(by: .seconds(1))
    await store.receive(.fin) { $0.avisos = 2 }
  }

  @Test func `a feature that asked to be dismissed is sent nothing more`() async {
    var linea = 0
    let issues = await IssueCollector.collect {
      let store = TestStore(initialState: Detalle.State()) { Detalle() }
      #expect(!store.isDismissed)
      await store.send(.cerrar)
      #expect(store.isDismissed)
      linea = #line + 1
      await store.send(.nada)
    }
    #expect(issues.map(\.site.line) == [linea])
    #expect(
      issues.map(\.message.es) == [
        """
        se envía '.nada' a una feature que ya ha pedido que la cierren
        Para corregirlo, envíala antes, o comprueba 'store.isDismissed' y acaba la prueba.
        """
      ]
    )
    #expect(
      issues.map(\.message.en) == [
        """
        '.nada' is sent to a feature that has asked to be dismissed
        To fix, send it before, or check 'store.isDismissed' and end the test.
        """
      ]
    )
  }
}

@Reducer
private struct Detalle {
  struct State: Equatable {}
  enum Action { case cerrar, nada }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .cerrar: .run { _ in await dismiss() }
      case .nada: .none
      }
    }
  }
}
