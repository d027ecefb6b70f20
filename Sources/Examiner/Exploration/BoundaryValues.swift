import Wire

/// Values at the edges of their types, to be put in the place of those that an exploration names.
///
/// An alphabet names a few texts and numbers, and a feature may do right by those alone: it may take a blank for an
/// empty text, or sort what comes in order already. In a script that holds another value throughout, what is typed,
/// asked and answered still belongs together, and the reference says what must follow.
enum BoundaryValues {
  /// What may be put in the place of a value; nothing for one that is a choice, such as an enum's case.
  static func of(_ value: Tree) -> [Tree] {
    let others: [Tree] =
      switch value {
      case .text(let text) where !text.isEmpty: texts(beside: text).map { .text($0) }
      case .int(let number): numbers(beside: number).map { .int($0) }
      case .list(let elements) where !elements.isEmpty:
        lists(beside: elements).map { .list($0) }
      case .text, .list, .nothing, .bool, .double, .record, .variant, .symbol, .opaque: []
      }
    var seen: Set = [value]
    return others.filter { seen.insert($0).inserted }
  }

  /// Those, and the values of its kind that the exploration names elsewhere: what is typed may be what was found.
  static func of(_ value: Tree, among named: [Tree]) -> [Tree] {
    let edges = of(value)
    return edges
      + named.filter { $0 != value && $0.isOfOneKind(with: value) && !edges.contains($0) }
  }

  /// None, blank, padded, blank between its marks, another by one character, in the other cases, of characters that
  /// are several scalars, as many or one alone, and long.
  private static func texts(beside text: String) -> [String] {
    [
      "", " ", "\n", " " + text, text + " ",
      String(text.map { $0.isLetter || $0.isNumber ? " " : $0 }),
      String(text.dropLast() + (text.last == "x" ? "y" : "x")),
      text.uppercased(), text.lowercased(),
      String(repeating: "e\u{301}", count: text.count), "👩‍👩‍👧" + text,
      String(repeating: text, count: 1000 / text.count + 1),
    ]
  }

  /// None, the other way round, twice, many times, and among others of its kind.
  private static func lists(beside elements: [Tree]) -> [[Tree]] {
    let many = Array(repeatElement(elements, count: 20).joined())
    var lists = [[], elements.reversed(), elements + elements, many]
    if case .text = elements[0] {
      lists.append([.text("~")] + elements + [.text(""), .text("A")] + elements)
    }
    return lists
  }

  /// None, its neighbours, on the other side of none, far off, and farther than half the bits reach.
  private static func numbers(beside number: Int) -> [Int] {
    [0, -1, number - 1, number + 1, -number, number + 1000, number - 1000, number + 1 << 40]
  }
}

extension Event {
  /// The values that it carries and that another could stand for, each once, in written order.
  var replaceable: [Tree] {
    var found: [Tree] = []
    for value in reference.carried.flatMap(\.parts) where !found.contains(value) {
      if !BoundaryValues.of(value).isEmpty { found.append(value) }
    }
    return found
  }

  /// The values that an answer carries and that another could stand for, whatever was asked.
  var answered: [Tree] {
    guard case .reply(_, let answer) = reference else { return [] }
    return answer.carried.flatMap(\.parts).filter { !BoundaryValues.of($0).isEmpty }
  }

  /// The same with one value in the place of another in an answer alone: what was asked stays.
  func answering(_ new: Tree, for old: Tree) -> Event {
    func other(_ stimulus: Stimulus) -> Stimulus {
      guard case .reply(let call, let answer) = stimulus else { return stimulus }
      return .reply(call, answer.replacing(old, with: new))
    }
    return Event(subject: other(subject), reference: other(reference))
  }

  /// The same with one value in the place of another, on both sides and wherever it is carried.
  func replacing(_ old: Tree, with new: Tree) -> Event {
    Event(
      subject: subject.replacing(old, with: new),
      reference: reference.replacing(old, with: new)
    )
  }
}

extension Stimulus {
  fileprivate var carried: [Tree] {
    switch self {
    case .send(let action): [action]
    case .set(_, let value): [value]
    case .call(_, let arguments): arguments
    case .reply(let call, let answer): call.arguments + answer.carried
    case .resolve(_, let answer): answer.carried
    case .interact(_, .type(let text)): [.text(text)]
    case .interact, .advance, .dismiss: []
    }
  }

  fileprivate func replacing(_ old: Tree, with new: Tree) -> Stimulus {
    switch self {
    case .send(let action): return .send(action.replacing(old, with: new))
    case .set(let name, let value): return .set(name, value.replacing(old, with: new))
    case .call(let name, let arguments):
      return .call(name, arguments.map { $0.replacing(old, with: new) })
    case .reply(var call, let answer):
      call.arguments = call.arguments.map { $0.replacing(old, with: new) }
      return .reply(call, answer.replacing(old, with: new))
    case .resolve(let position, let answer):
      return .resolve(position, answer.replacing(old, with: new))
    case .interact(let locator, .type(let text)):
      guard case .text(let other) = Tree.text(text).replacing(old, with: new) else { return self }
      return .interact(locator, .type(other))
    case .interact, .advance, .dismiss: return self
    }
  }
}

extension Stimulus.Answer {
  fileprivate var carried: [Tree] {
    switch self {
    case .value(let value): [value]
    case .failure: []
    }
  }

  fileprivate func replacing(_ old: Tree, with new: Tree) -> Stimulus.Answer {
    switch self {
    case .value(let value): .value(value.replacing(old, with: new))
    case .failure: self
    }
  }
}

extension Tree {
  fileprivate func isOfOneKind(with other: Tree) -> Bool {
    switch (self, other) {
    case (.text, .text), (.int, .int): true
    default: false
    }
  }

  /// The tree and all trees in it.
  fileprivate var parts: [Tree] {
    switch self {
    case .list(let elements): [self] + elements.flatMap(\.parts)
    case .record(_, let fields): [self] + fields.flatMap(\.value.parts)
    case .variant(_, let payload): [self] + (payload?.parts ?? [])
    case .nothing, .bool, .int, .double, .text, .symbol, .opaque: [self]
    }
  }

  fileprivate func replacing(_ old: Tree, with new: Tree) -> Tree {
    if self == old { return new }
    switch self {
    case .list(let elements): return .list(elements.map { $0.replacing(old, with: new) })
    case .record(let type, let fields):
      return .record(
        type,
        fields.map { Field($0.name, $0.value.replacing(old, with: new)) }
      )
    case .variant(let name, let payload):
      return .variant(name, payload?.replacing(old, with: new))
    case .nothing, .bool, .int, .double, .text, .symbol, .opaque: return self
    }
  }
}
