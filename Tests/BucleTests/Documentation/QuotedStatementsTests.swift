import ComposableArchitecture
import Testing

/// Statements that the documentation quotes and nobody else writes like that.
@MainActor
@Suite struct QuotedStatementsTests {
  private enum Aviso: Equatable { case borrar }

  @DependencyClient
  struct Lector: Sendable {
    var leer: @Sendable () -> Int = { 0 }
  }

  @Dependency(\.withRandomNumberGenerator) private var withRandomNumberGenerator

  @Test func `an alert is written from its texts and buttons`() {
    let alerta = AlertState<Aviso> {
      TextState("¿Borrar la nota?")
    } actions: {
      ButtonState(role: .destructive, action: .borrar) { TextState("Borrar") }
    }
    #expect(alerta.buttons.count == 1)
  }

  @Test func `an endpoint's default is what it returns once given`() {
    #expect(Lector(leer: { 7 }).leer() == 7)
  }

  @Test func `an extension makes the state of an enum of features comparable`() {
    #expect(Destino.State.editor(Editor.State(id: 1)) == .editor(Editor.State(id: 1)))
  }

  @Test func `a number is drawn from the generator of the place`() {
    withDependencies {
      $0.withRandomNumberGenerator = WithRandomNumberGenerator(SystemRandomNumberGenerator())
    } operation: {
      let tirada = withRandomNumberGenerator { Int.random(in: 1...6, using: &$0) }
      #expect((1...6).contains(tirada))
    }
  }

  @Test func `the state is asserted between calls`() async {
    let store = TestStore(initialState: Contador.State()) { Contador() }
    store.exhaustivity = .off
    await store.send(.incremento)
    await store.send(.incremento)
    store.exhaustivity = .on
    store.assert { $0.cuenta = 2 }
  }
}

@Reducer
enum Destino {
  case editor(Editor)
}

extension Destino.State: Equatable {}
