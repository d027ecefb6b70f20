internal import Bilingual

/// What the runtime says about features put together.
enum CompositionText {
  static func noChild(at name: String, action: Any) -> Localized {
    let action = Dump(action).line
    return Localized(
      es: """
        '\(name)' ha recibido una acción del hijo mientras no hay hijo
          \(action)

        Puede ser que un reducer anterior ponga el estado del hijo a 'nil': aplica '\(name)' al reducer que lo hace.
        Puede ser que un efecto que no es del hijo envíe la acción: no la envíes si no hay hijo.
        """,
      en: """
        '\(name)' got an action of the child while there is no child
          \(action)

        Perhaps an earlier reducer sets the child's state to 'nil': apply '\(name)' to the reducer that does.
        Perhaps an effect that is not the child's sends the action: do not send it without a child.
        """
    )
  }

  static func otherCase(at name: String, action: Any, state: Any) -> Localized {
    let action = Dump(action).line
    let state = Dump(state).line
    return Localized(
      es: """
        '\(name)' ha recibido una acción de un caso mientras el estado está en otro
          acción: \(action)
          estado: \(state)

        Puede ser que un reducer anterior cambie de caso: aplica '\(name)' al reducer que lo hace.
        Puede ser que un efecto que no es del hijo envíe la acción: no la envíes en otro caso.
        """,
      en: """
        '\(name)' got an action of one case while the state is in another
          action: \(action)
          state: \(state)

        Perhaps an earlier reducer changes the case: apply '\(name)' to the reducer that does.
        Perhaps an effect that is not the child's sends the action: do not send it in another case.
        """
    )
  }

  static func noElement(id: Any, action: Any) -> Localized {
    let action = Dump(action).line
    let id = Dump(id).line
    return Localized(
      es: """
        'forEach' ha recibido una acción para un elemento que no está: id \(id)
          \(action)

        Puede ser que un reducer anterior quite el elemento: aplica 'forEach' al reducer que lo hace.
        Puede ser que un efecto que no es del elemento envíe la acción: no la envíes si el elemento no está.
        """,
      en: """
        'forEach' got an action for an element that is not there: id \(id)
          \(action)

        Perhaps an earlier reducer removes the element: apply 'forEach' to the reducer that does.
        Perhaps an effect that is not the element's sends the action: do not send it without the element.
        """
    )
  }

  static func pushedTwice(id: StackElementID, action: Any) -> Localized {
    let action = Dump(action).line
    return Localized(
      es: """
        'forEach' ha recibido un 'push' con un id que ya está en la pila: \(id)
          \(action)
        Para corregirlo, envíalo una sola vez, o con otro id.
        """,
      en: """
        'forEach' got a 'push' with an id that is on the stack already: \(id)
          \(action)
        To fix, send it once only, or with another id.
        """
    )
  }

  static func pushedOutOfTurn(id: StackElementID, next: Int, action: Any) -> Localized {
    let action = Dump(action).line
    return Localized(
      es: """
        'forEach' ha recibido un 'push' con el id \(id) cuando el siguiente es \(next)
          \(action)
        Para corregirlo, escribe en la prueba 'push(id: \(next), …)': los ids se dan en orden y no se repiten.
        """,
      en: """
        'forEach' got a 'push' with id \(id) where the next one is \(next)
          \(action)
        To fix, write 'push(id: \(next), …)' in the test: ids are given in order, and never again.
        """
    )
  }

  static func nothingPresented() -> Localized {
    Localized(
      es: """
        una feature que nadie presenta ha llamado a 'dismiss'
        Para corregirlo, preséntala con '@Presents' e 'ifLet', o dale un 'dismiss' en la prueba: '$0.dismiss = DismissEffect { … }'.
        """,
      en: """
        a feature that nothing presents called 'dismiss'
        To fix, present it with '@Presents' and 'ifLet', or give it a 'dismiss' in the test: '$0.dismiss = DismissEffect { … }'.
        """
    )
  }
}
