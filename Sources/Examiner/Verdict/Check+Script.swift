import Wire

extension Check {
  /// The one script that is put to both sides; empty for an exploration.
  var scriptedEvents: [Event] {
    switch question {
    case .scenario(let script): script.map { Event($0) }
    case .steps(let steps): steps.compactMap(\.event)
    case .together, .exhaustive, .accepting, .finding, .breaking: []
    }
  }

  /// What is read after each stimulus.
  var parts: Reading.Parts {
    guard case .steps(let steps) = question else { return compared.parts }
    return steps.flatMap(\.expectations).reduce(compared.parts) { $0.union($1.parts) }
  }
}
