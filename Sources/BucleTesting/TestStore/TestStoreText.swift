internal import Bilingual
internal import Bucle

/// What the test store says when a test and a feature disagree.
enum TestStoreText {
  // MARK: - State

  static func wrongState(
    expected: Dump,
    actual: Dump,
    before: Dump,
    call: AssertedCall
  ) -> Localized {
    let evidence = difference(expected, actual)
    let name = call.action.map { " '\($0)'" } ?? ""
    let remedy = closure(call, from: before, to: actual)
    return Localized(
      es: """
        el estado después de\(name) no es el esperado
        \(evidence)
          (− esperado, + real)

        \(call.isAssert ? "" : "Si el estado real es el correcto, escribe:\n\(remedy.es)")
        """,
      en: """
        the state after\(name) is not the expected one
        \(evidence)
          (− expected, + actual)

        \(call.isAssert ? "" : "If the actual state is right, write:\n\(remedy.en)")
        """
    ).trimmed
  }

  static func unassertedChange(before: Dump, actual: Dump, call: AssertedCall) -> Localized {
    let evidence = difference(before, actual)
    let name = call.action ?? ""
    let remedy = closure(call, from: before, to: actual)
    return Localized(
      es: """
        '\(name)' ha cambiado el estado y la prueba no lo dice
        \(evidence)
          (− antes, + después)

        Para corregirlo, di qué cambia:
        \(remedy.es)
        """,
      en: """
        '\(name)' changed the state and the test does not say so
        \(evidence)
          (− before, + after)

        To fix, say what changes:
        \(remedy.en)
        """
    )
  }

  static func idleClosure(call: AssertedCall) -> Localized {
    let name = call.action ?? ""
    return Localized(
      es: """
        '\(name)' no cambia el estado, y el cierre de la prueba tampoco
        Para corregirlo, quita el cierre:
          \(call.code)
        """,
      en: """
        '\(name)' does not change the state, and neither does the test's closure
        To fix, remove the closure:
          \(call.code)
        """
    )
  }

  static func closureThrew(_ error: any Error) -> Localized {
    Localized(
      es: """
        el cierre de la prueba ha lanzado un error
          \(error)
        """,
      en: """
        the test's closure threw an error
          \(error)
        """
    )
  }

  // MARK: - Received actions

  static func pendingActions(_ received: [Dump], before action: Dump) -> Localized {
    Localized(
      es: """
        antes de enviar '\(action.line)' quedan por recibir acciones que han enviado los efectos
        \(list(received))

        Para corregirlo, recíbelas antes, en este orden:
        \(receives(received))
        """,
      en: """
        before '\(action.line)' is sent, actions that effects sent are still to be received
        \(list(received))

        To fix, receive them first, in this order:
        \(receives(received))
        """
    )
  }

  static func leftActions(_ received: [Dump]) -> Localized {
    Localized(
      es: """
        la prueba termina y quedan por recibir acciones que han enviado los efectos
        \(list(received))

        Para corregirlo, recíbelas, en este orden:
        \(receives(received))
        """,
      en: """
        the test ends and actions that effects sent are still to be received
        \(list(received))

        To fix, receive them, in this order:
        \(receives(received))
        """
    )
  }

  static func nothingReceived(_ expected: ExpectedAction, alive: [LiveEffect]) -> Localized {
    guard !alive.isEmpty else {
      return Localized(
        es: """
          se esperaba recibir '\(expected.code)', pero no ha llegado ninguna acción y no queda ningún efecto vivo
          Para corregirlo, mira si el efecto se ha iniciado, si se ha cancelado o si su acción ya se ha recibido.
          """,
        en: """
          expected to receive '\(expected.code)', but no action came and no effect is alive
          To fix, see whether the effect was started, was cancelled, or its action was received before.
          """
      )
    }
    return Localized(
      es: """
        se esperaba recibir '\(expected.code)', pero no ha llegado ninguna acción
        \(alive.map { "  sigue vivo \(describe($0).es)" }.joined(separator: "\n"))

        Para corregirlo, haz llegar lo que el efecto espera: avanza su reloj con 'await reloj.advance(by: …)' o responde por su dependencia.
        """,
      en: """
        expected to receive '\(expected.code)', but no action came
        \(alive.map { "  still alive: \(describe($0).en)" }.joined(separator: "\n"))

        To fix, bring about what the effect waits for: advance its clock with 'await clock.advance(by: …)', or answer for its dependency.
        """
    )
  }

  static func wrongAction(
    _ expected: ExpectedAction,
    received: Dump,
    queued: [Dump]
  ) -> Localized {
    var es = "se esperaba recibir '\(expected.code)', pero ha llegado otra acción\n"
    var en = "expected to receive '\(expected.code)', but another action came\n"
    if case .action(let action) = expected {
      let evidence = difference(action, received)
      es += "\(evidence)\n  (− esperada, + recibida)\n"
      en += "\(evidence)\n  (− expected, + received)\n"
    } else {
      es += "  \(received.line)\n"
      en += "  \(received.line)\n"
    }
    if !queued.isEmpty {
      es += "después han llegado\n\(list(queued))\n"
      en += "after it came\n\(list(queued))\n"
    }
    return Localized(
      es: es
        + "\nSi esta acción es la correcta, escribe:\n  await store.receive(\(received.receiveCode))",
      en: en + "\nIf this action is right, write:\n  await store.receive(\(received.receiveCode))"
    )
  }

  // MARK: - Effects

  static func effectAlive(_ effect: LiveEffect) -> Localized {
    let text = describe(effect)
    return Localized(
      es: """
        la prueba termina y sigue vivo un efecto
          \(text.es)

        Para corregirlo, déjalo terminar: avanza su reloj o responde por su dependencia y recibe lo que envía. \
        Si no ha de terminar solo, envía la acción que lo cancela, o cancela la tarea que devolvió 'send'.
        """,
      en: """
        the test ends and an effect is still alive
          \(text.en)

        To fix, let it end: advance its clock or answer for its dependency, and receive what it sends. \
        If it does not end by itself, send the action that cancels it, or cancel the task that 'send' returned.
        """
    )
  }

  static func taskNotFinished() -> Localized {
    Localized(
      es: """
        los efectos de este 'send' no han terminado a tiempo
        Para corregirlo, avanza su reloj, responde por su dependencia o cancela la tarea.
        """,
      en: """
        the effects of this 'send' did not end in time
        To fix, advance their clock, answer for their dependency, or cancel the task.
        """
    )
  }

  enum Skippable {
    case actions
    case effects
  }

  static func nothingToSkip(_ what: Skippable) -> Localized {
    switch what {
    case .actions:
      Localized(
        es:
          "no hay acciones recibidas que pasar por alto\nPara corregirlo, quita 'skipReceivedActions'.",
        en: "there are no received actions to skip\nTo fix, remove 'skipReceivedActions'."
      )
    case .effects:
      Localized(
        es:
          "no hay efectos vivos que pasar por alto\nPara corregirlo, quita 'skipInFlightEffects'.",
        en: "there are no effects alive to skip\nTo fix, remove 'skipInFlightEffects'."
      )
    }
  }

  private static func describe(_ effect: LiveEffect) -> Localized {
    let ids = effect.cancellationIDs.joined(separator: ", ")
    let name = effect.name.map { " \"\($0)\"" } ?? ""
    let line = effect.site.map { "\($0.fileID):\($0.line)" }
    let esID = ids.isEmpty ? "sin identificador" : "con identificador \(ids)"
    let enID = ids.isEmpty ? "without identifier" : "under the identifier \(ids)"
    return Localized(
      es: "el efecto\(name) de '\(effect.startedBy.line)', \(esID)"
        + (line.map { ", por el 'send' de \($0)" } ?? ""),
      en: "the effect\(name) of '\(effect.startedBy.line)', \(enID)"
        + (line.map { ", from the 'send' at \($0)" } ?? "")
    )
  }

  // MARK: - Parts

  private static func difference(_ old: Dump, _ new: Dump) -> String {
    Difference(old, new).lines.map { "  " + $0 }.joined(separator: "\n")
  }

  private static func list(_ actions: [Dump]) -> String {
    actions.map { "  \($0.line)" }.joined(separator: "\n")
  }

  private static func receives(_ actions: [Dump]) -> String {
    actions.map { "  await store.receive(\($0.receiveCode))" }.joined(separator: "\n")
  }

  /// The call with the closure that would pass, ready to be pasted.
  private static func closure(_ call: AssertedCall, from old: Dump, to new: Dump) -> Localized {
    let lines = Assignments(from: old, to: new).lines
    guard !lines.isEmpty else { return Localized(same: "  \(call.code)") }
    return Localized(
      same: (["  \(call.code) {"] + lines.map { "    " + $0 } + ["  }"]).joined(separator: "\n")
    )
  }
}

extension AssertedCall {
  fileprivate var isAssert: Bool {
    if case .assert = self { return true }
    return false
  }
}

extension Localized {
  /// Without blank lines at the end, which a remedy that does not apply leaves.
  fileprivate var trimmed: Localized {
    func trim(_ text: String) -> String {
      var text = text[...]
      while text.last == "\n" { text.removeLast() }
      return String(text)
    }
    return Localized(es: trim(es), en: trim(en))
  }
}

extension Dump {
  /// How a test receives this action: by its case, and its payload if there is one.
  fileprivate var receiveCode: String {
    switch self {
    case .call(let name, let parts) where parts.count == 1:
      "\\\(name), \(parts[0].value.line)"
    case .call(let name, _): "\\\(name)"
    default: "\\\(line)"
    }
  }
}
