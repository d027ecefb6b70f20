package import Wire

/// The parts of a reading in which a learner's subject must agree with the reference.
///
/// What lies outside them (private helpers, names of cancellation ids, how a view is laid out) is the
/// learner's own business.
package struct Aspects: OptionSet, Sendable, Hashable {
  package var rawValue: UInt16

  package init(rawValue: UInt16) {
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
  /// Which of the unanswered calls were cancelled and wait all the same.
  package static let cancelled = Aspects(rawValue: 1 << 4)
  /// What outlives the screen: calls, sleeps and effects still alive, and the store or model itself.
  package static let afterlife = Aspects(rawValue: 1 << 5)
  /// The observed properties of a model that notified, whatever their order.
  package static let notified = Aspects(rawValue: 1 << 6)
  /// How often each view's body has run.
  package static let bodies = Aspects(rawValue: 1 << 7)

  /// What the screen shows: its rows, and its elements with their labels, values and whether they are enabled.
  package static let picture = Aspects(rawValue: 1 << 8)

  /// Which controls the screen has, with their kinds, labels, values and options, wherever they stand.
  package static let controls = Aspects(rawValue: 1 << 9)

  /// That no effect is started where the reference starts none, be it one that has ended again at once.
  package static let idleness = Aspects(rawValue: 1 << 10)

  /// What the readings must contain for this to be compared.
  package var parts: Reading.Parts {
    var parts: Reading.Parts = [.state]
    if contains(.actions) { parts.insert(.actions) }
    if contains(.idleness) { parts.insert(.started) }
    if contains(.notified) { parts.insert(.notified) }
    if !isDisjoint(with: [.bodies, .picture, .controls]) { parts.insert(.screen) }
    if contains(.bodies) { parts.insert(.bodies) }
    if !isDisjoint(with: [.effects, .waiting, .cancelled, .afterlife]) { parts.insert(.pending) }
    return parts
  }
}
