import Bucle
import ComposableArchitecture
import Testing

private enum ID: Hashable { case uno }

@MainActor
@Suite struct ConcatenationTests {
  @Test func `a merge that waits in a concatenation can be cancelled before its turn`() async {
    let store = Store(initialState: [String]()) {
      diario { action in
        switch action {
        case "a":
          .concatenate(
            .run { send in await send("1") },
            .merge(
              .run { send in await send("nunca") }.cancellable(id: ID.uno),
              .run { send in await send("2") }
            )
          )
        case "1": .cancel(id: ID.uno)
        default: .none
        }
      }
    }
    await store.send("a").finish()
    #expect(anotado(store) == ["a", "1", "2"])
  }

  @Test func `an effect that takes another's place in its turn does not cancel itself`() async {
    let store = Store(initialState: [String]()) {
      diario { action in
        guard action == "a" else { return .none }
        return .concatenate(
          .run { send in await send("1") },
          .run { send in await send("2") }.cancellable(id: ID.uno, cancelInFlight: true)
        )
      }
    }
    await store.send("a").finish()
    #expect(anotado(store) == ["a", "1", "2"])
  }

  @Test func `an effect takes the place of one from another action when its turn comes`() async {
    let reloj = TestClock()
    let store = TestStore(initialState: [String]()) {
      Reduce<[String], String> { _, action in
        switch action {
        case "a":
          .run { send in
            try await reloj.sleep(for: .seconds(1))
            await send("tarde")
          }
          .cancellable(id: ID.uno)
        case "b":
          .concatenate(
            .run { send in await send("1") },
            .run { send in await send("2") }.cancellable(id: ID.uno, cancelInFlight: true)
          )
        default: .none
        }
      }
    }
    await store.send("a")
    await store.send("b")
    await store.receive("1")
    await store.receive("2")
    await reloj.advance(by: .seconds(1))
    await store.finish()
  }

  @Test func `a cancelled task does not begin what follows`() async {
    let empezados = LockIsolated<[Int]>([])
    let store = Store(initialState: [String]()) {
      diario { action in
        guard action == "a" else { return .none }
        return .concatenate(
          .run { _ in
            empezados.withValue { $0.append(1) }
            try await Task.never()
          },
          .run { _ in empezados.withValue { $0.append(2) } }
        )
      }
    }
    let task = store.send("a")
    while empezados.value.isEmpty { await Task.yield() }
    task.cancel()
    await task.finish()
    // The same main actor takes the turn of whatever was begun.
    await store.send("b").finish()
    #expect(empezados.value == [1])
  }
}
