internal import Bucle

/// The body of the closure that turns one state into another: `$0.cuenta = 1`, one line per change.
struct Assignments {
  let lines: [String]

  init(from old: Dump, to new: Dump) {
    lines = Self.assignments("$0", old, new)
  }

  private static func assignments(_ path: String, _ old: Dump, _ new: Dump) -> [String] {
    if old == new { return [] }
    if case .call(let oldName, let oldParts) = old, case .call(let newName, let newParts) = new,
      oldName == newName, !newName.hasPrefix("."), !newName.isEmpty,
      oldParts.map(\.label) == newParts.map(\.label), newParts.allSatisfy({ $0.label != nil }),
      !isAnother(oldParts, newParts)
    {
      return zip(oldParts, newParts).flatMap { oldPart, newPart in
        assignments("\(path).\(newPart.label ?? "")", oldPart.value, newPart.value)
      }
    }
    return ["\(path) = \(new.line)"]
  }

  /// Whether a whole value took another's place: what tells them apart is most often a constant.
  private static func isAnother(_ old: [Dump.Part], _ new: [Dump.Part]) -> Bool {
    zip(old, new).contains { old, new in
      ["id", "rawValue"].contains(new.label) && old.value != new.value
    }
  }
}
