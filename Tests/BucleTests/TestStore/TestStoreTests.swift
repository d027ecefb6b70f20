import ComposableArchitecture
import Testing

// Not on the main actor, as a newcomer writes it.
@Suite struct TestStoreTests {
  @Test func `a test follows each change`() async {
    let store = TestStore(initialState: Contador.State()) { Contador() }
    await store.send(.incremento) { $0.cuenta = 1 }
    await store.send(\.fijar, 5) { $0.cuenta = 5 }
    await store.send(\.decremento) { $0.cuenta = 4 }
    await store.send(.fijar(4))
    #expect(await store.state == Contador.State(cuenta: 4))
  }

  @Test func `a debounced search answers once, for the last text`() async {
    let reloj = TestClock()
    let store = TestStore(initialState: Buscador.State()) {
      Buscador()
    } withDependencies: {
      $0.continuousClock = reloj
      $0.clienteBusqueda.buscar = { ["\($0) 1", "\($0) 2"] }
    }
    await store.send(\.binding.consulta, "a") {
      $0.consulta = "a"
      $0.cargando = true
    }
    await reloj.advance(by: .milliseconds(299))
    await store.send(\.binding.consulta, "ab") { $0.consulta = "ab" }
    await reloj.advance(by: .milliseconds(299))
    await reloj.advance(by: .milliseconds(1))
    await store.receive(\.respuesta.success) {
      $0.cargando = false
      $0.resultados = ["ab 1", "ab 2"]
    }
  }

  @Test func `an effect that was cancelled is not alive`() async {
    let store = TestStore(initialState: Buscador.State()) {
      Buscador()
    } withDependencies: {
      $0.continuousClock = TestClock()
    }
    await store.send(\.binding.consulta, "a") {
      $0.consulta = "a"
      $0.cargando = true
    }
    await store.send(.cancelar) { $0.cargando = false }
    await store.finish()
  }

  @Test func `a search on an immediate clock needs no advance`() async {
    struct SinRed: Error {}
    let store = TestStore(initialState: Buscador.State()) {
      Buscador()
    } withDependencies: {
      $0.continuousClock = ImmediateClock()
      $0.clienteBusqueda.buscar = { _ in throw SinRed() }
    }
    await store.send(\.binding.consulta, "a") {
      $0.consulta = "a"
      $0.cargando = true
    }
    await store.receive(\.respuesta, .failure(ErrorBusqueda())) { $0.cargando = false }
  }

  @Test func `a timer ticks once per interval, however far the clock advances`() async {
    let reloj = TestClock()
    let store = TestStore(initialState: Cronometro.State()) {
      Cronometro()
    } withDependencies: {
      $0.continuousClock = reloj
    }
    let tarea = await store.send(.empezar)
    await reloj.advance(by: .seconds(3))
    await store.receive(\.tic) { $0.segundos = 1 }
    await store.receive(\.tic) { $0.segundos = 2 }
    await store.receive(.tic) { $0.segundos = 3 }
    await tarea.cancel()
  }

  @Test func `an effect that waits for another executor is waited for`() async {
    let store = TestStore(initialState: Cronometro.State()) {
      Cronometro()
    } withDependencies: {
      $0.continuousClock = ContinuousClock()
    }
    await store.send(.lejos)
    await store.receive(.tic) { $0.segundos = 1 }
  }
}

@Reducer
struct Cronometro {
  @ObservableState
  struct State: Equatable {
    var segundos = 0
  }

  enum Action: Equatable {
    case empezar
    case enseguida
    case lejos
    case tic
  }

  @Dependency(\.continuousClock) var reloj

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .empezar:
        return .run { send in
          while true {
            try await reloj.sleep(for: .seconds(1))
            await send(.tic)
          }
        }
      case .enseguida:
        return .run { send in await send(.tic) }
      case .lejos:
        return .run { send in
          await Task.detached(priority: .background) {}.value
          await send(.tic)
        }
      case .tic:
        state.segundos += 1
        return .none
      }
    }
  }
}
