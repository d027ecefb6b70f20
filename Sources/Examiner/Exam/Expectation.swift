package import Wire

/// What a part of a reading must be, whatever the reference does; a test holds the reference to it as well.
package enum Expectation: Sendable, Hashable, Codable {
  /// The value at a path of property names: `perfil.nombre`.
  case state(String, Tree)
  /// The actions that passed the reducer in this step.
  case actions([Tree])
  /// The calls that wait, as they were made: `api.busca("a")`.
  case calls([String])
  /// How long each sleeper has still to sleep, soonest first.
  case sleeps([Duration])
  case effects(count: Int)
  case notified(Set<String>)
  /// An element that the screen shows, with its value and whether it can be touched.
  case element(String, value: String, isEnabled: Bool)
  case noElement(String)
  /// How often a view's body has run since the start.
  case body(String, count: Int)
  case printed(String)
  case isReleased(Bool)
  case warnings(count: Int)

  /// The value of a property, in Swift.
  package static func state(_ path: String, is value: some Sendable) -> Expectation {
    .state(path, Tree(reflecting: value))
  }

  /// Actions of the reference's own `Action` type.
  package static func actions<Action>(of actions: [Action]) -> Expectation {
    .actions(actions.map { Tree(reflecting: $0) })
  }

  /// What the reading must contain for this.
  package var parts: Reading.Parts {
    switch self {
    case .state: .state
    case .actions: .actions
    case .calls, .sleeps, .effects: .pending
    case .notified: .notified
    case .element, .noElement: .screen
    case .body: [.screen, .bodies]
    case .printed: .printed
    case .warnings: .warnings
    case .isReleased: []
    }
  }

  /// What the reading shows instead, or `nil` where it shows what it must.
  package func shown(in reading: Reading) -> String? {
    let found = found(in: reading)
    return found == description ? nil : found
  }

  /// The expectation that this reading would meet.
  private func found(in reading: Reading) -> String {
    switch self {
    case .state(let path, _):
      let value = reading.state[path: path.split(separator: ".").map(String.init)]
      return "\(path): \(value?.description ?? "—")"
    case .actions: return Expectation.actions(reading.actions.map(\.action)).description
    case .calls:
      return Expectation.calls(
        reading.calls.map { "\(Stimulus.Call($0.name, $0.arguments))" }
      ).description
    case .sleeps: return Expectation.sleeps(reading.sleeps).description
    case .effects: return Expectation.effects(count: reading.effects.count).description
    case .notified: return Expectation.notified(Set(reading.notified)).description
    case .element(let label, _, _), .noElement(let label):
      guard let element = reading.screen?.elements.first(where: { $0.label == label }) else {
        return Expectation.noElement(label).description
      }
      return Expectation.element(label, value: element.value, isEnabled: element.isEnabled)
        .description
    case .body(let view, _):
      let count = reading.screen?.bodies.first { $0.view == view }?.count ?? 0
      return Expectation.body(view, count: count).description
    case .printed: return Expectation.printed(reading.printed).description
    case .isReleased: return Expectation.isReleased(reading.isReleased ?? false).description
    case .warnings: return Expectation.warnings(count: reading.warnings.count).description
    }
  }
}

extension Expectation: CustomStringConvertible {
  /// In the names of the code, which need no language.
  package var description: String {
    switch self {
    case .state(let path, let value): "\(path): \(value)"
    case .actions(let actions): "[\(actions.map(\.description).joined(separator: ", "))]"
    case .calls(let calls): "[\(calls.joined(separator: ", "))]"
    case .sleeps(let sleeps): "sleep [\(sleeps.map { "\($0)" }.joined(separator: ", "))]"
    case .effects(let count): "effects: \(count)"
    case .notified(let names): "[\(names.sorted().joined(separator: ", "))]"
    case .element(let label, let value, let isEnabled):
      "[\(label)] \(value)\(isEnabled ? "" : " (disabled)")"
    case .noElement(let label): "[\(label)] —"
    case .body(let view, let count): "\(view) × \(count)"
    case .printed(let text): text.debugDescription
    case .isReleased(let isReleased): "isReleased: \(isReleased)"
    case .warnings(let count): "warnings: \(count)"
    }
  }
}
