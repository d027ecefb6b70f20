import ComposableArchitecture
import Observation
import Testing

@MainActor
@Suite struct EnumStateTests {
  private let store = Store(
    initialState: Publica.State(modo: .encendido(Publica.Lampara()))
  ) {
    Publica()
  }

  private func avisos(
    leyendo leer: (StoreOf<Publica>) -> Void,
    al accion: Publica.Action
  ) -> Int {
    let contador = Contados()
    withObservationTracking {
      leer(store)
    } onChange: {
      MainActor.assumeIsolated { contador.veces += 1 }
    }
    store.send(accion)
    return contador.veces
  }

  @Test func `another case tells the readers of the enum`() {
    #expect(avisos(leyendo: { _ = $0.modo }, al: .averia(3)) == 1)
    #expect(store.modo.averiado == 3)
  }

  @Test func `a payload changed in place tells the readers of that field only`() {
    #expect(avisos(leyendo: { _ = $0.modo.encendido?.brillo }, al: .brillo(5)) == 1)
    #expect(avisos(leyendo: { _ = $0.modo.encendido?.color }, al: .brillo(6)) == 0)
    #expect(store.modo.encendido?.brillo == 6)
  }

  @Test func `another payload in the same case tells the readers of the enum`() {
    store.send(.averia(3))
    #expect(avisos(leyendo: { _ = $0.modo }, al: .averia(4)) == 1)
    #expect(avisos(leyendo: { _ = $0.modo }, al: .averia(4)) == 0)
  }

  @Test func `an action that leaves the enum alone tells no reader of it`() {
    #expect(avisos(leyendo: { _ = $0.modo }, al: .brillo(0)) == 0)
  }

  @Test func `a feature without state, actions and body is complete`() {
    let store = Store(initialState: Vacia.State()) { Vacia() }
    #expect(store.state == Vacia.State())
  }
}

@MainActor
private final class Contados {
  var veces = 0
}
