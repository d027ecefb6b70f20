/// Two values side by side: what is only in the first with a minus, what is only in the second with a plus.
///
/// Parts that are the same are counted, not shown.
package struct Difference {
  /// The lines, each beginning with its mark and a space.
  package let lines: [String]

  /// The difference of two dumps.
  package init(_ old: Dump, _ new: Dump) {
    lines = Self.compare(old, new, prefix: "", suffix: "")
  }

  private static func compare(
    _ old: Dump,
    _ new: Dump,
    prefix: String,
    suffix: String
  ) -> [String] {
    if old == new { return ["  " + prefix + old.line + suffix] }
    guard old.opening == new.opening, !old.parts.isEmpty || !new.parts.isEmpty,
      old.isComparable(to: new)
    else {
      return marked("−", old, prefix, suffix) + marked("+", new, prefix, suffix)
    }
    return ["  " + prefix + old.opening]
      + parts(old.parts, new.parts).map { "\($0.prefix(2))  \($0.dropFirst(2))" }
      + ["  " + old.closing + suffix]
  }

  private static func marked(
    _ mark: String,
    _ dump: Dump,
    _ prefix: String,
    _ suffix: String
  ) -> [String] {
    var lines = dump.lines
    lines[0] = prefix + lines[0]
    lines[lines.count - 1] += suffix
    return lines.map { "\(mark) \($0)" }
  }

  private static func parts(_ old: [Dump.Part], _ new: [Dump.Part]) -> [String] {
    var lines: [String] = []
    var unchanged = 0
    func flush() {
      if unchanged > 0 { lines.append("  … (\(unchanged) =)") }
      unchanged = 0
    }
    func comma(_ isLast: Bool) -> String { isLast ? "" : "," }
    for step in alignment(old, new) {
      switch step {
      case .both(let i, let j) where old[i] == new[j]:
        unchanged += 1
      case .both(let i, let j):
        flush()
        lines += compare(
          old[i].value,
          new[j].value,
          prefix: new[j].prefix,
          suffix: comma(j == new.count - 1)
        )
      case .old(let i):
        flush()
        lines += marked("−", old[i].value, old[i].prefix, comma(i == old.count - 1))
      case .new(let j):
        flush()
        lines += marked("+", new[j].value, new[j].prefix, comma(j == new.count - 1))
      }
    }
    flush()
    return lines
  }

  private enum Step {
    case both(Int, Int)
    case old(Int)
    case new(Int)
  }

  /// Which parts belong together: those of one name, and in a list those that a shortest edit keeps.
  private static func alignment(_ old: [Dump.Part], _ new: [Dump.Part]) -> [Step] {
    let isNamed = !old.isEmpty && old.map(\.label) == new.map(\.label)
    if isNamed, old.first?.label != nil || old.count == new.count {
      return old.indices.map { .both($0, $0) }
    }
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var steps: [Step] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if i < old.count, removed.contains(i) {
        steps.append(.old(i))
        i += 1
      } else if j < new.count, inserted.contains(j) {
        steps.append(.new(j))
        j += 1
      } else {
        steps.append(.both(i, j))
        i += 1
        j += 1
      }
    }
    return steps
  }
}

extension Dump {
  /// Whether showing the parts side by side says more than showing both values.
  fileprivate func isComparable(to other: Dump) -> Bool {
    switch (self, other) {
    case (.call(let lhs, let lhsParts), .call(let rhs, let rhsParts)):
      lhs == rhs && lhsParts.map(\.label) == rhsParts.map(\.label)
    case (.list, .list), (.table, .table): true
    default: false
    }
  }
}
