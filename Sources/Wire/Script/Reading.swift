package import Bilingual

/// What can be seen of a subject once it has settled: nothing is left to run until the next stimulus.
///
/// The first group of properties says where the subject is, the second how it got there since the last
/// reading. Two subjects at the same place behave alike from there on, whatever their pasts.
package struct Reading: Hashable, Sendable {
  package var state: Tree = .nothing
  /// Dependency calls that wait for an answer, by name, then by arguments, then in the order they were made:
  /// effects that have nothing to do with each other may start in any order.
  package var calls: [PendingCall] = []
  /// How long each sleeper has still to sleep, in virtual time, soonest first.
  package var sleeps: [Duration] = []
  /// The effects still alive, each by the description of the action that started it.
  package var effects: [String] = []
  /// Whether the store or model was freed; `nil` before `dismiss`.
  package var isReleased: Bool?
  /// The stored properties of a model through which something it owns leads back to it, where it was not freed.
  package var holders: [String] = []

  /// How many effects were started since the last reading, those that have ended again included.
  package var started = 0
  /// Every action that passed the reducer since the last reading, in order.
  package var actions: [ReducedAction] = []
  /// Observed properties of a view model that notified since the last reading, in order.
  package var notified: [String] = []
  /// `nil` where the subject has no view or the reading was not asked for it.
  package var screen: Screen?
  /// What the subject printed since the last reading.
  package var printed: String = ""
  /// The runtime's own complaints since the last reading, such as a binding that nothing handles.
  package var warnings: [Localized] = []
  /// `nil` where the stimulus could be applied; then the subject is as it was before it.
  package var refusal: Refusal?

  package init() {}

  /// An action with the state that its reduction left.
  package struct ReducedAction: Hashable, Sendable {
    package var action: Tree
    /// `.nothing` where the reading was not asked for it.
    package var state: Tree

    package init(action: Tree, state: Tree) {
      self.action = action
      self.state = state
    }
  }

  /// A call of a scripted dependency that has not been answered.
  package struct PendingCall: Hashable, Sendable {
    package var name: String
    package var arguments: [Tree]
    package var isCancelled: Bool

    package init(name: String, arguments: [Tree], isCancelled: Bool) {
      self.name = name
      self.arguments = arguments
      self.isCancelled = isCancelled
    }
  }

  /// The parts of a reading that a request asks for; what is not asked for stays empty and costs nothing.
  package struct Parts: OptionSet, Hashable, Sendable {
    package var rawValue: UInt16

    package init(rawValue: UInt16) {
      self.rawValue = rawValue
    }

    package static let state = Parts(rawValue: 1 << 0)
    package static let actions = Parts(rawValue: 1 << 1)
    /// Calls, sleeps and effects.
    package static let pending = Parts(rawValue: 1 << 2)
    package static let screen = Parts(rawValue: 1 << 3)
    package static let printed = Parts(rawValue: 1 << 4)
    package static let warnings = Parts(rawValue: 1 << 5)
    /// The observed properties that notified.
    package static let notified = Parts(rawValue: 1 << 6)
    /// The state that each action left, beside the action.
    package static let actionStates = Parts(rawValue: 1 << 7)
    /// How often each body on the screen has run.
    package static let bodies = Parts(rawValue: 1 << 8)
    /// How many effects were started.
    package static let started = Parts(rawValue: 1 << 9)
    package static let all: Parts = [
      .state, .actions, .pending, .screen, .printed, .warnings, .notified, .actionStates, .bodies,
      .started,
    ]
  }
}
