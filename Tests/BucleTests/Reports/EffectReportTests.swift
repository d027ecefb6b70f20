import Bucle
import ComposableArchitecture
import Testing

/// Faults that users of The Composable Architecture reported, in effects and in processing; none can happen here.
///
/// The numbers are those of https://github.com/pointfreeco/swift-composable-architecture/issues.
@MainActor
@Suite struct EffectReportTests {
  private enum ID: Hashable { case uno, otro }

  private func diario(
    _ efectos: @escaping (String) -> Effect<String>
  ) -> Store<[String], String> {
    Store(initialState: [String]()) {
      Reduce { state, action in
        state.append(action)
        return efectos(action)
      }
    }
  }

  @Test func `121: what is sent at once inside a cancellable effect arrives`() {
    let store = diario { $0 == "a" ? .send("b").cancellable(id: ID.uno) : .none }
    store.send("a")
    #expect(anotado(store) == ["a", "b"])
  }

  @Test func `136: cancelling twice is the same as once`() async {
    let store = diario { action in
      switch action {
      case "a": .run { _ in try await Task.never() }.cancellable(id: ID.uno)
      case "z": .merge(.cancel(id: ID.uno), .cancel(id: ID.uno))
      default: .none
      }
    }
    let tarea = store.send("a")
    store.send("z")
    store.send("z")
    tarea.cancel()
    tarea.cancel()
    await tarea.finish()
    #expect(anotado(store) == ["a", "z", "z"])
  }

  @Test func `232: an effect whose last action cancels it ends in order`() async {
    let store = diario { action in
      switch action {
      case "a":
        .concatenate(
          .run { send in await send("fin") }.cancellable(id: ID.uno),
          .send("después")
        )
      case "fin": .cancel(id: ID.uno)
      default: .none
      }
    }
    await store.send("a").finish()
    #expect(anotado(store) == ["a", "fin", "después"])
  }

  @Test func `977: an effect is in flight from the moment its action is reduced`() async {
    let store = diario { action in
      action.hasPrefix("n")
        ? .run { send in await send("respuesta a \(action)") }
          .cancellable(id: ID.uno, cancelInFlight: true)
        : .none
    }
    let tareas = (1...50).map { store.send("n\($0)") }
    for tarea in tareas { await tarea.finish() }
    #expect(anotado(store).filter { $0.hasPrefix("respuesta") } == ["respuesta a n50"])
  }

  @Test
  func
    `1848: a cancel returned after the effect it is for cancels it, in a concatenation in its turn`()
    async
  {
    let store = diario { action in
      guard action == "a" else { return .none }
      return .concatenate(
        .run { send in await send("b") }.cancellable(id: ID.uno),
        .cancel(id: ID.uno),
        .send("c")
      )
    }
    await store.send("a").finish()
    #expect(anotado(store) == ["a", "b", "c"])
  }

  @Test func `1352: an action that a deinit sends while another is processed is not left behind`()
    async
  {
    final class Testigo {
      var alMorir: () -> Void = {}
      deinit { alMorir() }
    }
    struct Estado {
      var pasos: [String] = []
      var testigo: Testigo?
    }
    enum Accion { case guardar(Testigo), soltar, paso(String) }
    let store = Store(initialState: Estado()) {
      Reduce<Estado, Accion> { state, action in
        switch action {
        case .guardar(let testigo): state.testigo = testigo
        case .soltar: return .send(.paso("b"))
        case .paso(let paso):
          state.pasos.append(paso)
          if paso == "b" { return .send(.paso("c")) }
        }
        return .none
      }
    }
    var testigo: Testigo? = Testigo()
    testigo?.alMorir = { [weak store] in
      MainActor.assumeIsolated { _ = store?.send(.paso("desde deinit")) }
    }
    if let vivo = testigo { store.send(.guardar(vivo)) }
    testigo = nil
    store.send(.soltar)
    #expect(store.withState { $0.pasos } == ["b", "c"])
    // The last reference goes with the action that replaces it, while that is reduced: said, and not lost.
    let issues = await IssueCollector.collect { store.send(.guardar(Testigo())) }
    #expect(issues.count == 1)
    #expect(store.withState { $0.pasos } == ["b", "c", "desde deinit"])
  }

  @Test func `160: ten thousand actions of one effect keep their order`() async {
    let store = Store(initialState: 0) {
      Reduce<Int, Int> { state, action in
        if action < 0 {
          return .run { send in
            for numero in 0..<10_000 { await send(numero) }
          }
        }
        if action == state { state += 1 }
        return .none
      }
    }
    await store.send(-1).finish()
    #expect(store.withState { $0 } == 10_000)
  }

  @Test func `2488: onChange sees what it decorates, wherever it stands`() {
    struct Estado: Equatable {
      var valor = 0
      var avisos = 0
    }
    let sumar = Reduce<Estado, Bool> { state, _ in
      state.valor += 1
      return .none
    }
    let solo = Store(initialState: Estado()) {
      Reduce<Estado, Bool> { _, _ in .none }
        .onChange(of: \.valor) { _, state in
          state.avisos += 1
          return .none
        }
      sumar
    }
    solo.send(true)
    #expect(solo.withState { $0 } == Estado(valor: 1, avisos: 0))
    let junto = Store(initialState: Estado()) {
      CombineReducers {
        Reduce<Estado, Bool> { _, _ in .none }
        sumar
      }
      .onChange(of: \.valor) { _, state in
        state.avisos += 1
        return .none
      }
    }
    junto.send(true)
    #expect(junto.withState { $0 } == Estado(valor: 1, avisos: 1))
  }

  @Test func `1811: an effect sees the dependency of its reducer, though it is a class`() async {
    final class Servicio: Sendable {
      let nombre: String
      init(_ nombre: String) { self.nombre = nombre }
    }
    enum Clave: DependencyKey {
      static let liveValue = Servicio("en vivo")
      static let testValue = Servicio("prueba")
    }
    let store = withDependencies {
      $0[Clave.self] = Servicio("sustituto")
    } operation: {
      diario { action in
        @Dependency(Clave.self) var servicio
        return action == "a" ? .run { send in await send(servicio.nombre) } : .none
      }
    }
    await store.send("a").finish()
    #expect(anotado(store) == ["a", "sustituto"])
  }

  @Test func `3146: a state of many kilobytes overflows no stack`() async {
    struct Grande: Equatable {
      var filas = InlineArray<8_192, Int>(repeating: 0)

      static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.filas.indices.allSatisfy { lhs.filas[$0] == rhs.filas[$0] }
      }
    }
    let store = Store(initialState: Grande()) {
      Reduce<Grande, Int> { state, fila in
        state.filas[fila] += 1
        return fila < 100 ? .send(fila + 1) : .none
      }
    }
    store.send(0)
    #expect(store.withState { $0.filas[100] } == 1)
  }

  @Test func `3663: an effect that a child starts as its parent dismisses it does not run`() async {
    let store = Store(initialState: Anfitrion.State()) { Anfitrion() }
    store.send(.recibir)
    await store.send(.huesped(.empezarYSalir)).finish()
    #expect(store.withState { $0 } == Anfitrion.State(huesped: nil, llegadas: 0))
  }
}

@Reducer
private struct Huesped {
  struct State: Equatable {}
  enum Action { case empezarYSalir, llegada }

  var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .empezarYSalir: .run { send in await send(.llegada) }
      case .llegada: .none
      }
    }
  }
}

@Reducer
private struct Anfitrion {
  struct State: Equatable {
    var huesped: Huesped.State?
    var llegadas = 0
  }

  enum Action {
    case huesped(Huesped.Action)
    case recibir
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .recibir: state.huesped = Huesped.State()
      case .huesped(.empezarYSalir): state.huesped = nil
      case .huesped(.llegada): state.llegadas += 1
      }
      return .none
    }
    .ifLet(\.huesped, action: \.huesped) { Huesped() }
  }
}
