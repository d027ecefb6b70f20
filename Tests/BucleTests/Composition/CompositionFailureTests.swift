import Bilingual
import Bucle
import Testing

@MainActor
@Suite struct CompositionFailureTests {
  private let store = Store(initialState: Cocina.State()) { Cocina() }

  @Test func `an action for a child that is not there is reported at ifLet`() async {
    let issues = await IssueCollector.collect { store.send(.invitado(.tic)) }
    #expect(
      issues.map(\.message) == [
        Localized(
          es: """
            'ifLet' ha recibido una acción del hijo mientras no hay hijo
              .invitado(.tic)

            Puede ser que un reducer anterior ponga el estado del hijo a 'nil': aplica 'ifLet' al reducer que lo hace.
            Puede ser que un efecto que no es del hijo envíe la acción: no la envíes si no hay hijo.
            """,
          en: """
            'ifLet' got an action of the child while there is no child
              .invitado(.tic)

            Perhaps an earlier reducer sets the child's state to 'nil': apply 'ifLet' to the reducer that does.
            Perhaps an effect that is not the child's sends the action: do not send it without a child.
            """
        )
      ]
    )
    #expect(issues.map(\.site.fileID) == ["BucleTests/Cocina.swift"])
    #expect(issues.map(\.site.line) == [53])
    #expect(store.tics == 1, "the parent gets the action all the same")
  }

  @Test func `an action for an element that is not there is reported at forEach`() async {
    let issues = await IssueCollector.collect {
      store.send(.lista(.element(id: 7, action: .interruptor)))
    }
    #expect(
      issues.map(\.message) == [
        Localized(
          es: """
            'forEach' ha recibido una acción para un elemento que no está: id 7
              .lista(.element(id: 7, action: .interruptor))

            Puede ser que un reducer anterior quite el elemento: aplica 'forEach' al reducer que lo hace.
            Puede ser que un efecto que no es del elemento envíe la acción: no la envíes si el elemento no está.
            """,
          en: """
            'forEach' got an action for an element that is not there: id 7
              .lista(.element(id: 7, action: .interruptor))

            Perhaps an earlier reducer removes the element: apply 'forEach' to the reducer that does.
            Perhaps an effect that is not the element's sends the action: do not send it without the element.
            """
        )
      ]
    )
    #expect(issues.map(\.site.line) == [54])
  }
}
