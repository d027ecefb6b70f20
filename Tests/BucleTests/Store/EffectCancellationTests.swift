import Bilingual
import Bucle
import ComposableArchitecture
import Testing

private enum ID: Hashable { case uno, dos }

@MainActor
@Suite struct EffectCancellationTests {
  @Test func `a cancel after a run in one merge cancels it`() async {
    let store = Store(initialState: [String]()) {
      diario { action in
        guard action == "a" else { return .none }
        return .merge(
          .run { send in await send("nunca") }.cancellable(id: ID.uno),
          .cancel(id: ID.uno)
        )
      }
    }
    await store.send("a").finish()
    #expect(anotado(store) == ["a"])
  }

  @Test func `a cancel before a run in one merge spares it`() async {
    let store = Store(initialState: [String]()) {
      diario { action in
        guard action == "a" else { return .none }
        return .merge(
          .cancel(id: ID.uno),
          .run { send in await send("b") }.cancellable(id: ID.uno)
        )
      }
    }
    await store.send("a").finish()
    #expect(anotado(store) == ["a", "b"])
  }

  @Test func `an answer that was on its way is dropped when a newer effect takes its place`() async
  {
    let store = Store(initialState: [String]()) {
      diario { action in
        guard action.hasPrefix("toque") else { return .none }
        return .run { send in await send("respuesta a " + action) }
          .cancellable(id: ID.uno, cancelInFlight: true)
      }
    }
    let primero = store.send("toque 1")
    let segundo = store.send("toque 2")
    await primero.finish()
    await segundo.finish()
    #expect(anotado(store) == ["toque 1", "toque 2", "respuesta a toque 2"])
  }

  @Test func `a synchronous send is cancelled while it is queued`() {
    let store = Store(initialState: [String]()) {
      diario { action in
        guard action == "a" else { return .none }
        return .merge(.send("nunca").cancellable(id: ID.uno), .cancel(id: ID.uno))
      }
    }
    store.send("a")
    #expect(anotado(store) == ["a"])
  }

  @Test func `identifiers of two types are two identifiers`() async {
    enum Otro: Hashable { case uno }
    let store = Store(initialState: [String]()) {
      diario { action in
        switch action {
        case "a": .run { send in await send("b") }.cancellable(id: ID.uno)
        case "z": .merge(.cancel(id: Otro.uno), .cancel(id: ID.dos))
        default: .none
        }
      }
    }
    let task = store.send("a")
    store.send("z")
    await task.finish()
    #expect(anotado(store) == ["a", "z", "b"])
  }

  @Test func `what waits in a concatenation can be cancelled before its turn`() async {
    let store = Store(initialState: [String]()) {
      diario { action in
        switch action {
        case "a":
          .concatenate(
            .run { send in await send("1") },
            .run { send in await send("nunca") }.cancellable(id: ID.uno),
            .run { send in await send("3") }
          )
        case "1": .cancel(id: ID.uno)
        default: .none
        }
      }
    }
    await store.send("a").finish()
    #expect(anotado(store) == ["a", "1", "3"])
  }

  @Test func `a cancelled step of a concatenation makes way for the next`() async {
    let store = Store(initialState: [String]()) {
      diario { action in
        switch action {
        case "a":
          .concatenate(
            .run { _ in try await Task.sleep(for: .seconds(1000)) }.cancellable(id: ID.uno),
            .run { send in await send("2") }
          )
        case "z": .cancel(id: ID.uno)
        default: .none
        }
      }
    }
    let task = store.send("a")
    store.send("z")
    await task.finish()
    #expect(anotado(store) == ["a", "z", "2"])
  }

  @Test func `cancelling a task drops what its effects still send`() async {
    let store = Store(initialState: [String]()) {
      diario { action in action == "a" ? .run { send in await send("nunca") } : .none }
    }
    let task = store.send("a")
    task.cancel()
    await task.finish()
    #expect(task.isCancelled)
    #expect(anotado(store) == ["a"])
  }

  @Test func `dropping a store frees it at once and cancels its effects`() async {
    let (pasos, anotar) = AsyncStream<String>.makeStream()
    let (nunca, mantener) = AsyncStream<Void>.makeStream()
    defer { mantener.finish() }
    var store: Store<[String], String>? = Store(initialState: [String]()) {
      diario { _ in
        .run { send in
          anotar.yield("empieza")
          for await _ in nunca {}
          anotar.yield("cancelado: \(Task.isCancelled)")
          anotar.finish()
        }
      }
    }
    store?.send("a")
    var vistos: [String] = []
    var lector = pasos.makeAsyncIterator()
    if let paso = await lector.next() { vistos.append(paso) }
    weak let testigo = store
    store = nil
    #expect(testigo == nil)
    while let paso = await lector.next() { vistos.append(paso) }
    #expect(vistos == ["empieza", "cancelado: true"])
  }

  @Test func `a store does not cancel another's effects`() async {
    func nuevo() -> Store<[String], String> {
      Store(initialState: [String]()) {
        diario { action in
          switch action {
          case "a": .run { send in await send("b") }.cancellable(id: ID.uno)
          case "z": .cancel(id: ID.uno)
          default: .none
          }
        }
      }
    }
    let uno = nuevo()
    let otro = nuevo()
    let task = uno.send("a")
    otro.send("z")
    await task.finish()
    #expect(anotado(uno) == ["a", "b"])
  }

  @Test func `a cancelled outer effect takes the inner ones with it`() async {
    let store = Store(initialState: [String]()) {
      diario { action in
        switch action {
        case "a":
          .merge(
            .run { send in await send("nunca 1") }.cancellable(id: ID.uno),
            .run { send in await send("nunca 2") }
          ).cancellable(id: ID.dos)
        case "z": .cancel(id: ID.dos)
        default: .none
        }
      }
    }
    let task = store.send("a")
    store.send("z")
    await task.finish()
    #expect(anotado(store) == ["a", "z"])
  }
}
