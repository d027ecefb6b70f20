internal import Bilingual
internal import Bucle

// What is said of effects that are alive.
extension TestStoreText {
  static func effectAlive(_ effect: LiveEffect) -> Localized {
    effectsAlive([effect], waited: nil)
  }

  /// `waited` is the real time that was waited in vain for their end.
  static func effectsAlive(_ effects: [LiveEffect], waited: Duration?) -> Localized {
    let isOne = effects.count == 1
    let time = waited.map { (es: " después de \($0.inWords)", en: " after \($0.inWords)") }
    let remedy = letEnd(effects)
    return Localized(
      es: """
        la prueba termina y \(isOne ? "sigue vivo un efecto" : "siguen vivos \(effects.count) efectos")\(time?.es ?? "")
        \(effects.map { "  \(describe($0).es)" }.joined(separator: "\n"))

        Para corregirlo, \(isOne ? "déjalo" : "déjalos") terminar: \(remedy.es) y recibe lo que \(isOne ? "envía" : "envían"). \
        Si no \(isOne ? "ha de terminar solo" : "han de terminar solos"), envía la acción que \(isOne ? "lo" : "los") cancela, \
        o cancela la tarea que devolvió 'send'.
        """,
      en: """
        the test ends and \(isOne ? "an effect is" : "\(effects.count) effects are") still alive\(time?.en ?? "")
        \(effects.map { "  \(describe($0).en)" }.joined(separator: "\n"))

        To fix, let \(isOne ? "it" : "them") end: \(remedy.en), and receive what \(isOne ? "it sends" : "they send"). \
        If \(isOne ? "it does not end by itself" : "they do not end by themselves"), send the action that cancels \
        \(isOne ? "it" : "them"), or cancel the task that 'send' returned.
        """
    )
  }

  static func taskNotFinished(_ effects: [LiveEffect], waited: Duration?) -> Localized {
    let time = waited.map { (es: " después de \($0.inWords)", en: " after \($0.inWords)") }
    let remedy = letEnd(effects)
    return Localized(
      es: """
        los efectos de este 'send' no han terminado\(time?.es ?? "")
        \(effects.map { "  \(describe($0).es)" }.joined(separator: "\n"))

        Para corregirlo, \(remedy.es). Si no han de terminar solos, escribe 'await tarea.cancel()' en lugar de 'finish'.
        """,
      en: """
        the effects of this 'send' have not ended\(time?.en ?? "")
        \(effects.map { "  \(describe($0).en)" }.joined(separator: "\n"))

        To fix, \(remedy.en). If they do not end by themselves, write 'await task.cancel()' instead of 'finish'.
        """
    )
  }

  static func skippedEffects(_ effects: [LiveEffect]) -> Localized {
    Localized(
      es: "se pasan por alto efectos vivos; quedan cancelados\n"
        + effects.map { "  \(describe($0).es)" }.joined(separator: "\n"),
      en: "effects that are alive are passed over; they are cancelled\n"
        + effects.map { "  \(describe($0).en)" }.joined(separator: "\n")
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

  // MARK: - Parts

  /// The call that wakes the effect that sleeps least; `nil` if none is known to sleep.
  static func advance(_ effects: [LiveEffect]) -> Localized? {
    effects.compactMap(\.sleep).min().map { sleep in
      Localized(
        es: "await reloj.advance(by: \(sleep.inCode))",
        en: "await clock.advance(by: \(sleep.inCode))"
      )
    }
  }

  private static func letEnd(_ effects: [LiveEffect]) -> Localized {
    if let advance = advance(effects) {
      return Localized(
        es: "avanza su reloj con '\(advance.es)'",
        en: "advance the clock with '\(advance.en)'"
      )
    }
    return Localized(
      es: "avanza su reloj o responde por su dependencia",
      en: "advance the clock or answer for the dependency"
    )
  }

  static func describe(_ effect: LiveEffect) -> Localized {
    let ids = effect.cancellationIDs.joined(separator: ", ")
    let name = effect.name.map { " \"\($0)\"" } ?? ""
    let line = effect.site.map { "\($0.fileID):\($0.line)" }
    let sleep = effect.sleep?.inWords
    let esID = ids.isEmpty ? "sin identificador" : "con identificador \(ids)"
    let enID = ids.isEmpty ? "without identifier" : "under the identifier \(ids)"
    return Localized(
      es: "el efecto\(name) de '\(effect.startedBy.line)', \(esID)"
        + (line.map { ", por el 'send' de \($0)" } ?? "")
        + (sleep.map { ", que duerme \($0) más" } ?? ""),
      en: "the effect\(name) of '\(effect.startedBy.line)', \(enID)"
        + (line.map { ", from the 'send' at \($0)" } ?? "")
        + (sleep.map { ", asleep for \($0) more" } ?? "")
    )
  }
}
