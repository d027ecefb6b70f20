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
}
