package import Wire

/// One step of a scenario: what happens, and what must be seen once the subject has settled.
package struct ExpectedStep: Sendable {
  /// `nil` for what must be seen at the start.
  package var event: Event?
  package var expectations: [Expectation]

  /// What must be seen before anything happens.
  package static func start(_ expectations: Expectation...) -> ExpectedStep {
    ExpectedStep(event: nil, expectations: expectations)
  }

  package static func step(_ stimulus: Stimulus, _ expectations: Expectation...) -> ExpectedStep {
    ExpectedStep(event: Event(stimulus), expectations: expectations)
  }

  /// The same step for two architectures.
  package static func step(_ event: Event, _ expectations: Expectation...) -> ExpectedStep {
    ExpectedStep(event: event, expectations: expectations)
  }
}

extension [ExpectedStep] {
  /// What must be seen after this many stimuli.
  package func expectations(after count: Int) -> [Expectation] {
    var happened = 0
    return flatMap { step in
      if step.event != nil { happened += 1 }
      return happened == count ? step.expectations : []
    }
  }
}
