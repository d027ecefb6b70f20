import SyntaxWire
import Wire

extension Verdict {
  /// What was seen to go wrong, by check and rule: equal texts for equal behaviour under the same exam.
  ///
  /// Only what the exam compares goes in, in the reference's names: neither the learner's own helpers nor
  /// the words of a crash. A check that ran out of time says nothing, since another machine may be faster.
  package var fingerprints: [String: String] {
    var fingerprints: [String: String] = [:]
    for result in structure {
      guard case .broken(let violations) = result.outcome else { continue }
      var hash = StableHash("broken")
      for fault in violations.map({ "\($0.fault)" }).sorted() { hash.combine(fault) }
      fingerprints[result.rule.id] = hash.description
    }
    for result in checks {
      switch result.outcome {
      case .failed(let example): fingerprints[result.check.id.rawValue] = example.fingerprint
      case .ended(let failure, let trace):
        var hash = StableHash("ended")
        hash.combine("\(failure.withoutMessage)")
        for stimulus in trace.script { hash.combine("\(stimulus)") }
        fingerprints[result.check.id.rawValue] = hash.description
      case .passed, .reached, .cut, .notRun: break
      }
    }
    return fingerprints
  }
}

extension Yardstick {
  /// What this compares of a reading, as texts; the expected one says which properties those are.
  func seen(in reading: Reading, beside expected: Reading) -> [String] {
    var seen = [reading.refusal.map { "\($0)" } ?? ""]
    if aspects.contains(.state) {
      if case .record(_, let fields) = expected.state {
        seen += fields.filter { properties?.contains($0.name) ?? true }
          .map { "\($0.name): \(reading.state[field: $0.name]?.description ?? "")" }
      } else {
        seen.append("\(reading.state)")
      }
    }
    if aspects.contains(.actions) { seen.append("\(reading.actions.map(\.action))") }
    if aspects.contains(.effects) { seen.append("\(reading.effects.count)") }
    if aspects.contains(.idleness) { seen.append("\(reading.started > 0)") }
    if aspects.contains(.waiting) { seen.append("\(reading.waiting)") }
    if aspects.contains(.cancelled) { seen.append("\(reading.cancelled)") }
    if aspects.contains(.afterlife), let isReleased = reading.isReleased {
      seen.append("\(isReleased) \(reading.waiting) \(reading.effects.count)")
    }
    if aspects.contains(.notified) { seen.append("\(Set(reading.notified).sorted())") }
    if aspects.contains(.picture) {
      seen.append("\(reading.screen?.rows ?? []) \(reading.screen?.elements ?? [])")
    }
    if aspects.contains(.controls) {
      seen.append("\(reading.screen?.controlsAlone.elements ?? [])")
    }
    if aspects.contains(.bodies) { seen.append("\(reading.screen?.bodies ?? [])") }
    return seen
  }
}
