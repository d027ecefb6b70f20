import ComposableArchitecture
import Testing

@MainActor
@Suite struct ObserveTests {
  @Test func `a function is called again when what it read changes`() async {
    let store = Store(initialState: Cocina.State()) { Cocina() }
    let (leidos, continuation) = AsyncStream<Int>.makeStream()
    let token = observe { continuation.yield(store.horno.segundos) }
    var iterator = leidos.makeAsyncIterator()
    #expect(await iterator.next() == 0)
    store.send(.fuego(.tic))
    store.send(.horno(.tic))
    store.send(.horno(.tic))
    #expect(await iterator.next() == 2)
    token.cancel()
    store.send(.horno(.tic))
    continuation.finish()
    #expect(await iterator.next() == nil)
  }

  @Test func `a task that never ends ends when it is cancelled`() async {
    let task = Task { try await Task<Int, Never>.never() }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }
}
