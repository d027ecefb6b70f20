import Bilingual
import Examiner
import Wire

extension Disagreement {
  /// What should have come and what came.
  var expectation: (expected: Localized, found: Localized) {
    switch self {
    case .state(let change):
      let name = change.path.isEmpty ? "" : change.path.joined(separator: ".") + ": "
      return (
        Localized(same: name + (change.new.map(\.description) ?? "—")),
        Localized(
          es: name + (change.old.map(\.description) ?? "no se guarda en el estado"),
          en: name + (change.old.map(\.description) ?? "is not stored in the state")
        )
      )
    case .actions(let expected, let found):
      return (Self.list(expected.map { "↑ \($0)" }), Self.list(found.map { "↑ \($0)" }))
    case .effects(let expected, let found):
      return (Self.effects(expected), Self.effects(found))
    case .started(let count):
      return (
        Localized(es: "que no se iniciara ningún efecto", en: "no effect to be started"),
        Localized(
          es: count == 1 ? "se inició uno" : "se iniciaron \(count)",
          en: count == 1 ? "one was started" : "\(count) were started"
        )
      )
    case .waiting(let expected, let found):
      return (Self.list(expected.map(Self.typed)), Self.list(found.map(Self.typed)))
    case .cancelled(let expected, let found):
      return (Self.cancelled(expected), Self.cancelled(found))
    case .orphans(let expected, let found):
      return (Self.alive(expected), Self.alive(found))
    case .retained(let properties):
      return (
        Localized(
          es: "que se liberara al cerrar la pantalla",
          en: "freed once the screen is gone"
        ), Self.retained(by: properties)
      )
    case .notified(let expected, let found):
      return (Self.notified(expected), Self.notified(found))
    case .picture(let expected, let found):
      return Self.pictures(expected ?? Screen(), found ?? Screen())
    case .bodies(let expected, let found):
      return (
        Self.list(expected.map { "\($0.view) × \($0.count)" }),
        Self.list(found.map { "\($0.view) × \($0.count)" })
      )
    case .tests(let finding): return finding.expectation
    case .script(let finding): return finding.expectation
    case .expectation(let expectation, let found):
      return (Localized(same: expectation.description), Localized(same: found))
    case .refusal(let refusal):
      return (
        Localized(es: "que lo aceptara", en: "to be taken"), refusal.text
      )
    case .unreadable:
      return (
        Localized(es: "una lectura", en: "a reading"),
        Localized(
          es:
            "bytes que no se pueden leer: un estado con más niveles de los que se leen, o algo escribió en el canal del examen",
          en:
            "bytes that cannot be read: a state nested deeper than is read, or something wrote to the exam's channel"
        )
      )
    case .unrepeatable:
      return (
        Localized(
          es: "lo mismo cada vez que se repite la secuencia",
          en: "the same each time the sequence is run"
        ),
        Localized(
          es: "otra cosa al repetirla: la feature guarda algo fuera de su estado",
          en: "something else when run again: the feature keeps something outside its state"
        )
      )
    case .shared(let beside, let disagreement):
      let (expected, found) = disagreement.expectation
      func list(_ language: Language) -> String {
        beside.map { $0.written(language) }.joined(separator: ", ")
      }
      return (
        Localized(
          es: "\(expected.es), como cuando está sola",
          en: "\(expected.en), as when it is alone"
        ),
        Localized(
          es: "\(found.es), con otra abierta que recibe a la vez: \(list(.spanish))",
          en: "\(found.en), with another open that receives at the same time: \(list(.english))"
        )
      )
    }
  }

  /// What waits, with a sleeper's time as it is typed: `sleep(5s)`.
  private static func typed(_ waiting: String) -> String {
    let parts = waiting.split(separator: " ")
    guard parts.count == 2, parts[0].hasPrefix("sleep("), parts[1] == "seconds)",
      let seconds = Double(parts[0].dropFirst("sleep(".count))
    else { return waiting }
    return "sleep(\(Duration.seconds(seconds).written))"
  }

  private static func list(_ items: [String]) -> Localized {
    items.isEmpty
      ? Localized(es: "nada", en: "nothing") : Localized(same: items.joined(separator: ", "))
  }

  private static func cancelled(_ calls: [String]) -> Localized {
    guard !calls.isEmpty else {
      return Localized(es: "ninguna llamada cancelada", en: "no call cancelled")
    }
    let list = calls.joined(separator: ", ")
    return Localized(es: "cancelada: \(list)", en: "cancelled: \(list)")
  }

  private static func alive(_ tasks: [String]) -> Localized {
    guard !tasks.isEmpty else {
      return Localized(
        es: "nada en marcha con la pantalla cerrada",
        en: "nothing at work once the screen is gone"
      )
    }
    let list = tasks.joined(separator: ", ")
    return Localized(
      es: "sigue en marcha con la pantalla cerrada: \(list)",
      en: "still at work once the screen is gone: \(list)"
    )
  }

  private static func retained(by properties: [String]) -> Localized {
    guard !properties.isEmpty else {
      return Localized(
        es: "sigue en memoria: algo que no es la pantalla lo retiene",
        en: "still in memory: something that is not the screen holds it"
      )
    }
    let list = properties.map { "`\($0)`" }.joined(separator: ", ")
    return Localized(
      es: "sigue en memoria: se retiene a sí mismo por \(list)",
      en: "still in memory: it holds itself through \(list)"
    )
  }

  private static func notified(_ names: [String]) -> Localized {
    names.isEmpty
      ? Localized(es: "ningún aviso", en: "no notification")
      : Localized(
        es: "avisa de \(names.joined(separator: ", "))",
        en: "notifies \(names.joined(separator: ", "))"
      )
  }

  private static func effects(_ names: [String]) -> Localized {
    guard !names.isEmpty else {
      return Localized(es: "ningún efecto vivo", en: "no effect alive")
    }
    let list = names.joined(separator: ", ")
    return Localized(
      es: "\(names.count) \(names.count == 1 ? "efecto vivo" : "efectos vivos") (\(list))",
      en: "\(names.count) \(names.count == 1 ? "effect" : "effects") alive (\(list))"
    )
  }
}
