import ComposableArchitecture
import Testing

/// As a view would be, with nothing to draw.
@MainActor
@ViewAction(for: Clima.self)
private struct VistaClima {
  let store: StoreOf<Clima>

  func tocar() {
    send(.pedir)
  }
}

@Suite struct ClimaTests {
  @Test func `each feature and its effects have their own dependencies`() async {
    let store = TestStore(initialState: Pronostico.State()) {
      Pronostico()
    } withDependencies: {
      $0.clima.avisar = { _ in }
    }
    await store.send(.aqui(.view(.pedir)))
    await store.receive(\.aqui.respuesta.success, 10) {
      $0.aqui.grados = 10
      $0.aqui.cambios = 1
    }
    await store.send(.alli(.view(.pedir)))
    await store.receive(\.alli.respuesta.success, 7) {
      $0.alli.grados = 7
      $0.alli.cambios = 1
    }
  }

  @Test func `an endpoint with a default, once given, is the given one`() {
    var cliente = ClienteClima()
    cliente.veces = { 3 }
    #expect(cliente.veces() == 3)
    #expect(ClienteClima.liveValue.veces() == 1)
  }

  @MainActor
  @Test func `a view sends view actions, and writes through them`() async {
    let store = Store(initialState: Clima.State(id: "Vigo")) {
      Clima().dependency(\.clima, .liveValue)
    }
    VistaClima(store: store).tocar()
    store.grados = 30
    #expect(store.grados == 30)
  }
}
