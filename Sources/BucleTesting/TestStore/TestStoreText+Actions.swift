internal import Bilingual
internal import Bucle

// What is said of actions that came, or did not.
extension TestStoreText {
  static func pendingActions(_ received: [ReceivedAction], before action: Dump) -> Localized {
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

  static func leftActions(_ received: [ReceivedAction]) -> Localized {
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

  static func skippedActions(_ received: [Dump]) -> Localized {
    Localized(
      es: "se pasan por alto acciones recibidas\n\(list(received))",
      en: "received actions are passed over\n\(list(received))"
    )
  }

  static func sendAfterDismiss(_ action: Dump) -> Localized {
    Localized(
      es: """
        se envía '\(action.line)' a una feature que ya ha pedido que la cierren
        Para corregirlo, envíala antes, o comprueba 'store.isDismissed' y acaba la prueba.
        """,
      en: """
        '\(action.line)' is sent to a feature that has asked to be dismissed
        To fix, send it before, or check 'store.isDismissed' and end the test.
        """
    )
  }

  // MARK: - Not received

  /// `waited` is the real time that was waited in vain, `others` what came instead where the test need not
  /// receive everything, `before` what the test received before, oldest first.
  static func nothingReceived(
    _ expected: ExpectedAction,
    alive: [LiveEffect],
    waited: Duration?,
    isTimeoutGiven: Bool,
    others: [Dump],
    before: [Dump]
  ) -> Localized {
    var es = "se esperaba recibir '\(expected.code)', pero "
    var en = "expected to receive '\(expected.code)', but "
    if others.isEmpty {
      es += "no ha llegado ninguna acción"
      en += "no action came"
      if let waited {
        es += " en \(waited.inWords)"
        en += " in \(waited.inWords)"
      }
      if alive.isEmpty {
        es += " y no queda ningún efecto vivo"
        en += " and no effect is alive"
      }
    } else {
      es += "solo han llegado otras acciones\n\(list(others))"
      en += "only other actions came\n\(list(others))"
    }
    for effect in alive {
      let text = describe(effect)
      es += "\n  sigue vivo \(text.es)"
      en += "\n  still alive: \(text.en)"
    }
    if !before.isEmpty {
      es += "\nantes se ha recibido\n\(list(before))"
      en += "\nreceived before\n\(list(before))"
    }
    let remedy = bringAbout(alive, waited: waited, isTimeoutGiven: isTimeoutGiven)
    return Localized(
      es: "\(es)\n\nPara corregirlo, \(remedy.es)",
      en: "\(en)\n\nTo fix, \(remedy.en)"
    )
  }

  private static func bringAbout(
    _ alive: [LiveEffect],
    waited: Duration?,
    isTimeoutGiven: Bool
  ) -> Localized {
    if alive.isEmpty {
      return Localized(
        es:
          "mira si el efecto se ha iniciado, si se ha cancelado o si su acción ya se ha recibido.",
        en: "see whether the effect was started, was cancelled, or its action was received before."
      )
    }
    if let advance = advance(alive) {
      return Localized(
        es: "avanza el reloj en el que duerme:\n  \(advance.es)",
        en: "advance the clock that it sleeps on:\n  \(advance.en)"
      )
    }
    guard let waited else {
      return Localized(
        es: "avanza el reloj en el que duerme con 'await reloj.advance(by: …)'.",
        en: "advance the clock that it sleeps on with 'await clock.advance(by: …)'."
      )
    }
    return Localized(
      es: "responde en la prueba por la dependencia que el efecto espera"
        + (isTimeoutGiven
          ? ", o dale más tiempo que 'timeout: \(waited.inCode)'."
          : ", o dale más tiempo: 'timeout: …'."),
      en: "answer in the test for the dependency that the effect waits for"
        + (isTimeoutGiven
          ? ", or give it more time than 'timeout: \(waited.inCode)'."
          : ", or give it more time: 'timeout: …'.")
    )
  }

  // MARK: - Another one received

  /// `queued` came after it; `place` is where among those the expected one is, `nil` if it has not come.
  static func wrongAction(
    _ expected: ExpectedAction,
    received: ReceivedAction,
    queued: [ReceivedAction],
    place: Int?
  ) -> Localized {
    var es = "se esperaba recibir '\(expected.code)', pero ha llegado otra acción\n"
    var en = "expected to receive '\(expected.code)', but another action came\n"
    if case .action(let action, _) = expected {
      let evidence = difference(action, received.dump)
      es += "\(evidence)\n  (− esperada, + recibida)\n"
      en += "\(evidence)\n  (− expected, + received)\n"
    } else {
      es += "  \(received.dump.line)\n"
      en += "  \(received.dump.line)\n"
    }
    if let place {
      let earlier = [received] + queued.prefix(place)
      return Localized(
        es: es + "\nLa esperada ha llegado después: recibe antes, en este orden:\n"
          + receives(earlier),
        en: en + "\nThe expected one came later: receive before it, in this order:\n"
          + receives(earlier)
      )
    }
    if !queued.isEmpty {
      es += "después han llegado\n\(list(queued))\n"
      en += "after it came\n\(list(queued))\n"
    }
    return Localized(
      es: es + "\nSi esta acción es la correcta, escribe:\n\(receives([received]))",
      en: en + "\nIf this action is right, write:\n\(receives([received]))"
    )
  }
}

extension Duration {
  /// In the largest unit in which it is a whole number: `300 ms`.
  var inWords: String { "\(count.value) \(count.unit.symbol)" }

  /// As a test writes it: `.milliseconds(300)`.
  var inCode: String { ".\(count.unit.function)(\(count.value))" }

  private typealias Unit = (symbol: String, function: String)

  private var count: (value: Int64, unit: Unit) {
    let (seconds, attoseconds) = components
    if attoseconds == 0 { return (seconds, ("s", "seconds")) }
    let units: [(size: Int64, unit: Unit)] = [
      (1_000_000_000_000_000, ("ms", "milliseconds")), (1_000_000_000_000, ("µs", "microseconds")),
    ]
    for (size, unit) in units where attoseconds % size == 0 {
      return (seconds * (1_000_000_000_000_000_000 / size) + attoseconds / size, unit)
    }
    return (seconds * 1_000_000_000 + attoseconds / 1_000_000_000, ("ns", "nanoseconds"))
  }
}
