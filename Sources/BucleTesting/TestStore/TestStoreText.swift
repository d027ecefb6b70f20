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
    let name = call.action.map { (es: " después de '\($0)'", en: " after '\($0)'") }
    let remedy = closure(call, from: before, to: actual)
    return Localized(
      es: """
        el estado\(name?.es ?? "") no es el esperado
        \(evidence)
          (− esperado, + real)

        Si el estado real es el correcto, escribe:
        \(remedy.es)
        """,
      en: """
        the state\(name?.en ?? "") is not the expected one
        \(evidence)
          (− expected, + actual)

        If the actual state is right, write:
        \(remedy.en)
        """
    )
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

  static func closureThrew(_ error: any Error, call: AssertedCall) -> Localized {
    Localized(
      es: """
        el cierre de '\(call.code)' ha lanzado un error
          \(error)

        Para corregirlo, deja en el cierre solo lo que cambia, '$0.… = …', y haz antes lo que puede fallar.
        """,
      en: """
        the closure of '\(call.code)' threw an error
          \(error)

        To fix, leave in the closure only what changes, '$0.… = …', and do what can fail before it.
        """
    )
  }

  static func skippedChanges(told: Dump, actual: Dump, call: AssertedCall) -> Localized {
    let evidence = difference(told, actual)
    let name = call.action ?? ""
    return Localized(
      es: """
        se pasa por alto que '\(name)' ha cambiado el estado
        \(evidence)
          (− dicho, + real)
        """,
      en: """
        it is passed over that '\(name)' changed the state
        \(evidence)
          (− said, + actual)
        """
    )
  }

  // MARK: - Parts

  static func difference(_ old: Dump, _ new: Dump) -> String {
    // Values may differ in what is not printed, as a class does in its identity.
    if old == new { return "  − \(old.line)\n  + \(new.line)\n  (=)" }
    return Difference(old, new).lines.map { "  " + $0 }.joined(separator: "\n")
  }

  static func list(_ actions: [ReceivedAction]) -> String {
    list(actions.map(\.dump))
  }

  static func list(_ actions: [Dump]) -> String {
    actions.map { "  \($0.line)" }.joined(separator: "\n")
  }

  static func receives(_ actions: [ReceivedAction]) -> String {
    actions.map { "  await store.receive(\($0.code))" }.joined(separator: "\n")
  }

  /// The call with the closure that would pass, ready to be pasted.
  static func closure(_ call: AssertedCall, from old: Dump, to new: Dump) -> Localized {
    let lines = Assignments(from: old, to: new).lines
    guard !lines.isEmpty else { return Localized(same: "  \(call.code)") }
    return Localized(
      same: (["  \(call.code) {"] + lines.map { "    " + $0 } + ["  }"]).joined(separator: "\n")
    )
  }
}
