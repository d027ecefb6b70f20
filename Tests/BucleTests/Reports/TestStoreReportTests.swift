import Bilingual
import Bucle
import ComposableArchitecture
import Testing

/// Faults that users of The Composable Architecture reported, in tests and in what tests compare.
///
/// The numbers are those of https://github.com/pointfreeco/swift-composable-architecture/issues.
@MainActor
@Suite struct TestStoreReportTests {
  private func emisor(_ reloj: TestClock<Duration> = TestClock()) -> TestStoreOf<Emisor> {
    TestStore(initialState: Emisor.State()) {
      Emisor()
    } withDependencies: {
      $0.continuousClock = reloj
    }
  }

  @Test func `277: a test receives in the order in which a store reduces`() async {
    func ramas(_ action: String) -> Effect<String> {
      switch action {
      case "a": .merge(.send("b1"), .run { send in await send("r") }, .send("b2"))
      case "b1", "b2": .merge(.send("\(action).1"), .send("\(action).2"))
      default: .none
      }
    }
    let reducer = Reduce<[String], String> { state, action in
      state.append(action)
      return ramas(action)
    }
    let enVivo = Store(initialState: [String]()) { reducer }
    await enVivo.send("a").finish()
    let orden = enVivo.withState { $0 }
    let store = TestStore(initialState: [String]()) { reducer }
    await store.send("a") { $0 = ["a"] }
    for (numero, action) in orden.enumerated().dropFirst() {
      await store.receive(action) { $0 = Array(orden[...numero]) }
    }
  }

  @Test func `2240: a send that need not say everything sees what its effects have led to`() async {
    let store = emisor()
    store.exhaustivity = .off
    await store.send(.emitir([1, 2])) { $0.total = 3 }
    #expect(store.state.total == 3)
    await store.send(.fin) { $0.avisos = 1 }
  }

  @Test func `2227: a closure that says nothing new is a failure in exhaustive tests only`() async {
    let store = emisor()
    store.exhaustivity = .off
    await store.send(.valor(0)) { $0.total = 0 }
    store.assert { $0.total = 0 }
  }

  @Test func `3054: a test store that is kept runs its final checks when it finishes`() async {
    let store = emisor()
    let issues = await IssueCollector.collect {
      await store.send(.emitir([1]))
      await store.finish()
    }
    #expect(issues.count == 1)
    // Said once, it is not said again when the store goes away.
  }

  @Test func `2057: an effect that is passed over delivers nothing any more`() async {
    let reloj = TestClock()
    let issues = await IssueCollector.collect {
      let store = emisor(reloj)
      await store.send(.dormir(.seconds(1)))
      await store.skipInFlightEffects()
      await reloj.advance(by: .seconds(1))
      await store.finish()
    }
    #expect(issues.map(\.severity) == [.warning])
  }

  @Test func `3064: an effect's action is in the state when it is received, not before`() async {
    let store = emisor()
    await store.send(.emitir([1]))
    #expect(store.state.total == 0)
    await store.receive(\.valor) { $0.total = 1 }
    #expect(store.state.total == 1)
  }

  @Test func `3802: what one test leaves pending is not seen in another`() async {
    let uno = emisor()
    let otro = emisor()
    await uno.send(.emitir([1]))
    await otro.send(.emitir([2]))
    await otro.receive(\.valor, 2) { $0.total = 2 }
    await uno.receive(\.valor, 1) { $0.total = 1 }
    await otro.finish()
    await uno.finish()
  }

  @Test func `1902: a stream that another executor feeds does not hang the test`() async {
    let (voces, hablar) = AsyncStream<Int>.makeStream()
    let store = TestStore(initialState: Emisor.State()) { Emisor(voces: voces) }
    await store.send(.escuchar)
    Task.detached(priority: .background) {
      hablar.yield(4)
      hablar.finish()
    }
    await store.receive(.valor(4)) { $0.total = 4 }
    await store.finish()
  }

  @Test func `a default value for tests is made anew for each test (dependencies 127)`() async {
    let valores = [emisor(), emisor()].map { $0.dependencies[Cuenta.self] }
    #expect(valores[0] !== valores[1])
    let store = emisor()
    #expect(store.dependencies[Cuenta.self] === store.dependencies[Cuenta.self])
  }

  @Test func `an advance needs no luck while the machine is busy (clocks 27, 33)`() async {
    let ruido = (0..<8).map { _ in
      Task.detached {
        while !Task.isCancelled { await Task.yield() }
      }
    }
    for _ in 0..<50 {
      let reloj = TestClock()
      let store = emisor(reloj)
      await store.send(.dormir(.seconds(1)))
      await reloj.advance(by: .seconds(1))
      await store.receive(.fin) { $0.avisos = 1 }
    }
    for tarea in ruido { tarea.cancel() }
  }

  @Test func `values that differ and print the same are said to (custom-dump 29)`() async {
    struct Sello: Equatable {
      let secreto: Int
      static func == (lhs: Self, rhs: Self) -> Bool { lhs.secreto == rhs.secreto }
    }
    struct Estado: Equatable, CustomStringConvertible, CustomReflectable {
      var sello = Sello(secreto: 0)
      var description: String { "Estado" }
      var customMirror: Mirror { Mirror(self, children: []) }
    }
    let issues = await IssueCollector.collect {
      let store = TestStore(initialState: Estado()) {
        Reduce<Estado, Int> { state, numero in
          state.sello = Sello(secreto: numero)
          return .none
        }
      }
      await store.send(1)
    }
    #expect(
      issues.map(\.message.es) == [
        """
        '1' ha cambiado el estado y la prueba no lo dice
          − Estado
          + Estado
          (=)
          (− antes, + después)

        Para corregirlo, di qué cambia:
          await store.send(1)
        """
      ]
    )
  }

  @Test func `cases without payload are told apart (custom-dump 72)`() async {
    enum Modo: Equatable { case claro, oscuro }
    let issues = await IssueCollector.collect {
      let store = TestStore(initialState: Modo.claro) {
        Reduce<Modo, Bool> { state, _ in
          state = .oscuro
          return .none
        }
      }
      await store.send(true)
    }
    #expect(issues.first?.message.en.contains("− .claro\n  + .oscuro") == true)
  }
}

private final class Cuenta: DependencyKey, Sendable {
  static let liveValue = Cuenta()
  static var testValue: Cuenta { Cuenta() }
}
