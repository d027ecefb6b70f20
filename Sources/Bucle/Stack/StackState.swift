/// The states of features that are presented one over the other, the last on top.
///
/// Each gets an identifier when it is put on the stack. Two stacks are equal if equal states are on them
/// under the same identifiers.
public struct StackState<Element> {
  /// A state under its identifier.
  struct Entry: Identifiable {
    let id: StackElementID
    /// `nil` only while it is being taken off, or changed.
    var state: Element?

    /// The state, which is there.
    var present: Element {
      get {
        guard let state else { preconditionFailure("an entry is read only while it has a state") }
        return state
      }
      _modify {
        guard var present = state.take() else {
          preconditionFailure("an entry is changed only while it has a state")
        }
        defer { state = present }
        yield &present
      }
    }
  }

  var entries = IdentifiedArrayOf<Entry>()
  /// The number that the next element gets.
  private(set) var next = 0
  /// Tells this stack from another that takes its place, whose elements may have the same numbers.
  let token = ObservableStateID.nextToken()

  /// An empty stack.
  public init() {}

  /// The identifiers from the bottom to the top.
  public var ids: [StackElementID] { Array(entries.ids) }

  /// The state under an identifier; `nil` if there is none.
  ///
  /// Setting `nil` takes it off; setting a state replaces it, or puts it on top if it is new.
  public subscript(id id: StackElementID) -> Element? {
    get { entries[id: id]?.state }
    _modify {
      if let position = entries.index(id: id) {
        defer { removeIfEmpty(id) }
        yield &entries[position].state
      } else {
        var state: Element?
        defer { if let state { push(state, as: id) } }
        yield &state
      }
    }
  }

  /// The payload of the state under an identifier, if it is in a case; a write in another case changes nothing.
  public subscript<Case>(
    id id: StackElementID,
    case path: CaseKeyPath<Element, Case>
  ) -> Case? where Element: CasePathable {
    get { self[id: id]?[case: path] }
    set { self[id: id]?[case: path] = newValue }
  }

  /// Takes off the state under an identifier and all above it; nothing if it is not there.
  public mutating func pop(from id: StackElementID) {
    guard let position = entries.index(id: id) else { return }
    removeSubrange(position...)
  }

  /// Takes off all above the state under an identifier; nothing if it is not there.
  public mutating func pop(to id: StackElementID) {
    guard let position = entries.index(id: id) else { return }
    removeSubrange((position + 1)...)
  }

  func contains(_ id: StackElementID) -> Bool { entries.index(id: id) != nil }

  mutating func push(_ state: Element, as id: StackElementID) {
    insert(state, as: id, at: entries.count)
  }

  private mutating func insert(_ state: Element, as id: StackElementID, at position: Int) {
    entries.insert(Entry(id: id, state: state), at: position)
    next = Swift.max(next, id.number + 1)
  }

  private mutating func removeIfEmpty(_ id: StackElementID) {
    if case .some(let entry) = entries[id: id], case .none = entry.state { entries.remove(id: id) }
  }
}

extension StackState: RandomAccessCollection, MutableCollection, RangeReplaceableCollection {
  /// Always 0.
  public var startIndex: Int { 0 }

  /// How many states there are.
  public var endIndex: Int { entries.count }

  /// The state at a position, from the bottom; a state that is put there keeps the identifier.
  public subscript(position: Int) -> Element {
    get { entries[position].present }
    _modify { yield &entries[position].present }
  }

  /// Replaces some states by others, which get identifiers of their own.
  public mutating func replaceSubrange(
    _ range: Range<Int>,
    with states: some Collection<Element>
  ) {
    for _ in range { entries.remove(at: range.lowerBound) }
    for (offset, state) in states.enumerated() {
      insert(state, as: StackElementID(next), at: range.lowerBound + offset)
    }
  }
}

extension StackState {
  /// Takes all states off; later ones get other identifiers.
  public mutating func removeAll(keepingCapacity isKept: Bool = false) {
    replaceSubrange(indices, with: [])
  }
}

extension StackState: ExpressibleByArrayLiteral {
  /// The states from the bottom to the top.
  public init(arrayLiteral states: Element...) {
    self.init(states)
  }
}

extension StackState.Entry: Equatable where Element: Equatable {}
extension StackState.Entry: Hashable where Element: Hashable {}
extension StackState.Entry: Sendable where Element: Sendable {}

extension StackState.Entry: ObservableState where Element: ObservableState {
  // swift-format-ignore: NoLeadingUnderscores
  var _$id: ObservableStateID { state?._$id ?? .unique() }

  // swift-format-ignore: NoLeadingUnderscores
  mutating func _$willModify() { state?._$willModify() }
}

extension StackState: Equatable where Element: Equatable {
  /// Tells whether equal states are on both under the same identifiers.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.entries == rhs.entries }
}

extension StackState: Hashable where Element: Hashable {
  /// Hashes the states and their identifiers.
  public func hash(into hasher: inout Hasher) { hasher.combine(entries) }
}

extension StackState: Sendable where Element: Sendable {}

extension StackState: Encodable where Element: Encodable {
  /// Encodes the states as an array.
  public func encode(to encoder: any Encoder) throws { try Array(self).encode(to: encoder) }
}

extension StackState: Decodable where Element: Decodable {
  /// Decodes an array of states, which get new identifiers.
  public init(from decoder: any Decoder) throws { self.init(try [Element](from: decoder)) }
}

extension StackState: CustomReflectable, CustomStringConvertible {
  /// The states, as of an array.
  public var customMirror: Mirror {
    Mirror(self, unlabeledChildren: Array(self), displayStyle: .collection)
  }

  /// The states under their identifiers.
  public var description: String {
    let parts = zip(ids, self).map { "\($0): \($1)" }
    return parts.isEmpty ? "[:]" : "[\(parts.joined(separator: ", "))]"
  }
}
