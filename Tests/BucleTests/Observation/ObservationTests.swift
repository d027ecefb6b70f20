import ComposableArchitecture
import Observation
import Testing

@Reducer
private struct Padre {
  @ObservableState
  struct State: Equatable {
    var titulo = ""
    var hijo = Hijo()
    var opcional: Hijo?
    var lista: [Int] = []
    @ObservationStateIgnored var oculto = 0
  }

  @ObservableState
  struct Hijo: Equatable {
    var x = 0
    var y = 0
  }

  enum Action {
    case aplicar((inout State) -> Void)
    case dosVeces((inout State) -> Void, (inout State) -> Void)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .aplicar(let cambio):
        cambio(&state)
        return .none
      case .dosVeces(let primero, let segundo):
        primero(&state)
        return .send(.aplicar(segundo))
      }
    }
  }
}

@MainActor
@Suite struct ObservationTests {
  private let store = Store(initialState: Padre.State()) { Padre() }

  /// Counts how often a reader is told while an action is processed; told once, a reader must read again.
  private func avisos(
    leyendo leer: (Store<Padre.State, Padre.Action>) -> Void,
    al cambiar: @escaping (inout Padre.State) -> Void
  ) -> Int {
    let contador = Cuenta()
    withObservationTracking {
      leer(store)
    } onChange: {
      MainActor.assumeIsolated { contador.veces += 1 }
    }
    store.send(.aplicar(cambiar))
    return contador.veces
  }

  @Test func `a reader of a property is told of its change`() {
    #expect(avisos(leyendo: { _ = $0.titulo }) { $0.titulo = "nuevo" } == 1)
  }

  @Test func `a reader of one property is not told of another's`() {
    #expect(avisos(leyendo: { _ = $0.titulo }) { $0.lista = [1] } == 0)
  }

  @Test func `an equal write tells no one`() {
    store.send(.aplicar { $0.titulo = "igual" })
    #expect(avisos(leyendo: { _ = $0.titulo }) { $0.titulo = "igual" } == 0)
    #expect(avisos(leyendo: { _ = $0.titulo }) { $0.titulo += "" } == 0)
    #expect(avisos(leyendo: { _ = $0.hijo }) { $0.hijo = $0.hijo } == 0)
  }

  @Test func `an ignored property tells no one`() {
    #expect(avisos(leyendo: { _ = $0.oculto }) { $0.oculto = 1 } == 0)
  }

  @Test func `a change inside a child tells the readers of that field only`() {
    #expect(avisos(leyendo: { _ = $0.hijo.x }) { $0.hijo.x = 1 } == 1)
    #expect(avisos(leyendo: { _ = $0.hijo.y }) { $0.hijo.x = 2 } == 0)
    #expect(avisos(leyendo: { _ = $0.hijo.y }) { $0.hijo = Padre.Hijo(x: 9, y: 9) } == 1)
  }

  @Test func `putting back an earlier child tells the readers`() {
    let antes = store.hijo
    store.send(.aplicar { $0.hijo.x = 5 })
    #expect(avisos(leyendo: { _ = $0.hijo.x }) { $0.hijo = antes } == 1)
    store.send(.aplicar { $0.hijo.x = 6 })
    func reponer(_ hijo: inout Padre.Hijo) { hijo = antes }
    #expect(avisos(leyendo: { _ = $0.hijo.x }) { reponer(&$0.hijo) } == 1)
    #expect(store.hijo.x == 0)
  }

  @Test func `putting back an earlier state tells the readers`() {
    let antes = store.state
    store.send(.aplicar { $0.titulo = "otro" })
    #expect(avisos(leyendo: { _ = $0.titulo }) { $0 = antes } == 1)
    #expect(store.titulo == "")
  }

  @Test func `an optional child tells of coming, changing and going`() {
    #expect(avisos(leyendo: { _ = $0.opcional?.x }) { $0.opcional = Padre.Hijo() } == 1)
    #expect(avisos(leyendo: { _ = $0.opcional?.x }) { $0.opcional?.x = 3 } == 1)
    #expect(avisos(leyendo: { _ = $0.opcional?.y }) { $0.opcional?.x = 4 } == 0)
    #expect(avisos(leyendo: { _ = $0.opcional?.x }) { $0.opcional = nil } == 1)
  }

  @Test func `a collection changed in place tells its readers`() {
    #expect(avisos(leyendo: { _ = $0.lista.count }) { $0.lista.append(1) } == 1)
  }

  @Test func `readers are told once for a whole turn, and read the final state`() {
    let vistos = Cuenta()
    withObservationTracking {
      _ = store.titulo
    } onChange: {
      MainActor.assumeIsolated {
        vistos.veces += 1
        vistos.texto = store.titulo
      }
    }
    store.send(.dosVeces({ $0.titulo = "uno" }, { $0.titulo = "dos" }))
    #expect(vistos.veces == 1)
    #expect(vistos.texto == "dos")
  }

  @Test func `an observer may send, and its action is reduced before send returns`() {
    withObservationTracking {
      _ = store.titulo
    } onChange: {
      MainActor.assumeIsolated { _ = store.send(.aplicar { $0.lista.append(7) }) }
    }
    store.send(.aplicar { $0.titulo = "uno" })
    #expect(store.lista == [7])
  }

  @Test func `a copy changed outside the store tells no one`() {
    let contador = Cuenta()
    withObservationTracking {
      _ = store.titulo
    } onChange: {
      MainActor.assumeIsolated { contador.veces += 1 }
    }
    var copia = store.state
    copia.titulo = "copia"
    #expect(contador.veces == 0)
    #expect(store.titulo == "")
  }
}

@MainActor
private final class Cuenta {
  var veces = 0
  var texto = ""
}
