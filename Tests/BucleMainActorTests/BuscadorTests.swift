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
}
