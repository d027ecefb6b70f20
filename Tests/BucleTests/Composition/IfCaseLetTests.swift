import Bilingual
import ComposableArchitecture
import Testing

/// One of two timers at a time; the first ends by itself after two seconds.
@Reducer
private struct Turno {
  @ObservableState
  enum State: Equatable {
    case cocina(Temporizador.State)
    case sala(Temporizador.State)
  }

  enum Action {
    case cocina(Temporizador.Action)
    case sala(Temporizador.Action)
    case cambiar(State)
  }

  static let linea = #line + 12
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .cambiar(let otro) = action { state = otro }
      // The child went first: this is what its own action made of it.
      if case .cocina(.tic) = action, case .cocina(let cocina) = state, cocina.segundos == 2 {
        state = .sala(Temporizador.State(id: 2))
      }
      return .none
    }
    // The next two lines are named by reports.
    .ifCaseLet(\.cocina, action: \.cocina) { Temporizador() }
    .ifCaseLet(\.sala, action: \.sala) { Temporizador() }
  }
}

@MainActor
@Suite struct IfCaseLetTests {
  private let reloj = TestClock()

  private func prueba() -> TestStoreOf<Turno> {
    TestStore(initialState: .cocina(Temporizador.State(id: 1))) {
      Turno()
    } withDependencies: {
      $0.continuousClock = reloj
    }
  }

  private func cocina(_ segundos: Int, corre: Bool = true, id: Int = 1) -> Turno.State {
    .cocina(Temporizador.State(id: id, segundos: segundos, corre: corre))
  }

  @Test func `the child runs before its parent, in its case, and its effects end with the case`()
    async
  {
    let store = prueba()
    await store.send(.cocina(.interruptor)) { $0 = cocina(0) }
    await reloj.advance(by: .seconds(1))
    await store.receive(\.cocina.tic) { $0 = cocina(1) }
    await reloj.advance(by: .seconds(1))
    await store.receive(\.cocina.tic) { $0 = .sala(Temporizador.State(id: 2)) }
    await reloj.advance(by: .seconds(5))
    await store.finish()
  }

  @Test func `another child in the same case cancels the effects of the one before`() async {
    let store = prueba()
    await store.send(.cocina(.interruptor)) { $0 = cocina(0) }
    await store.send(.cambiar(cocina(0, corre: false, id: 3))) {
      $0 = cocina(0, corre: false, id: 3)
    }
    await reloj.advance(by: .seconds(5))
    await store.finish()
  }

  @Test func `the same child in the same case keeps its effects`() async {
    let store = prueba()
    await store.send(.cocina(.interruptor)) { $0 = cocina(0) }
    await store.send(.cambiar(cocina(7))) { $0 = cocina(7) }
    await reloj.advance(by: .seconds(1))
    await store.receive(\.cocina.tic) { $0 = cocina(8) }
    await store.send(.cocina(.interruptor)) { $0 = cocina(8, corre: false) }
  }

  @Test func `an action of one case in another is reported at its line`() async {
    let store = Store(initialState: cocina(0, corre: false)) { Turno() }
    let issues = await IssueCollector.collect { store.send(.sala(.tic)) }
    #expect(
      issues.map(\.message) == [
        Localized(
          es: """
            'ifCaseLet' ha recibido una acción de un caso mientras el estado está en otro
              acción: .sala(.tic)
              estado: .cocina(Temporizador.State(id: 1, segundos: 0, corre: false))

            Puede ser que un reducer anterior cambie de caso: aplica 'ifCaseLet' al reducer que lo hace.
            Puede ser que un efecto que no es del hijo envíe la acción: no la envíes en otro caso.
            """,
          en: """
            'ifCaseLet' got an action of one case while the state is in another
              action: .sala(.tic)
              state: .cocina(Temporizador.State(id: 1, segundos: 0, corre: false))

            Perhaps an earlier reducer changes the case: apply 'ifCaseLet' to the reducer that does.
            Perhaps an effect that is not the child's sends the action: do not send it in another case.
            """
        )
      ]
    )
    #expect(issues.map(\.site.fileID) == ["BucleTests/IfCaseLetTests.swift"])
    #expect(issues.map(\.site.line) == [Turno.linea])
  }
}
