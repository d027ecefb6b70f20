import Bilingual
import Bucle
import ComposableArchitecture
import Testing

@MainActor
@Suite struct ReceiveFailureTests {
  private func emisor() -> TestStoreOf<Emisor> {
    TestStore(initialState: Emisor.State()) {
      Emisor()
    } withDependencies: {
      $0.continuousClock = TestClock()
    }
  }

  @Test func `receiving by condition what never comes says only that`() async {
    var linea = 0
    let issues = await IssueCollector.collect {
      linea = #line + 1
      await emisor().receive({ $0 == .fin })
    }
    #expect(issues.map(\.site.line) == [linea])
    #expect(
      issues.map(\.message.es) == [
        """
        se esperaba recibir '{ … }', pero no ha llegado ninguna acción y no queda ningún efecto vivo

        Para corregirlo, mira si el efecto se ha iniciado, si se ha cancelado o si su acción ya se ha recibido.
        """
      ]
    )
    #expect(
      issues.map(\.message.en) == [
        """
        expected to receive '{ … }', but no action came and no effect is alive

        To fix, see whether the effect was started, was cancelled, or its action was received before.
        """
      ]
    )
  }

  @Test func `an action other than the expected one counts as received, with what it changed`()
    async
  {
    var linea = 0
    let issues = await IssueCollector.collect {
      let store = emisor()
      await store.send(.emitir([1, 2]))
      linea = #line + 1
      await store.receive(\.valor, 7) { $0.total = 7 }
      await store.receive(\.valor, 2) { $0.total = 3 }
    }
    #expect(issues.map(\.site.line) == [linea], "\(issues.map(\.message.en))")
  }

  @Test func `what was received before is shown when nothing more comes`() async {
    var linea = 0
    let issues = await IssueCollector.collect {
      let store = emisor()
      await store.send(.emitir([1, 2]))
      await store.receive(\.valor) { $0.total = 1 }
      await store.receive(\.valor, 2) { $0.total = 3 }
      linea = #line + 1
      await store.receive(.valor(3))
    }
    #expect(issues.map(\.site.line) == [linea])
    #expect(
      issues.map(\.message.es) == [
        """
        se esperaba recibir '.valor(3)', pero no ha llegado ninguna acción y no queda ningún efecto vivo
        antes se ha recibido
          .valor(1)
          .valor(2)

        Para corregirlo, mira si el efecto se ha iniciado, si se ha cancelado o si su acción ya se ha recibido.
        """
      ]
    )
    #expect(
      issues.map(\.message.en) == [
        """
        expected to receive '.valor(3)', but no action came and no effect is alive
        received before
          .valor(1)
          .valor(2)

        To fix, see whether the effect was started, was cancelled, or its action was received before.
        """
      ]
    )
  }

  @Test(arguments: [true, false])
  func `an effect out of sight is waited for as long as the test allows`(isGiven: Bool) async {
    var linea = 0
    let issues = await IssueCollector.collect {
      let store = emisor()
      linea = #line + 1
      await store.send(.escuchar)
      if isGiven {
        await store.receive(\.valor, timeout: .milliseconds(1))
      } else {
        store.timeout = .milliseconds(1)
        await store.receive(\.valor)
      }
      await store.send(.callar)
    }
    let efecto =
      "el efecto de '.escuchar', con identificador Emisor.CancelID.escucha, por el 'send' de BucleTests/ReceiveFailureTests.swift:\(linea)"
    let effect =
      "the effect of '.escuchar', under the identifier Emisor.CancelID.escucha, from the 'send' at BucleTests/ReceiveFailureTests.swift:\(linea)"
    #expect(
      issues.map(\.message.es) == [
        """
        se esperaba recibir '\\.valor', pero no ha llegado ninguna acción en 1 ms
          sigue vivo \(efecto)

        Para corregirlo, responde en la prueba por la dependencia que el efecto espera, \
        o dale más tiempo\(isGiven ? " que 'timeout: .milliseconds(1)'." : ": 'timeout: …'.")
        """
      ]
    )
    #expect(
      issues.map(\.message.en) == [
        """
        expected to receive '\\.valor', but no action came in 1 ms
          still alive: \(effect)

        To fix, answer in the test for the dependency that the effect waits for, \
        or give it more time\(isGiven ? " than 'timeout: .milliseconds(1)'." : ": 'timeout: …'.")
        """
      ]
    )
    #expect(issues.map(\.site.line) == [isGiven ? linea + 2 : linea + 5])
  }

  @Test func `the expected action that came later is told from one that did not come`() async {
    var linea = 0
    let issues = await IssueCollector.collect {
      let store = emisor()
      await store.send(.emitir([1, 2, 3]))
      linea = #line + 1
      await store.receive(\.valor, 3)
      await store.receive(\.valor, 2) { $0.total = 3 }
      await store.receive(\.fin)
    }
    #expect(issues.map(\.site.line) == [linea, linea + 2])
    #expect(
      issues.map(\.message.es) == [
        """
        se esperaba recibir '.valor(3)', pero ha llegado otra acción
            .valor(
          −   3
          +   1
            )
          (− esperada, + recibida)

        La esperada ha llegado después: recibe antes, en este orden:
          await store.receive(\\.valor, 1)
          await store.receive(\\.valor, 2)
        """,
        """
        se esperaba recibir '\\.fin', pero ha llegado otra acción
          .valor(3)

        Si esta acción es la correcta, escribe:
          await store.receive(\\.valor, 3)
        """,
      ]
    )
    #expect(
      issues.map(\.message.en) == [
        """
        expected to receive '.valor(3)', but another action came
            .valor(
          −   3
          +   1
            )
          (− expected, + received)

        The expected one came later: receive before it, in this order:
          await store.receive(\\.valor, 1)
          await store.receive(\\.valor, 2)
        """,
        """
        expected to receive '\\.fin', but another action came
          .valor(3)

        If this action is right, write:
          await store.receive(\\.valor, 3)
        """,
      ]
    )
  }

  @Test func `a received action's state is held against the closure`() async {
    var linea = 0
    let issues = await IssueCollector.collect {
      let store = emisor()
      await store.send(.emitir([4]))
      linea = #line + 1
      await store.receive(\.valor) { $0.total = 5 }
    }
    #expect(issues.map(\.site.line) == [linea])
    #expect(
      issues.map(\.message.en) == [
        """
        the state after '.valor(4)' is not the expected one
            Emisor.State(
          −   total: 5,
          +   total: 4,
              … (1 =)
            )
          (− expected, + actual)

        If the actual state is right, write:
          await store.receive(\\.valor) {
            $0.total = 4
          }
        """
      ]
    )
    #expect(
      issues.map(\.message.es) == [
        """
        el estado después de '.valor(4)' no es el esperado
            Emisor.State(
          −   total: 5,
          +   total: 4,
              … (1 =)
            )
          (− esperado, + real)

        Si el estado real es el correcto, escribe:
          await store.receive(\\.valor) {
            $0.total = 4
          }
        """
      ]
    )
  }

  @Test func `a closure that throws is one failure`() async {
    struct Rotura: Error {}
    var linea = 0
    let issues = await IssueCollector.collect {
      linea = #line + 1
      await emisor().send(.fin) { _ in throw Rotura() }
    }
    #expect(issues.map(\.site.line) == [linea])
    #expect(
      issues.map(\.message.es) == [
        """
        el cierre de 'await store.send(.fin)' ha lanzado un error
          Rotura()

        Para corregirlo, deja en el cierre solo lo que cambia, '$0.… = …', y haz antes lo que puede fallar.
        """
      ]
    )
    #expect(
      issues.map(\.message.en) == [
        """
        the closure of 'await store.send(.fin)' threw an error
          Rotura()

        To fix, leave in the closure only what changes, '$0.… = …', and do what can fail before it.
        """
      ]
    )
  }

  @Test func `an assertion between calls shows the closure that would pass`() async {
    var linea = 0
    let issues = await IssueCollector.collect {
      let store = emisor()
      await store.send(.fin) { $0.avisos = 1 }
      linea = #line + 1
      store.assert { $0.avisos = 2 }
      store.assert { $0.avisos = 1 }
    }
    #expect(issues.map(\.site.line) == [linea])
    #expect(
      issues.map(\.message.es) == [
        """
        el estado no es el esperado
            Emisor.State(
              … (1 =)
          −   avisos: 2
          +   avisos: 1
            )
          (− esperado, + real)

        Si el estado real es el correcto, escribe:
          store.assert {
            $0.avisos = 1
          }
        """
      ]
    )
    #expect(
      issues.map(\.message.en) == [
        """
        the state is not the expected one
            Emisor.State(
              … (1 =)
          −   avisos: 2
          +   avisos: 1
            )
          (− expected, + actual)

        If the actual state is right, write:
          store.assert {
            $0.avisos = 1
          }
        """
      ]
    )
  }
}
