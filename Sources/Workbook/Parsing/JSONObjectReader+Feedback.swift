extension JSONObjectReader {
  /// One of the levels of feedback, by its name.
  func feedback(_ key: String, _ diagnostics: inout DiagnosticList) -> AllowedFeedback? {
    guard let name = string(key, &diagnostics) else { return nil }
    guard let level = AllowedFeedback(rawValue: name) else {
      let allowed = AllowedFeedback.allCases.map(\.rawValue)
      diagnostics.report(.unknownValue(name, key: key, allowed: allowed), at: position(of: key))
      return nil
    }
    return level
  }

  /// Levels by the checks' ids, and that of all others under `*`; no limit where the key is absent.
  func kataFeedback(_ key: String, _ diagnostics: inout DiagnosticList) -> KataFeedback? {
    guard has(key) else { return KataFeedback() }
    guard let given = object(key, allowed: nil, &diagnostics) else { return nil }
    var checks: [String: AllowedFeedback] = [:]
    for name in given.keys {
      guard let level = given.feedback(name, &diagnostics) else { return nil }
      checks[name] = level
    }
    return KataFeedback(all: checks.removeValue(forKey: "*"), checks: checks)
  }
}
