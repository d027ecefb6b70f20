import Bucle
import ComposableArchitecture
import Testing

private enum ID: Hashable { case parte, otra }

@Reducer
private struct Partes {
  @ObservableState
  struct State: Equatable {
    var pasos: [String] = []
  }

  enum Action: Equatable {
    case empezar(enLugar: Bool)
    case cancelar
    case cancelarDesdeUnEfecto
    case paso(String)
  }

  @Dependency(\.continuousClock) var reloj

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .empezar(let enLugar):
        return .run { send in
          let parte = await Result {
            try await withTaskCancellation(id: ID.parte, cancelInFlight: enLugar) {
              try await reloj.sleep(for: .seconds(1))
            }
          }
          await send(.paso((try? parte.get()) == nil ? "cancelada" : "acabada"))
        }
      case .cancelar:
        return .merge(.cancel(id: ID.otra), .cancel(id: ID.parte))
      case .cancelarDesdeUnEfecto:
        return .run { _ in Task.cancel(id: ID.parte) }
      case .paso(let paso):
        state.pasos.append(paso)
        return .none
      }
    }
  }
}

@MainActor
@Suite struct TaskCancellationTests {
  private func partes(_ reloj: TestClock<Duration>) -> TestStoreOf<Partes> {
    TestStore(initialState: Partes.State()) {
      Partes()
    } withDependencies: {
      $0.continuousClock = reloj
    }
  }

  @Test func `a part of an effect that nobody cancels goes to its end`() async {
    let reloj = TestClock()
    let store = partes(reloj)
    await store.send(.empezar(enLugar: false))
    await reloj.advance(by: .seconds(1))
    await store.receive(.paso("acabada")) { $0.pasos = ["acabada"] }
  }

  @Test(arguments: [Partes.Action.cancelar, .cancelarDesdeUnEfecto])
  private func `a part of an effect is cancelled by its identifier, and the rest goes on`(
    _ accion: Partes.Action
  ) async {
    let store = partes(TestClock())
    await store.send(.empezar(enLugar: false))
    await store.send(accion)
    await store.receive(.paso("cancelada")) { $0.pasos = ["cancelada"] }
  }

  @Test func `a part that takes another's place cancels that first`() async {
    let reloj = TestClock()
    let store = partes(reloj)
    await store.send(.empezar(enLugar: true))
    await store.send(.empezar(enLugar: true))
    await store.receive(.paso("cancelada")) { $0.pasos = ["cancelada"] }
    await reloj.advance(by: .seconds(1))
    await store.receive(.paso("acabada")) { $0.pasos = ["cancelada", "acabada"] }
  }

  @Test func `an effect can cancel another of its store`() async {
    let store = Store(initialState: [String]()) {
      Reduce<[String], String> { state, action in
        state.append(action)
        return switch action {
        case "a": .run { _ in try await Task.never() }.cancellable(id: ID.parte)
        case "z": .run { _ in Task.cancel(id: ID.parte) }
        default: .none
        }
      }
    }
    let tarea = store.send("a")
    store.send("z")
    await tarea.finish()
  }

  @Test func `an effect of a parent cancels its child's by their identifier`() async {
    let reloj = TestClock()
    let store = TestStore(initialState: Nido.State()) {
      Nido()
    } withDependencies: {
      $0.continuousClock = reloj
    }
    await store.send(.hijo(.empezar))
    await store.send(.cancelar)
    await reloj.advance(by: .seconds(1))
    await store.finish()
  }

  @Test func `outside of effects an identifier cancels what runs outside of effects`() async {
    let reloj = TestClock()
    let tarea = Task {
      try await withTaskCancellation(id: ID.otra) { try await reloj.sleep(for: .seconds(1)) }
    }
    await reloj.advance(by: .milliseconds(1))
    Task.cancel(id: ID.otra)
    await #expect(throws: CancellationError.self) { try await tarea.value }
  }

  @Test func `whoever is cancelled while waiting cancels the operation`() async {
    let tarea = Task {
      await withTaskCancellation(id: "espera") {
        (try? await Task.never()) == nil
      }
    }
    tarea.cancel()
    #expect(await tarea.value)
  }

  @Test func `an effect cancels by an identifier in its own feature, not in the one beside it`()
    async
  {
    let reloj = TestClock()
    let store = TestStore(initialState: Dos.State()) {
      Dos()
    } withDependencies: {
      $0.continuousClock = reloj
    }
    await store.send(.una(.empezar))
    await store.send(.otra(.empezar))
    await store.send(.una(.cancelar))
    await reloj.advance(by: .seconds(1))
    await store.receive(\.otra.fin) { $0.otra.veces = 1 }
  }
}

@Reducer
private struct Dos {
  @ObservableState
  struct State: Equatable {
    var una = Espera.State()
    var otra = Espera.State()
  }
  enum Action {
    case una(Espera.Action)
    case otra(Espera.Action)
  }
  var body: some ReducerOf<Self> {
    Scope(\.una, action: \.una) { Espera() }
    Scope(\.otra, action: \.otra) { Espera() }
  }
}

@Reducer
private struct Espera {
  @ObservableState
  struct State: Equatable { var veces = 0 }
  enum Action {
    case empezar
    case cancelar
    case fin
  }
  @Dependency(\.continuousClock) var reloj
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .empezar:
        return .run { send in
          try await reloj.sleep(for: .seconds(1))
          await send(.fin)
        }
        .cancellable(id: ID.parte)
      case .cancelar:
        return .run { _ in Task.cancel(id: ID.parte) }
      case .fin:
        state.veces += 1
        return .none
      }
    }
  }
}

/// A parent whose effect cancels what its child runs.
@Reducer
private struct Nido {
  struct State: Equatable { var hijo = Hijo.State() }

  enum Action {
    case cancelar
    case hijo(Hijo.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(\.hijo, action: \.hijo) { Hijo() }
    Reduce { _, action in
      guard case .cancelar = action else { return .none }
      return .run { _ in Task.cancel(id: ID.parte) }
    }
  }

  @Reducer
  struct Hijo {
    struct State: Equatable {}

    enum Action {
      case empezar
      case fin
    }

    @Dependency(\.continuousClock) var reloj

    var body: some ReducerOf<Self> {
      Reduce { _, action in
        guard case .empezar = action else { return .none }
        return .run { send in
          try await reloj.sleep(for: .seconds(1))
          await send(.fin)
        }
        .cancellable(id: ID.parte)
      }
    }
  }
}
