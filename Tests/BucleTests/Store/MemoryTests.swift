import Bucle
import ComposableArchitecture
import Synchronization
import Testing

/// Counts itself while it is alive.
private final class Testigo: Sendable {
  final class Censo: Sendable {
    private let cuenta = Mutex((vivos: 0, maximo: 0))

    var vivos: Int { cuenta.withLock { $0.vivos } }
    var maximo: Int { cuenta.withLock { $0.maximo } }

    func cambiar(_ paso: Int) {
      cuenta.withLock {
        $0.vivos += paso
        $0.maximo = max($0.maximo, $0.vivos)
      }
    }
  }

  private let censo: Censo

  init(_ censo: Censo) {
    self.censo = censo
    censo.cambiar(1)
  }

  deinit { censo.cambiar(-1) }
}

private enum Accion: Sendable {
  case empezar
  case dato(Testigo)
}

@MainActor
@Suite struct MemoryTests {
  private enum ID: Hashable { case larga, dato }

  /// A store whose effect sends actions, each with a witness, and then waits until it is cancelled.
  ///
  /// With `reaccion`, each action starts an effect of its own.
  private func store(
    _ acciones: Int,
    _ censo: Testigo.Censo,
    enviadas: AsyncStream<Void>.Continuation,
    reaccion: Bool = false
  ) -> Store<Int, Accion> {
    Store(initialState: 0) {
      Reduce { state, action in
        switch action {
        case .empezar:
          return .run { @MainActor send in
            for _ in 0..<acciones { send(.dato(Testigo(censo))) }
            enviadas.finish()
            try await Task.never()
          }
          .cancellable(id: ID.larga)
        case .dato(let testigo):
          state += 1
          guard reaccion else { return .none }
          return .run { _ in withExtendedLifetime(testigo) {} }.cancellable(id: ID.dato)
        }
      }
    }
  }

  // A debug build takes ten seconds for a million.
  #if DEBUG
  private static let muchas = 100_000
  #else
  private static let muchas = 1_000_000
  #endif

  @Test func `an effect that sends a million actions holds none of them`() async {
    let censo = Testigo.Censo()
    let (fin, enviadas) = AsyncStream<Void>.makeStream()
    let store = store(Self.muchas, censo, enviadas: enviadas)
    let tarea = store.send(.empezar)
    for await _ in fin {}
    #expect(store.withState { $0 } == Self.muchas)
    #expect(censo.vivos == 0)
    #expect(censo.maximo == 1)
    tarea.cancel()
    await tarea.finish()
  }

  @Test func `an effect that ended is not kept by the one whose action started it`() async {
    let censo = Testigo.Censo()
    let (fin, enviadas) = AsyncStream<Void>.makeStream()
    let store = store(10_000, censo, enviadas: enviadas, reaccion: true)
    let tarea = store.send(.empezar)
    for await _ in fin {}
    // The effect that sent them is alive; those that they started end by themselves.
    while censo.vivos > 0 { await Task.yield() }
    #expect(store.withState { $0 } == 10_000)
    tarea.cancel()
    await tarea.finish()
  }

  @Test func `dropping a store frees what its effects hold`() async {
    let censo = Testigo.Censo()
    let (vistos, ver) = AsyncStream<Void>.makeStream()
    var store: Store<Int, Accion>? = Store(initialState: 0) {
      Reduce<Int, Accion> { _, action in
        guard case .empezar = action else { return .none }
        let testigo = Testigo(censo)
        return .merge(
          .concatenate(
            .run { _ in
              ver.finish()
              try await Task.never()
            },
            .run { _ in withExtendedLifetime(testigo) {} }.cancellable(id: ID.dato)
          ),
          .run { _ in
            defer { withExtendedLifetime(testigo) {} }
            try await Task.never()
          }
        )
      }
    }
    store?.send(.empezar)
    for await _ in vistos {}
    #expect(censo.vivos == 1)
    weak let testigo = store
    store = nil
    #expect(testigo == nil)
    while censo.vivos > 0 { await Task.yield() }
  }

  @Test func `a test store is freed with what it recorded, its effects cancelled`() async {
    let censo = Testigo.Censo()
    _ = await IssueCollector.collect {
      let store = TestStore(initialState: 0) {
        Reduce<Int, Accion> { state, action in
          switch action {
          case .empezar:
            return .run { send in
              await send(.dato(Testigo(censo)))
              try await Task.never()
            }
          case .dato:
            state += 1
            return .none
          }
        }
      }
      await store.send(.empezar)
      await store.receive(\.dato) { $0 = 1 }
    }
    while censo.vivos > 0 { await Task.yield() }
  }
}

extension Accion: CasePathable {
  struct AllCasePaths: Sendable {
    var dato: AnyCasePath<Accion, Testigo> {
      AnyCasePath(
        embed: { .dato($0) },
        extract: {
          guard case .dato(let testigo) = $0 else { return nil }
          return testigo
        }
      )
    }
  }

  static var allCasePaths: AllCasePaths { AllCasePaths() }
}
