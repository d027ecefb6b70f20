import ComposableArchitecture
import Testing

@Suite struct BuscadorTests {
  @Test func `a feature on the main actor is read, written and cancelled`() {
    let store = Store(initialState: Buscador.State()) {
      Buscador()
    } withDependencies: {
      $0.clienteBusqueda = ClienteBusqueda { [$0] }
      $0.continuousClock = ContinuousClock()
    }
    store.consulta = "abc"
    #expect(store.cargando)
    store.send(.cancelar)
    #expect(!store.cargando)
    store.send(.respuesta(.success(["uno"])))
    #expect(store.resultados == ["uno"])
    let respuesta: CaseKeyPath<Buscador.Action, [String]> = \.respuesta.success
    #expect(respuesta(["dos"]).is(\.respuesta))
  }

  @Test func `a feature on the main actor is tested exhaustively`() async {
    let reloj = TestClock()
    let store = TestStore(initialState: Buscador.State()) {
      Buscador()
    } withDependencies: {
      $0.clienteBusqueda.buscar = { [$0] }
      $0.continuousClock = reloj
    }
    await store.send(\.binding.consulta, "a") {
      $0.consulta = "a"
      $0.cargando = true
    }
    await reloj.advance(by: .milliseconds(300))
    await store.receive(\.respuesta.success, ["a"]) {
      $0.cargando = false
      $0.resultados = ["a"]
    }
    await store.send(.binding(.set(\.filtro, .favoritos))) { $0.filtro = .favoritos }
  }
}
