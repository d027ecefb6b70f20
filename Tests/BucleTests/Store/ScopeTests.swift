import ComposableArchitecture
import Observation
import Testing

@MainActor
@Suite struct ScopeTests {
  private let store = Store(initialState: Pareja.State()) { Pareja() }

  @Test func `a child runs before its parent`() {
    store.send(.izquierda(.incremento))
    store.send(.derecha(.fijar(4)))
    #expect(store.suma == 5)
  }

  @Test func `a child's store reads and sends through its parent's`() {
    let izquierda: StoreOf<Contador> = store.scope(\.izquierda, action: \.izquierda)
    izquierda.send(.incremento)
    #expect(izquierda.cuenta == 1)
    #expect(store.izquierda.cuenta == 1)
    #expect(store.derecha.cuenta == 0)
  }

  @Test func `the same paths give the same child`() {
    let uno = store.scope(\.izquierda, action: \.izquierda)
    #expect(store.scope(state: \.izquierda, action: \.izquierda) === uno)
    #expect(store.scope(state: \.derecha, action: \.izquierda) !== uno)
  }

  @Test func `an optional child's store is there while its state is`() {
    #expect(store.scope(\.invitado, action: \.invitado) == nil)
    store.send(.invitar(true))
    let invitado = store.scope(state: \.invitado, action: \.invitado)
    invitado?.send(.incremento)
    #expect(invitado?.cuenta == 8)
    store.send(.invitar(false))
    #expect(store.scope(\.invitado, action: \.invitado) == nil)
    #expect(invitado?.cuenta == 8)
  }

  @Test func `a reader of one child is not told of another's change`() {
    let izquierda = store.scope(\.izquierda, action: \.izquierda)
    let avisado = Avisado()
    withObservationTracking {
      _ = izquierda.cuenta
    } onChange: {
      MainActor.assumeIsolated { avisado.veces += 1 }
    }
    store.send(.derecha(.incremento))
    #expect(avisado.veces == 0)
    store.send(.izquierda(.incremento))
    #expect(avisado.veces == 1)
  }
}

@MainActor
private final class Avisado {
  var veces = 0
}
