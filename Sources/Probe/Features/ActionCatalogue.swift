@_spi(Probe) import Bucle
import Wire

/// The cases of an action type, by name, through the public case-path API.
struct ActionCatalogue<Action> {
  private let entries: [CaseEntry<Action>]

  init(_ type: Action.Type) {
    func open<Enum: CasePathable>(_ type: Enum.Type) -> [CaseEntry<Action>] {
      type.caseEntries as? [CaseEntry<Action>] ?? []
    }
    entries = (type as? any CasePathable.Type).map { open($0) } ?? []
  }

  var cases: [SubjectDescription.ActionCase] {
    entries.map { entry in
      SubjectDescription.ActionCase(
        name: entry.name,
        payload: entry.payload == Void.self ? nil : Tree.name(entry.payload)
      )
    }
  }

  /// The action that a tree describes, or why there is none.
  func action(_ tree: Tree) -> Result<Action, Rejection> {
    guard case .variant(let name, let payload) = tree,
      let entry = entries.first(where: { $0.name == name })
    else {
      let name = if case .variant(let name, _) = tree { name } else { tree.description }
      return .failure(Rejection(.noSuchCase(name, known: entries.map(\.name))))
    }
    do throws(TreeMismatch) {
      let value = try (payload ?? .nothing).decode(as: entry.payload)
      if let action = entry.embed(value) { return .success(action) }
    } catch {
      return .failure(
        Rejection(.wrongPayload(case: name, expected: error.expected, found: error.found))
      )
    }
    let found = payload?.description ?? ""
    return .failure(
      Rejection(.wrongPayload(case: name, expected: Tree.name(entry.payload), found: found))
    )
  }

  /// A refusal on its way out of a decoding.
  struct Rejection: Error {
    var refusal: Refusal

    init(_ refusal: Refusal) {
      self.refusal = refusal
    }
  }
}
