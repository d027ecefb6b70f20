import Bilingual
import Bucle
import ComposableArchitecture
import Testing

@MainActor
@Suite struct TestClockTests {
  @Test func `time passes for those who sleep, in the order of their deadlines`() async {
    let reloj = TestClock()
    let store = TestStore(initialState: [Int]()) {
      Reduce<[Int], Int> { state, action in
        if action < 0 {
          return .merge(
            [30, 10, 20].map { ms in
              .run { send in
                try await reloj.sleep(for: .milliseconds(ms))
                await send(ms)
              }
            }
          )
        }
        state.append(action)
        return .none
      }
    }
    await store.send(-1)
    await reloj.advance(by: .milliseconds(25))
    await store.receive(10) { $0 = [10] }
    await store.receive(20) { $0 = [10, 20] }
    await reloj.run()
    await store.receive(30) { $0 = [10, 20, 30] }
    #expect(reloj.now.offset == .milliseconds(30))
  }

  @Test func `of those with one deadline, who came first is woken first`() async {
    let reloj = TestClock()
    let store = TestStore(initialState: [Int]()) {
      Reduce<[Int], Int> { state, action in
        guard action < 0 else {
          state.append(action)
          return .none
        }
        return .merge(
          (1...3).map { numero in
            .run { send in
              try await reloj.sleep(for: .seconds(1))
              await send(numero)
            }
          }
        )
      }
    }
    await store.send(-1)
    await reloj.advance(by: .seconds(1))
    await store.receive(1) { $0 = [1] }
    await store.receive(2) { $0 = [1, 2] }
    await store.receive(3) { $0 = [1, 2, 3] }
  }

  @Test func `a run whose last sleep is the last that it allows is in order`() async {
    let issues = await IssueCollector.collect {
      let reloj = TestClock()
      let tarea = Task { try await reloj.sleep(for: .seconds(1)) }
      await reloj.run(timeout: .zero)
      await #expect(throws: Never.self) { try await tarea.value }
    }
    #expect(issues.isEmpty)
  }

  @Test func `time does not go back`() async {
    let reloj = TestClock()
    let principio = reloj.now
    await reloj.advance(by: .seconds(2))
    await reloj.advance(to: principio.advanced(by: .seconds(1)))
    #expect(principio.duration(to: reloj.now) == .seconds(2))
  }

  @Test func `a deadline that is already there waits for an advance`() async throws {
    let reloj = TestClock()
    let store = TestStore(initialState: 0) {
      Reduce<Int, Bool> { state, esRespuesta in
        if esRespuesta {
          state += 1
          return .none
        }
        return .run { send in
          try await reloj.sleep(for: .zero)
          await send(true)
        }
      }
    }
    await store.send(false)
    await #expect(throws: SuspensionError.self) { try await reloj.checkSuspension() }
    await reloj.advance()
    await store.receive(true) { $0 = 1 }
    try await reloj.checkSuspension()
  }

  @Test func `a cancelled sleep ends at once`() async throws {
    let reloj = TestClock()
    let tarea = Task { try await reloj.sleep(for: .seconds(1)) }
    tarea.cancel()
    await #expect(throws: CancellationError.self) { try await tarea.value }
    try await reloj.checkSuspension()
  }

  @Test func `a task outside a test store is woken too`() async throws {
    let reloj = TestClock()
    let tarea = Task { @MainActor in
      var tics = 0
      for _ in 0..<3 {
        try await reloj.sleep(for: .seconds(1))
        tics += 1
      }
      return tics
    }
    await reloj.advance(by: .seconds(3))
    #expect(try await tarea.value == 3)
  }

  private func durmiente(
    _ reloj: TestClock<Duration>,
    _ operacion: @escaping @Sendable (TestClock<Duration>, Send<Int>) async throws -> Void
  ) -> TestStore<Int, Int> {
    TestStore(initialState: 0) {
      Reduce<Int, Int> { state, action in
        if action == 0 { return .run { send in try await operacion(reloj, send) } }
        state += action
        return .none
      }
    }
  }

  @Test func `that nothing more can happen is known where effects sleep, and no time is waited`()
    async
  {
    let reloj = TestClock()
    let issues = await IssueCollector.collect {
      let store = durmiente(reloj) { reloj, _ in try await reloj.sleep(for: .seconds(1)) }
      store.timeout = .seconds(3600)
      await store.send(0)
      await store.receive(1)
      await store.finish()
    }
    #expect(issues.count == 2)
    // Had it waited, it would say for how long, an hour later.
    #expect(issues.allSatisfy { !$0.message.en.contains("3600") })
  }

  /// Sleeps a second on the store's clock for each number that it hears, and then adds it.
  private func eco(_ reloj: TestClock<Duration>, _ voces: AsyncStream<Int>) -> TestStore<Int, Int> {
    TestStore(initialState: 0) {
      Reduce<Int, Int> { state, action in
        @Dependency(\.continuousClock) var clock
        if action == 0 {
          return .run { [clock] send in
            for await voz in voces {
              try await clock.sleep(for: .seconds(1))
              await send(voz)
            }
          }
        }
        state += action
        return .none
      }
    } withDependencies: {
      $0.continuousClock = reloj
    }
  }

  @Test func `a store's clock follows its effects before any of them has slept`() async {
    let reloj = TestClock()
    let (voces, hablar) = AsyncStream<Int>.makeStream()
    let store = eco(reloj, voces)
    await store.send(0)
    hablar.yield(5)
    await reloj.advance(by: .seconds(1))
    await store.receive(5) { $0 = 5 }
    hablar.finish()
    await store.finish()
  }

  @Test func `a task outside of a store is woken by the clock of one`() async throws {
    let reloj = TestClock()
    let store = eco(reloj, AsyncStream { $0.finish() })
    let tarea = Task { @MainActor in
      await MainActor.run {}
      try await reloj.sleep(for: .seconds(1))
      return reloj.now.offset
    }
    await reloj.advance(by: .seconds(1))
    #expect(try await tarea.value == .seconds(1))
    await store.finish()
  }

  @Test func `one clock moves the effects of several test stores`() async {
    let reloj = TestClock()
    let stores = (0..<3).map { _ in
      durmiente(reloj) { reloj, send in
        for numero in 1...3 {
          try await reloj.sleep(for: .seconds(1))
          await send(numero)
        }
      }
    }
    for store in stores { await store.send(0) }
    await reloj.advance(by: .seconds(3))
    for store in stores {
      await store.receive(1) { $0 = 1 }
      await store.receive(2) { $0 = 3 }
      await store.receive(3) { $0 = 6 }
      await store.finish()
    }
  }

  @Test func `an effect goes on through actors and the main actor between two sleeps`() async {
    actor Contable {
      var total = 0
      func sumar(_ numero: Int) -> Int {
        total += numero
        return total
      }
    }
    let reloj = TestClock()
    let store = durmiente(reloj) { reloj, send in
      let contable = Contable()
      for numero in 1...3 {
        try await reloj.sleep(for: .seconds(1))
        async let suma = contable.sumar(numero)
        await MainActor.run {}
        await Task { @MainActor in await Task.yield() }.value
        await send(await suma)
      }
    }
    await store.send(0)
    await reloj.advance(by: .seconds(3))
    await store.receive(1) { $0 = 1 }
    await store.receive(3) { $0 = 4 }
    await store.receive(6) { $0 = 10 }
    await store.finish()
  }

  @Test func `a child task that waits out of sight is waited for while another sleeps`() async {
    let reloj = TestClock()
    let (voces, hablar) = AsyncStream<Int>.makeStream()
    let store = durmiente(reloj) { reloj, send in
      try await withThrowingTaskGroup(of: Int.self) { grupo in
        grupo.addTask {
          try await reloj.sleep(for: .seconds(1))
          return 0
        }
        grupo.addTask {
          for await voz in voces { return voz }
          return 0
        }
        if let primero = try await grupo.next() { await send(primero) }
        grupo.cancelAll()
      }
    }
    await store.send(0)
    Task.detached { hablar.yield(5) }
    await store.receive(5) { $0 = 5 }
    await store.finish()
  }

  @Test func `run advances as far as somebody sleeps, and says when that never ends`() async {
    let reloj = TestClock()
    var linea = 0
    let issues = await IssueCollector.collect {
      let store = durmiente(reloj) { reloj, _ in
        while true { try await reloj.sleep(for: .seconds(1)) }
      }
      let tarea = await store.send(0)
      linea = #line + 1
      await reloj.run(timeout: .milliseconds(5))
      await tarea.cancel()
    }
    #expect(issues.map(\.site.line) == [linea])
    #expect(
      issues.map(\.message.es) == [
        """
        'run' ha agotado su tiempo: hay una tarea que vuelve a dormir cada vez que despierta
        Para corregirlo, avanza el reloj lo necesario con 'advance(by:)' y cancela después el efecto.
        """
      ]
    )
    #expect(
      issues.map(\.message.en) == [
        """
        'run' ran out of time: a task goes back to sleep each time it wakes
        To fix, advance the clock as far as needed with 'advance(by:)', then cancel the effect.
        """
      ]
    )
  }
}
