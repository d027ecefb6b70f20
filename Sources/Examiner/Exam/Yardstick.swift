package import Wire

/// What a subject's reading is held against the reference's by.
package struct Yardstick: Sendable, Hashable {
  package var aspects: Aspects
  /// All that the reference has where this is `nil`.
  package var properties: [String]?

  package init(aspects: Aspects, properties: [String]? = nil) {
    self.aspects = aspects
    self.properties = properties
  }

  /// The first aspect in which two readings differ, or `nil` where they agree in all.
  package func disagreement(of found: Reading, with expected: Reading) -> Disagreement? {
    if found.refusal != nil, expected.refusal == nil {
      return found.refusal.map { .refusal($0) }
    }
    if aspects.contains(.state), let change = change(from: found.state, to: expected.state) {
      return .state(change)
    }
    if aspects.contains(.actions) {
      let actions = (expected.actions.map(\.action), found.actions.map(\.action))
      if actions.0 != actions.1 { return .actions(expected: actions.0, found: actions.1) }
    }
    if aspects.contains(.effects), expected.effects.count != found.effects.count {
      return .effects(expected: expected.effects, found: found.effects)
    }
    if aspects.contains(.idleness), expected.started == 0, found.started > 0 {
      return .started(found.started)
    }
    if aspects.contains(.waiting), expected.waiting != found.waiting {
      return .waiting(expected: expected.waiting, found: found.waiting)
    }
    if aspects.contains(.cancelled), expected.cancelled != found.cancelled {
      return .cancelled(expected: expected.cancelled, found: found.cancelled)
    }
    if aspects.contains(.afterlife), let left = Self.afterlife(of: found, with: expected) {
      return left
    }
    if aspects.contains(.notified), Set(expected.notified) != Set(found.notified) {
      return .notified(expected: expected.notified, found: found.notified)
    }
    if aspects.contains(.picture), !Self.agree(found.screen, expected.screen) {
      return .picture(expected: expected.screen, found: found.screen)
    }
    if aspects.contains(.controls) {
      let controls = (expected.screen?.controlsAlone, found.screen?.controlsAlone)
      if controls.0 != controls.1 { return .picture(expected: controls.0, found: controls.1) }
    }
    if aspects.contains(.bodies), let bodies = Self.bodies(of: found, with: expected) {
      return bodies
    }
    return nil
  }

  /// Looks only at the views that the reference has: further ones are the learner's own business.
  private static func bodies(of found: Reading, with expected: Reading) -> Disagreement? {
    let wanted = expected.screen?.bodies ?? []
    let counts = found.screen?.bodies ?? []
    let counted = wanted.map { body in
      counts.first { $0.view == body.view } ?? Screen.BodyCount(view: body.view, count: 0)
    }
    return counted == wanted ? nil : .bodies(expected: wanted, found: counted)
  }

  /// Whether two screens look alike, however often their bodies ran.
  private static func agree(_ one: Screen?, _ other: Screen?) -> Bool {
    one?.rows == other?.rows && one?.elements == other?.elements
  }

  /// What outlives the screen in the subject and not in the reference.
  private static func afterlife(of found: Reading, with expected: Reading) -> Disagreement? {
    guard expected.isReleased != nil else { return nil }
    if expected.waiting != found.waiting {
      return .orphans(expected: expected.waiting, found: found.waiting)
    }
    if expected.effects.count != found.effects.count {
      return .orphans(expected: expected.effects, found: found.effects)
    }
    if expected.isReleased == true, found.isReleased == false {
      return .retained(by: found.holders)
    }
    return nil
  }

  /// The first property of the expected state that is not as expected.
  private func change(from found: Tree, to expected: Tree) -> Tree.Change? {
    guard case .record(_, let fields) = expected else {
      return found == expected ? nil : Tree.Change(path: [], old: found, new: expected)
    }
    for field in fields where properties?.contains(field.name) ?? true {
      let value = found[field: field.name]
      if value != field.value {
        return Tree.Change(path: [field.name], old: value, new: field.value)
      }
    }
    return nil
  }
}

extension Reading {
  /// What a subject waits for, as text: calls as they were made, and sleepers by the time left.
  package var waiting: [String] {
    calls.map { "\(Stimulus.Call($0.name, $0.arguments))" } + sleeps.map { "sleep(\($0))" }
  }

  /// The calls that wait in spite of having been cancelled.
  package var cancelled: [String] {
    calls.filter(\.isCancelled).map { "\(Stimulus.Call($0.name, $0.arguments))" }
  }
}
