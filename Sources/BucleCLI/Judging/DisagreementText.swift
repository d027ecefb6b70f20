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
          es: name + (change.old.map(\.description) ?? "no existe"),
          en: name + (change.old.map(\.description) ?? "does not exist")
        )
      )
    case .actions(let expected, let found):
      return (Self.list(expected.map { "↑ \($0)" }), Self.list(found.map { "↑ \($0)" }))
    case .effects(let expected, let found):
      return (Self.effects(expected), Self.effects(found))
    case .waiting(let expected, let found): return (Self.list(expected), Self.list(found))
    case .refusal(let refusal):
      return (
        Localized(es: "que la acción entrara", en: "the action to be taken"), refusal.text
      )
    case .unreadable:
      return (
        Localized(es: "una lectura", en: "a reading"),
        Localized(
          es: "bytes que no son del examen: algo escribió en su canal",
          en: "bytes that are not the exam's: something wrote to its channel"
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
    }
  }

  private static func list(_ items: [String]) -> Localized {
    items.isEmpty
      ? Localized(es: "nada", en: "nothing") : Localized(same: items.joined(separator: ", "))
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
