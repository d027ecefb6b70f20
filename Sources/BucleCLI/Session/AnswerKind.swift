import Wire

/// What kind of value a question asks for, as far as the values that were seen tell.
indirect enum AnswerKind: Hashable, Sendable {
  case wholeNumber, number, bool, text
  case list(of: AnswerKind)
  /// An enum's case, whatever it carries.
  case variant
  /// A struct, by its name, or a tuple, whose name is empty.
  case record(String)
  /// A value that may be missing.
  case optional(AnswerKind)
  /// Nothing was seen that tells.
  case any

  /// The kind that all of some values have.
  init(of values: [Tree]) {
    let present = values.filter { $0 != .nothing }
    guard present.count == values.count else {
      self = .optional(present.isEmpty ? .any : AnswerKind(of: present))
      return
    }
    switch present.first {
    case .int, .double:
      let isWhole = present.allSatisfy { if case .int = $0 { true } else { false } }
      self = isWhole ? .wholeNumber : .number
    case .bool: self = .bool
    case .text: self = .text
    case .list:
      let elements = present.flatMap { value -> [Tree] in
        if case .list(let elements) = value { elements } else { [] }
      }
      self = .list(of: AnswerKind(of: elements))
    case .record(let name, _): self = .record(name)
    case .variant: self = .variant
    case .nothing, .symbol, .opaque, nil: self = .any
    }
  }

  /// Whether what a learner typed is such a value; a text needs no quotes where it stands alone.
  func takes(_ typed: String) -> Bool {
    switch self {
    case .text: return true
    case .bool: return ["true", "si", "yes", "false", "no"].contains(Word.folded(typed))
    case .optional(let kind) where kind.takes(typed): return true
    default: break
    }
    guard let value = try? LiteralParser.value(of: typed) else { return false }
    return takes(value)
  }

  private func takes(_ value: Tree) -> Bool {
    switch (self, value) {
    case (.any, _), (.number, .int), (.number, .double), (.bool, .bool), (.text, .text): true
    case (.wholeNumber, .int): true
    case (.wholeNumber, .double(let number)): number == number.rounded()
    case (.list(let kind), .list(let elements)): elements.allSatisfy(kind.takes)
    case (.variant, .variant), (.optional, .nothing): true
    case (.record(let name), .record(let given, _)): given == name || given.isEmpty
    case (.optional(let kind), _): kind.takes(value)
    default: false
    }
  }
}
