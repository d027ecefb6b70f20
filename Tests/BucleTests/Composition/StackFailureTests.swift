import Bilingual
import Bucle
import Testing

@MainActor
@Suite struct StackFailureTests {
  private let store = Store(initialState: Viaje.State(ruta: [])) { Viaje() }

  private func issues(_ action: StackActionOf<Viaje.Ruta>) async -> [IssueReport] {
    let issues = await IssueCollector.collect { store.send(.ruta(action)) }
    #expect(issues.map(\.site.fileID) == ["BucleTests/Viaje.swift"])
    #expect(issues.map(\.site.line) == [43])
    return issues
  }

  @Test func `an action for what is not on the stack is reported at forEach`() async {
    await expectNoElement(.element(id: 7, action: .parada(.bajar)))
    await expectNoElement(.popFrom(id: 7))
  }

  private func expectNoElement(_ action: StackActionOf<Viaje.Ruta>) async {
    let written = String(customDumping: Viaje.Action.ruta(action))
    #expect(
      await issues(action).map(\.message) == [
        Localized(
          es: """
            'forEach' ha recibido una acción para un elemento que no está: id 7
              \(written)

            Puede ser que un reducer anterior quite el elemento: aplica 'forEach' al reducer que lo hace.
            Puede ser que un efecto que no es del elemento envíe la acción: no la envíes si el elemento no está.
            """,
          en: """
            'forEach' got an action for an element that is not there: id 7
              \(written)

            Perhaps an earlier reducer removes the element: apply 'forEach' to the reducer that does.
            Perhaps an effect that is not the element's sends the action: do not send it without the element.
            """
        )
      ]
    )
  }

  @Test func `a push with an identifier that is there is reported at forEach`() async {
    store.send(.seguir("Lugo"))
    #expect(
      await issues(.push(id: 0, state: .parada(Parada.State(lugar: "Vigo")))).map(\.message) == [
        Localized(
          es: """
            'forEach' ha recibido un 'push' con un id que ya está en la pila: 0
              .ruta(.push(id: 0, state: .parada(Parada.State(lugar: "Vigo", minutos: 0))))
            Para corregirlo, envíalo una sola vez, o con otro id.
            """,
          en: """
            'forEach' got a 'push' with an id that is on the stack already: 0
              .ruta(.push(id: 0, state: .parada(Parada.State(lugar: "Vigo", minutos: 0))))
            To fix, send it once only, or with another id.
            """
        )
      ]
    )
    #expect(store.ruta.count == 1)
  }

  @Test func `a push out of turn is reported at forEach in a test`() async {
    #expect(
      await issues(.push(id: 3, state: .parada(Parada.State(lugar: "Vigo")))).map(\.message) == [
        Localized(
          es: """
            'forEach' ha recibido un 'push' con el id 3 cuando el siguiente es 0
              .ruta(.push(id: 3, state: .parada(Parada.State(lugar: "Vigo", minutos: 0))))
            Para corregirlo, escribe en la prueba 'push(id: 0, …)': los ids se dan en orden y no se repiten.
            """,
          en: """
            'forEach' got a 'push' with id 3 where the next one is 0
              .ruta(.push(id: 3, state: .parada(Parada.State(lugar: "Vigo", minutos: 0))))
            To fix, write 'push(id: 0, …)' in the test: ids are given in order, and never again.
            """
        )
      ]
    )
    #expect(store.ruta.ids == [3])
  }
}
