/// A Classroom 50 result, `classroom50/result/v1`.
struct Classroom50Result: JSONDocument {
  private var identity: Classroom50Identity
  private var tests: [Test]

  struct Test: Encodable {
    var name: String
    var isPassed: Bool
    var message: String?

    enum CodingKeys: String, CodingKey {
      case name = "test-name"
      case isPassed = "passed"
      case score
      case maximum = "max-score"
      case message
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(name, forKey: .name)
      try container.encode(isPassed, forKey: .isPassed)
      // Whole numbers only: every test is worth one.
      try container.encode(isPassed ? 1 : 0, forKey: .score)
      try container.encode(1, forKey: .maximum)
      try container.encodeIfPresent(message, forKey: .message)
    }
  }

  /// The reader cuts what is longer.
  private static let messageLimit = 2_000

  init(_ identity: Classroom50Identity, _ tests: [ReportedTest]) {
    self.identity = identity
    self.tests = tests.map { test in
      Test(
        name: test.name,
        isPassed: test.outcome == .passed,
        message: test.message.isEmpty
          ? nil : CleanText.cut(test.message, limit: Self.messageLimit, notice: "…")
      )
    }
  }

  enum CodingKeys: String, CodingKey {
    case schema, classroom, assignment, owner, submission, commit, release, review, datetime
    case score, tests
    case type = "assignment_type"
    case maximum = "max-score"
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode("classroom50/result/v1", forKey: .schema)
    try container.encode(identity.classroom, forKey: .classroom)
    try container.encode(identity.assignment, forKey: .assignment)
    try container.encode(identity.type, forKey: .type)
    try container.encode(identity.owner, forKey: .owner)
    try container.encode(identity.submission, forKey: .submission)
    try container.encode(identity.commit, forKey: .commit)
    try container.encode(identity.release, forKey: .release)
    try container.encode(identity.review, forKey: .review)
    try container.encode(identity.date, forKey: .datetime)
    try container.encode(tests.count { $0.isPassed }, forKey: .score)
    try container.encode(tests.count, forKey: .maximum)
    try container.encode(tests, forKey: .tests)
  }
}
