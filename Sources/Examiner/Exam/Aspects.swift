package import Wire

/// The parts of a reading in which a learner's subject must agree with the reference.
///
/// What lies outside them (private helpers, names of cancellation ids, how a view is laid out) is the
/// learner's own business.
package struct Aspects: OptionSet, Sendable, Hashable {
  package var rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The properties that the reference's state has; a learner's state may have more.
  package static let state = Aspects(rawValue: 1 << 0)
  /// The actions that passed the reducer, in order.
  package static let actions = Aspects(rawValue: 1 << 1)
  /// How many effects are alive.
  package static let effects = Aspects(rawValue: 1 << 2)
  /// Unanswered dependency calls and sleepers.
  package static let waiting = Aspects(rawValue: 1 << 3)

  /// What the readings must contain for this to be compared.
  package var parts: Reading.Parts {
    var parts: Reading.Parts = [.state]
    if contains(.actions) { parts.insert(.actions) }
    if !isDisjoint(with: [.effects, .waiting]) { parts.insert(.pending) }
    return parts
  }

  /// The first aspect in which two readings differ, or `nil` where they agree in all.
  package func disagreement(of found: Reading, with expected: Reading) -> Disagreement? {
    if found.refusal != nil, expected.refusal == nil {
      return found.refusal.map { .refusal($0) }
    }
    if contains(.state), let change = Self.change(from: found.state, to: expected.state) {
      return .state(change)
    }
    if contains(.actions) {
      let actions = (expected.actions.map(\.action), found.actions.map(\.action))
      if actions.0 != actions.1 { return .actions(expected: actions.0, found: actions.1) }
    }
    if contains(.effects), expected.effects.count != found.effects.count {
      return .effects(expected: expected.effects, found: found.effects)
    }
    if contains(.waiting), expected.calls != found.calls || expected.sleeps != found.sleeps {
      return .waiting(expected: expected.waiting, found: found.waiting)
    }
    return nil
  }

  /// The first property of the expected state that is not as expected.
  private static func change(from found: Tree, to expected: Tree) -> Tree.Change? {
    guard case .record(_, let fields) = expected else {
      return found == expected ? nil : Tree.Change(path: [], old: found, new: expected)
    }
    for field in fields where found[field: field.name] != field.value {
      return Tree.Change(path: [field.name], old: found[field: field.name], new: field.value)
    }
    return nil
  }
}

/// Where and how a subject departs from the reference.
package enum Disagreement: Sendable, Hashable, Codable {
  /// A property has another value than expected: `old` is what came, `new` what was expected.
  case state(Tree.Change)
  case actions(expected: [Tree], found: [Tree])
  case effects(expected: [String], found: [String])
  case waiting(expected: [String], found: [String])
  /// The subject could not take the stimulus at all.
  case refusal(Refusal)
  /// The subject answered with bytes that are no reading.
  case unreadable
  /// The same script, run again from the start, went right: the feature keeps something outside its state.
  case unrepeatable
}

extension Reading {
  /// What a subject waits for, as text: calls as they were made, and sleepers by the time left.
  package var waiting: [String] {
    calls.map { call in
      "\(call.name)(\(call.arguments.map(\.description).joined(separator: ", ")))"
    } + sleeps.map { "sleep(\($0))" }
  }
}
