/// Who and what a Classroom 50 result is about, as its runner says in the environment.
package struct Classroom50Identity: Hashable, Sendable {
  var classroom: String
  var assignment: String
  var type: String
  var owner: String
  /// `submit/` with the time and the commit.
  var submission: String
  var commit: String
  var release: String
  var review: String
  /// The submission's own time, the same at every grading.
  var date: String

  /// Variables that are missing or not understood.
  package struct Missing: Error, Hashable, Sendable {
    package var names: [String]
  }

  package init(environment: [String: String]) throws(Missing) {
    var missing: [String] = []
    func value(_ names: String...) -> String {
      for name in names {
        if let value = environment[name], !value.isEmpty { return value }
      }
      missing.append(names[0])
      return ""
    }
    classroom = value("CLASSROOM")
    assignment = value("ASSIGNMENT")
    owner = value("OWNER", "USERNAME")
    submission = value("SUBMISSION_TAG")
    commit = value("COMMIT_URL")
    release = value("RELEASE_URL")
    review = value("REVIEW_URL")
    let given = environment["ASSIGNMENT_TYPE"] ?? "individual"
    type = ["individual", "group", "team"].contains(given) ? given : "individual"
    date = Self.date(in: submission) ?? ""
    if !submission.isEmpty, date.isEmpty { missing.append("SUBMISSION_TAG") }
    guard missing.isEmpty else { throw Missing(names: missing) }
  }

  /// The time in `submit/2026-09-01T10-00-00Z-a1b2c3d`.
  private static func date(in tag: String) -> String? {
    guard
      let match = tag.wholeMatch(
        of: /submit\/(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3])-([0-5]\d)-([0-5]\d)Z.*/
      )
    else { return nil }
    return "\(match.1)T\(match.2):\(match.3):\(match.4)Z"
  }
}
