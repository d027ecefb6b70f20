import ComposableArchitecture
import Testing

@testable import BucleTesting

private enum Fallo: Error, Equatable { case red }

@Reducer
private struct Fila {
  @ObservableState
  struct State: Equatable, Identifiable { let id: Int }
  enum Action {
    case tocar
    case poner(Int)
  }
  var body: some ReducerOf<Self> { EmptyReducer() }
}

private struct Opaco {}

@CasePathable
private enum Accion {
  case nada
  case numero(Int)
  case par(a: Int, b: Int)
  case opaco(Opaco)
  case respuesta(Result<Int, any Error>)
  case tipada(Result<Int, Fallo>)
  case error(any Error)
  case filas(IdentifiedActionOf<Fila>)
  case fila(PresentationAction<Fila.Action>)
}

/// What a failure gives to paste is code that compiles: a test receives with each of these here.
@MainActor
@Suite struct ReceiveCodeTests {
  private static let actions: [(Accion, String)] = [
    (.nada, #"\.nada"#),
    (.numero(3), #"\.numero, 3"#),
    (.par(a: 1, b: 2), #"\.par"#),
    (.opaco(Opaco()), #"\.opaco"#),
    (.respuesta(.success(3)), #"\.respuesta.success, 3"#),
    (.respuesta(.failure(Fallo.red)), #"\.respuesta.failure"#),
    (.tipada(.failure(.red)), #"\.tipada, .failure(.red)"#),
    (.error(Fallo.red), #"\.error"#),
    (.filas(.element(id: 1, action: .poner(2))), #"\.filas[id: 1].poner, 2"#),
    (.fila(.presented(.tocar)), #"\.fila.presented.tocar"#),
    (.fila(.dismiss), #"\.fila.dismiss"#),
  ]

  @Test func `an action is received by the last case that a path names, with what can be compared`()
  {
    for (action, code) in Self.actions { #expect(ReceivedAction(action).code == code) }
  }

  @Test func `what is given to paste receives the action`() async {
    let store = TestStore(initialState: 0) {
      Reduce<Int, Accion> { state, action in
        guard case .nada = action, state == 0 else { return .none }
        state = 1
        return .merge(Self.actions.map { .send($0.0) })
      }
    }
    await store.send(.nada) { $0 = 1 }
    await store.receive(\.nada)
    await store.receive(\.numero, 3)
    await store.receive(\.par)
    await store.receive(\.opaco)
    await store.receive(\.respuesta.success, 3)
    await store.receive(\.respuesta.failure)
    await store.receive(\.tipada, .failure(.red))
    await store.receive(\.error)
    await store.receive(\.filas[id: 1].poner, 2)
    await store.receive(\.fila.presented.tocar)
    await store.receive(\.fila.dismiss)
  }

  @Test func `an action without paths is received as it is`() {
    #expect(ReceivedAction(3).code == "3")
  }
}
