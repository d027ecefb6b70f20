/// What a learner hands in: the sources of some katas, and what the learner's tool said of them.
///
/// As JSON, version 1; keys are only ever added while `version` stays.
///
/// ```
/// format: "bucle-submission"    version: 1    tool: the version that wrote it
/// katas       id, contentHash, files: [name, text | base64]
///             claim: what the learner's tool found for exactly these files: outcome, verdict; absent if nothing
///             attempts: [date, contentHash, outcome], the earliest first
/// checksum    SHA-256 over all of it: it tells damage, and is no proof of anything
/// ```
package struct Submission: Codable, Hashable, Sendable {
  package static let format = "bucle-submission"
  package static let version = 1

  package var format = Submission.format
  package var version = Submission.version
  package var tool: String
  package var katas: [Work]
  package var checksum = ""

  package init(tool: String, katas: [Work]) {
    self.tool = tool
    self.katas = katas
    checksum = fingerprint
  }

  /// One kata of it.
  package struct Work: Codable, Hashable, Sendable {
    package var id: String
    package var contentHash: String
    package var files: [File]
    /// Never believed: grading judges again.
    package var claim: Claim?
    package var attempts: [Attempt]

    package init(
      id: String,
      contentHash: String,
      files: [File],
      claim: Claim?,
      attempts: [Attempt]
    ) {
      self.id = id
      self.contentHash = contentHash
      self.files = files
      self.claim = claim
      self.attempts = attempts
    }
  }

  package struct Claim: Codable, Hashable, Sendable {
    package var outcome: String
    /// The verdict as JSON text.
    package var verdict: String

    package init(outcome: String, verdict: String) {
      self.outcome = outcome
      self.verdict = verdict
    }
  }

  package struct Attempt: Codable, Hashable, Sendable {
    /// ISO 8601, UTC.
    package var date: String
    package var contentHash: String
    package var outcome: String

    package init(date: String, contentHash: String, outcome: String) {
      self.date = date
      self.contentHash = contentHash
      self.outcome = outcome
    }
  }
}
