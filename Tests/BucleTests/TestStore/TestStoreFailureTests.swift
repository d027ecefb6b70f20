import Bilingual
import Bucle
import ComposableArchitecture
import Testing

@MainActor
@Suite struct TestStoreFailureTests {
  @Test func `a wrong state shows the difference and the closure that would pass`() async {
    var linea = 0
    let issues = await IssueCollector.collect {
      let store = TestStore(initialState: Contador.State()) { Contador() }
      linea = #line + 1
      await store.send(.incremento) { $0.cuenta = 2 }
    }
    #expect(issues.map(\.site.line) == [linea])
    #expect(
      issues.map(\.message.es) == [
        """
        el estado después de '.incremento' no es el esperado
            Contador.State(
          −   cuenta: 2,
          +   cuenta: 1,
              … (1 =)
            )
          (− esperado, + real)

        Si el estado real es el correcto, escribe:
          await store.send(.incremento) {
            $0.cuenta = 1
          }
        """
      ]
    )
    #expect(
      issues.map(\.message.en) == [
        """
        the state after '.incremento' is not the expected one
            Contador.State(
          −   cuenta: 2,
          +   cuenta: 1,
              … (1 =)
            )
          (− expected, + actual)

        If the actual state is right, write:
          await store.send(.incremento) {
            $0.cuenta = 1
          }
        """
      ]
    )
  }

  @Test func `an undeclared change is a failure`() async {
    var linea = 0
    let issues = await IssueCollector.collect {
      let store = TestStore(initialState: Contador.State()) { Contador() }
      linea = #line + 1
      await store.send(.fijar(3))
    }
    #expect(issues.map(\.site.line) == [linea])
    #expect(
      issues.map(\.message.es) == [
        """
        '.fijar(3)' ha cambiado el estado y la prueba no lo dice
            Contador.State(
          −   cuenta: 0,
          +   cuenta: 3,
              … (1 =)
            )
          (− antes, + después)

        Para corregirlo, di qué cambia:
          await store.send(.fijar(3)) {
            $0.cuenta = 3
          }
        """
      ]
    )
    #expect(
      issues.map(\.message.en) == [
        """
        '.fijar(3)' changed the state and the test does not say so
            Contador.State(
          −   cuenta: 0,
          +   cuenta: 3,
              … (1 =)
            )
          (− before, + after)

        To fix, say what changes:
          await store.send(.fijar(3)) {
            $0.cuenta = 3
          }
        """
      ]
    )
  }

  @Test func `a closure that changes nothing is a failure`() async {
    var linea = 0
    let issues = await IssueCollector.collect {
      let store = TestStore(initialState: Contador.State()) { Contador() }
      linea = #line + 1
      await store.send(.fijar(0)) { $0.cuenta = 0 }
    }
    #expect(issues.map(\.site.line) == [linea])
    #expect(
      issues.map(\.message.es) == [
        """
        '.fijar(0)' no cambia el estado, y el cierre de la prueba tampoco
        Para corregirlo, quita el cierre:
          await store.send(.fijar(0))
        """
      ]
    )
    #expect(
      issues.map(\.message.en) == [
        """
        '.fijar(0)' does not change the state, and neither does the test's closure
        To fix, remove the closure:
          await store.send(.fijar(0))
        """
      ]
    )
  }

  @Test func `an effect left alive is a failure at the send that started it`() async {
    var linea = 0
    let issues = await IssueCollector.collect {
      let store = TestStore(initialState: Buscador.State()) {
        Buscador()
      } withDependencies: {
        $0.continuousClock = TestClock()
      }
      linea = #line + 1
      await store.send(\.binding.consulta, "a") {
        $0.consulta = "a"
        $0.cargando = true
      }
    }
    #expect(issues.map(\.site.line) == [linea])
    #expect(
      issues.map(\.message.es) == [
        """
        la prueba termina y sigue vivo un efecto
          el efecto de '.binding(.set(\\.consulta, "a"))', con identificador Buscador.CancelID.peticion, \
        por el 'send' de BucleTests/TestStoreFailureTests.swift:\(linea), que duerme 300 ms más

        Para corregirlo, déjalo terminar: avanza su reloj con 'await reloj.advance(by: .milliseconds(300))' y recibe lo que envía. \
        Si no ha de terminar solo, envía la acción que lo cancela, o cancela la tarea que devolvió 'send'.
        """
      ]
    )
    #expect(
      issues.map(\.message.en) == [
        """
        the test ends and an effect is still alive
          the effect of '.binding(.set(\\.consulta, "a"))', under the identifier Buscador.CancelID.peticion, \
        from the 'send' at BucleTests/TestStoreFailureTests.swift:\(linea), asleep for 300 ms more

        To fix, let it end: advance the clock with 'await clock.advance(by: .milliseconds(300))', and receive what it sends. \
        If it does not end by itself, send the action that cancels it, or cancel the task that 'send' returned.
        """
      ]
    )
  }

  @Test func `an effect under no identifier is described by the action that started it`() async {
    var linea = 0
    let issues = await IssueCollector.collect {
      let store = TestStore(initialState: Cronometro.State()) {
        Cronometro()
      } withDependencies: {
        $0.continuousClock = TestClock()
      }
      linea = #line + 1
      await store.send(.empezar)
      await store.receive(\.tic)
    }
    let effect = """
      the effect of '.empezar', without identifier, \
      from the 'send' at BucleTests/TestStoreFailureTests.swift:\(linea), asleep for 1 s more
      """
    #expect(
      issues.map(\.message.en) == [
        """
        expected to receive '\\.tic', but no action came
          still alive: \(effect)

        To fix, advance the clock that it sleeps on:
          await clock.advance(by: .seconds(1))
        """,
        """
        the test ends and an effect is still alive
          \(effect)

        To fix, let it end: advance the clock with 'await clock.advance(by: .seconds(1))', and receive what it sends. \
        If it does not end by itself, send the action that cancels it, or cancel the task that 'send' returned.
        """,
      ]
    )
    #expect(issues.map(\.site.line) == [linea + 1, linea])
    let efecto = """
      el efecto de '.empezar', sin identificador, \
      por el 'send' de BucleTests/TestStoreFailureTests.swift:\(linea), que duerme 1 s más
      """
    #expect(
      issues.map(\.message.es) == [
        """
        se esperaba recibir '\\.tic', pero no ha llegado ninguna acción
          sigue vivo \(efecto)

        Para corregirlo, avanza el reloj en el que duerme:
          await reloj.advance(by: .seconds(1))
        """,
        """
        la prueba termina y sigue vivo un efecto
          \(efecto)

        Para corregirlo, déjalo terminar: avanza su reloj con 'await reloj.advance(by: .seconds(1))' y recibe lo que envía. \
        Si no ha de terminar solo, envía la acción que lo cancela, o cancela la tarea que devolvió 'send'.
        """,
      ]
    )
  }

  @Test func `an action left unreceived is a failure where the test store was made`() async {
    var linea = 0
    let issues = await IssueCollector.collect {
      linea = #line + 1
      let store = TestStore(initialState: Cronometro.State()) {
        Cronometro()
      } withDependencies: {
        $0.continuousClock = ImmediateClock()
      }
      await store.send(.enseguida)
    }
    #expect(issues.map(\.site.line) == [linea])
    #expect(
      issues.map(\.message.es) == [
        """
        la prueba termina y quedan por recibir acciones que han enviado los efectos
          .tic

        Para corregirlo, recíbelas, en este orden:
          await store.receive(\\.tic)
        """
      ]
    )
    #expect(
      issues.map(\.message.en) == [
        """
        the test ends and actions that effects sent are still to be received
          .tic

        To fix, receive them, in this order:
          await store.receive(\\.tic)
        """
      ]
    )
  }

  @Test func `sending before receiving is one failure`() async {
    var linea = 0
    let issues = await IssueCollector.collect {
      let store = TestStore(initialState: Cronometro.State()) { Cronometro() }
      await store.send(.enseguida)
      linea = #line + 1
      await store.send(.tic) { $0.segundos = 2 }
    }
    #expect(issues.map(\.site.line) == [linea])
    #expect(
      issues.map(\.message.es) == [
        """
        antes de enviar '.tic' quedan por recibir acciones que han enviado los efectos
          .tic

        Para corregirlo, recíbelas antes, en este orden:
          await store.receive(\\.tic)
        """
      ]
    )
    #expect(
      issues.map(\.message.en) == [
        """
        before '.tic' is sent, actions that effects sent are still to be received
          .tic

        To fix, receive them first, in this order:
          await store.receive(\\.tic)
        """
      ]
    )
  }

  @Test func `receiving what never comes is a failure`() async {
    var linea = 0
    let issues = await IssueCollector.collect {
      let store = TestStore(initialState: Contador.State()) { Contador() }
      linea = #line + 1
      await store.receive(\.incremento)
    }
    #expect(issues.map(\.site.line) == [linea])
    #expect(
      issues.map(\.message.es) == [
        """
        se esperaba recibir '\\.incremento', pero no ha llegado ninguna acción y no queda ningún efecto vivo

        Para corregirlo, mira si el efecto se ha iniciado, si se ha cancelado o si su acción ya se ha recibido.
        """
      ]
    )
    #expect(
      issues.map(\.message.en) == [
        """
        expected to receive '\\.incremento', but no action came and no effect is alive

        To fix, see whether the effect was started, was cancelled, or its action was received before.
        """
      ]
    )
  }

  @Test func `receiving another action than expected is one failure`() async {
    var linea = 0
    let issues = await IssueCollector.collect {
      let store = TestStore(initialState: Buscador.State()) {
        Buscador()
      } withDependencies: {
        $0.continuousClock = ImmediateClock()
        $0.clienteBusqueda.buscar = { [$0] }
      }
      await store.send(\.binding.consulta, "a") {
        $0.consulta = "a"
        $0.cargando = true
      }
      linea = #line + 1
      await store.receive(\.respuesta, .failure(ErrorBusqueda())) { $0.cargando = false }
    }
    #expect(issues.map(\.site.line) == [linea])
    #expect(
      issues.map(\.message.es) == [
        """
        se esperaba recibir '.respuesta(.failure(ErrorBusqueda()))', pero ha llegado otra acción
            .respuesta(
          −   .failure(ErrorBusqueda())
          +   .success(["a"])
            )
          (− esperada, + recibida)

        Si esta acción es la correcta, escribe:
          await store.receive(\\.respuesta, .success(["a"]))
        """
      ]
    )
    #expect(
      issues.map(\.message.en) == [
        """
        expected to receive '.respuesta(.failure(ErrorBusqueda()))', but another action came
            .respuesta(
          −   .failure(ErrorBusqueda())
          +   .success(["a"])
            )
          (− expected, + received)

        If this action is right, write:
          await store.receive(\\.respuesta, .success(["a"]))
        """
      ]
    )
  }

  @Test func `a failure reaches Swift Testing at the caller's line`() async {
    let linea = #line + 4
    await withKnownIssue {
      let store = TestStore(initialState: Contador.State()) { Contador() }
      // The next line fails.
      await store.send(.incremento)
    } matching: { issue in
      issue.sourceLocation?.line == linea
        && issue.comments.first?.rawValue.contains("$0.cuenta = 1") == true
    }
  }
}
