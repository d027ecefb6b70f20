extension Tree {
  /// One place where two trees differ.
  package struct Change: Hashable, Sendable {
    /// Field names from the root; empty where the roots themselves differ.
    package var path: [String]
    /// `nil` where only the new tree has this field.
    package var old: Tree?
    /// `nil` where only the old tree has this field.
    package var new: Tree?

    package init(path: [String], old: Tree?, new: Tree?) {
      self.path = path
      self.old = old
      self.new = new
    }
  }

  /// The places, in declared order, where `new` differs from this tree.
  package func changes(to new: Tree) -> [Change] {
    changes(to: new, at: [])
  }

  private func changes(to new: Tree, at path: [String]) -> [Change] {
    if self == new { return [] }
    guard case .record(let oldType, let oldFields) = self,
      case .record(let newType, let newFields) = new, oldType == newType
    else { return [Change(path: path, old: self, new: new)] }
    var changes: [Change] = []
    for field in oldFields {
      if let value = new[field: field.name] {
        changes += field.value.changes(to: value, at: path + [field.name])
      } else {
        changes.append(Change(path: path + [field.name], old: field.value, new: nil))
      }
    }
    for field in newFields where self[field: field.name] == nil {
      changes.append(Change(path: path + [field.name], old: nil, new: field.value))
    }
    return changes
  }
}

extension Tree.Change: CustomStringConvertible {
  /// `cuenta: 0 → 1`.
  package var description: String {
    let name = path.isEmpty ? "" : path.joined(separator: ".") + ": "
    return "\(name)\(old?.description ?? "—") → \(new?.description ?? "—")"
  }
}
