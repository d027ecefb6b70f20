import ComposableArchitecture
import Testing

/// Every name of the tables as the reference spells it, called at least once.
@MainActor
@Suite struct NombresTests {
  @Test func `a store has the names of the reference`() async {
    let store = Store(initialState: Rama.State()) {
      Rama()
    } withDependencies: {
      $0.continuousClock = .immediate
      $0.uuid = .incrementing
      $0.withRandomNumberGenerator = WithRandomNumberGenerator(SystemRandomNumberGenerator())
      $0[Servicio.self] = Servicio { 1 }
    }
    let task: StoreTask = store.send(.texto("b"))
    await task.finish()
    task.cancel()
    #expect([task: 1].count == 1)
    #expect(store.state.texto == "b")
    store.texto = "a"
    #expect(store.texto == "a")
    #expect([store: store.id][store] == store.id)
    let hoja: StoreOf<Hoja> = store.scope(state: \.hoja, action: \.hoja)
    hoja.send(.mas)
    #expect(hoja.cuenta == 8)
    let token = observe { _ = store.texto }
    token.cancel()
    let send = Send<Rama.Action> { _ in }
    send(.cierra)
    let uno = await withTaskCancellation(id: Rama.CancelID.uno, cancelInFlight: true) { 1 }
    #expect(uno == 1)
    Task.cancel(id: Rama.CancelID.uno)
  }

  @Test func `a binding action has the names of the reference`() {
    let fijado: BindingAction<Rama.State> = .set(\.texto, "a")
    #expect(fijado.keyPath as PartialKeyPath == \Rama.State.texto)
    #expect(fijado != .set(\.texto, "b"))
    #expect(\Rama.State.texto ~= fijado)
    #expect(Rama.Action.set(\.texto, "a").binding == fijado)
    #expect(Rama.Action.cierra.binding == nil)
  }

  @Test func `case paths have the names of the reference`() {
    let texto: CaseKeyPath<Rama.Action, String> = \.texto
    let cierra: CaseKeyPath<Rama.Action, Void> = \.cierra
    #expect(texto ~= texto("hola"))
    #expect(!(texto ~= cierra()))
    #expect(AnyCasePath(texto).extract(from: AnyCasePath(texto).embed("a")) == "a")
    #expect(AnyCasePath<Int, Int>(embed: { $0 }, extract: { $0 }).embed(1) == 1)
    let exito: CaseKeyPath<Rama.Action, Int> = \.fallo.success
    #expect(exito(3)[case: exito] == 3)
    let elemento: CaseKeyPath<Rama.Action, Hoja.Action> = \.hojas[id: 3]
    #expect(elemento(.mas)[case: \.hojas[id: 3].mas] != nil)
    #expect((\Rama.Action.Cases.hojas[id: 3].mas)().is(\.hojas))
    var respuesta = Rama.Respuesta.algo(1)
    respuesta.modify(\.algo) { $0 += 1 }
    #expect(respuesta.algo == 2)
    respuesta[case: \.algo] = 3
    #expect(respuesta == .algo(3))
    #expect(respuesta.is(\.algo) && respuesta.dos?.texto == nil)
    #expect(Rama.Respuesta.allCasePaths.algo.extract(from: respuesta) == 3)
    #expect(Optional(1).is(\.some))
  }

  @Test func `dependencies have the names of the reference`() async throws {
    #expect(DependencyValues.live.context == .live)
    #expect(DependencyValues.preview.context == .preview)
    #expect(DependencyValues.test.context == .test)
    withDependencies {
      $0 = .preview
    } operation: {
      #expect(DependencyValues._current.context == .preview)
    }
    let cuatro = await withDependencies {
      $0.context = .live
    } operation: {
      await Task.yield()
      return DependencyValues._current.context == .live ? 4 : 0
    }
    #expect(cuatro == 4)
    let pedido = try await withDependencies {
      $0 = .live
    } operation: {
      try await Modelo().servicio.pide()
    }
    #expect(pedido == 1)
    let modelo = withDependencies {
      $0 = .live
    } operation: {
      Modelo()
    }
    withDependencies(from: modelo) {
      #expect(DependencyValues._current.context == .live)
    }
    withDependencies(from: modelo) {
      $0.servicio = .previewValue
    } operation: {
      #expect(DependencyValues._current.context == .live)
    }
    await withDependencies {
      $0.context = .preview
    } operation: {
      await withEscapedDependencies { continuation in
        continuation.yield { #expect(DependencyValues._current.context == .preview) }
        await continuation.yield { await Task.yield() }
      }
    }
  }

  @Test func `clocks have the names of the reference`() async throws {
    let reloj = TestClock()
    await reloj.advance()
    await reloj.advance(by: .seconds(1))
    await reloj.advance(to: reloj.now.advanced(by: .seconds(1)))
    await reloj.run()
    await reloj.run(timeout: .milliseconds(5))
    try await reloj.checkSuspension()
    #expect(AnyClock(reloj).now == AnyClock(reloj).now)
    let todos: [any Clock<Duration>] = [
      .immediate, .unimplemented(), ImmediateClock(), UnimplementedClock(), TestClock(),
    ]
    var veces = 0
    for await _ in ImmediateClock().timer(interval: .seconds(1)) {
      veces += 1
      break
    }
    for await _ in todos[0].timer(interval: .seconds(1), tolerance: .zero) {
      veces += 1
      break
    }
    #expect(veces == 2)
    let resultado = await Result { try await todos[2].sleep(for: .seconds(1)) }
    #expect(throws: Never.self) { try resultado.get() }
  }

  @Test func `a test store has the names of the reference`() async {
    await withIssueReporters([]) {
      let store: TestStoreOf<Rama> = TestStore(initialState: Rama.State()) {
        Rama()
      } withDependencies: {
        $0.continuousClock = .immediate
      }
      store.exhaustivity = .off(showSkippedAssertions: true)
      store.timeout = .zero
      store.useMainSerialExecutor = true
      store.dependencies.continuousClock = .immediate
      #expect(!store.isDismissed)
      let task: TestStoreTask = await store.send(\.cierra)
      await store.send(\.binding.texto, "b") { $0.texto = "b" }
      await store.send(\.hojas[id: 1].mas)
      await store.receive(\.texto, timeout: .zero)
      await store.receive(\.texto, "", timeout: .zero) { _ in }
      await store.receive({ if case .cierra = $0 { true } else { false } }, timeout: .zero)
      store.assert { $0.texto = "" }
      store.withExhaustivity(.on) { #expect(store.exhaustivity == .on) }
      await store.withExhaustivity(.off) { await store.send(.hoja(.mas)) }
      await store.skipReceivedActions(strict: false)
      await store.skipInFlightEffects(strict: false)
      await store.skipReceivedActions()
      await store.skipInFlightEffects()
      store.withDependencies {
        $0.continuousClock = .immediate
      } operation: {
      }
      await store.withDependencies {
        $0.continuousClock = .immediate
      } operation: {
        await Task.yield()
      }
      await task.cancel()
      await task.finish(timeout: .zero)
      await store.finish(timeout: .zero)
      let hoja = TestStore(initialState: Hoja.State()) { Hoja() }
      await hoja.receive(.mas, timeout: .zero) { $0.cuenta = 1 }
    }
  }

  final class Modelo {
    @Dependency(\.servicio) var servicio
  }
}
