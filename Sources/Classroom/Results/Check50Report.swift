import Bilingual

/// What `check50 -o json` writes (check50 3).
struct Check50Report: JSONDocument {
  var slug: String
  var version: String
  var results: [Result]?
  var error: Failure?

  struct Result: Encodable {
    var name: String
    var description: String
    var passed: Nullable<Bool>
    var log: [String]
    var cause: Nullable<Cause>
    var data: [String: String] = [:]
    var dependency: Nullable<String>
  }

  struct Cause: Encodable {
    var rationale: String
    var help: Nullable<String>
    var expected: String?
    var actual: String?
  }

  struct Failure: Encodable {
    var type: String
    var value: String
    var traceback: [String] = []
    var actions: Actions
    var data: [String: String] = [:]

    struct Actions: Encodable {
      var show_traceback = false
      var message: String
    }
  }

  private static let logLimit = 100

  init(
    _ grade: SubmissionGrade,
    _ tests: [ReportedTest],
    version: String,
    language: Language
  ) {
    slug = "bucle/\(grade.name)"
    self.version = version
    if let text = grade.problem ?? grade.fault {
      let message = CleanText.of(text)
      error = Failure(
        type: grade.problem == nil ? "Fault" : "SubmissionError",
        value: message,
        actions: Failure.Actions(message: message)
      )
      return
    }
    results = grade.katas.flatMap { kata -> [Result] in
      let name = "\(kata.kata).compiles"
      let own = tests.filter { $0.kata == kata.kata }
      let first = own.first { $0.id == name }
      return [
        Result(
          name: name,
          description: name,
          passed: Nullable(first == nil),
          log: [],
          cause: Nullable(first.map { Cause(rationale: $0.message, help: Nullable(nil)) }),
          dependency: Nullable(nil)
        )
      ]
        + (first == nil
          ? own.map { Self.result($0, after: name) } : Self.skipped(kata, after: name, language))
    }
  }

  /// What would have been checked.
  private static func skipped(_ kata: KataGrade, after dependency: String, _ language: Language)
    -> [Result]
  {
    kata.checks.map { check in
      Result(
        name: "\(kata.kata).\(check.id)",
        description: CleanText.line(check.title, limit: 200),
        passed: Nullable(nil),
        log: [],
        cause: Nullable(Cause(rationale: ClassroomText.notReached[language], help: Nullable(nil))),
        dependency: Nullable(dependency)
      )
    }
  }

  private static func result(_ test: ReportedTest, after dependency: String) -> Result {
    let passed: Bool? =
      switch test.outcome {
      case .passed: true
      case .failed, .error: false
      case .cut, .notRun: nil
      }
    let isMismatch = test.outcome == .failed && test.expected != nil && test.found != nil
    let cause = Cause(
      rationale: test.message,
      help: Nullable(nil),
      expected: isMismatch ? test.expected : nil,
      actual: isMismatch ? test.found : nil
    )
    var log = test.output.split(separator: "\n").map(String.init)
    if log.count > logLimit { log = ["..."] + log.suffix(logLimit) }
    return Result(
      name: test.id,
      description: test.name,
      passed: Nullable(passed),
      log: log,
      cause: Nullable(test.outcome == .passed ? nil : cause),
      dependency: Nullable(dependency)
    )
  }
}
