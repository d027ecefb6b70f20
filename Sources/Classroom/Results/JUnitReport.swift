import Bilingual

/// JUnit's XML as most readers know it; there is no schema.
///
/// One level of suites, a suite for each kata of each submission.
struct JUnitReport {
  private var suites: [Suite]

  private struct Suite {
    var name: String
    var seconds: Double
    var tests: [ReportedTest]

    func count(_ outcomes: [ReportedTest.Outcome]) -> Int {
      tests.count { outcomes.contains($0.outcome) }
    }
  }

  init(_ grades: [SubmissionGrade], _ language: Language) {
    suites = grades.flatMap { grade -> [Suite] in
      let tests = grade.tests(language)
      guard grade.problem == nil else {
        return [Suite(name: grade.name, seconds: 0, tests: tests)]
      }
      return grade.katas.map { kata in
        Suite(
          name: "\(grade.name).\(kata.kata)",
          seconds: Double(kata.milliseconds) / 1000,
          tests: tests.filter { $0.kata == kata.kata }
        )
      }
    }
  }

  var text: String {
    let seconds = suites.reduce(0) { $0 + $1.seconds }
    var lines = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#,
      "<testsuites name=\"bucle\" \(Self.counts(suites)) time=\"\(Self.written(seconds))\">",
    ]
    for suite in suites {
      let name = Self.escaped(suite.name)
      lines.append(
        "  <testsuite name=\"\(name)\" \(Self.counts([suite])) time=\"\(Self.written(suite.seconds))\">"
      )
      for test in suite.tests { lines += Self.lines(of: test, suite: name) }
      lines.append("  </testsuite>")
    }
    return (lines + ["</testsuites>", ""]).joined(separator: "\n")
  }

  private static func counts(_ suites: [Suite]) -> String {
    let tests = suites.reduce(0) { $0 + $1.tests.count }
    func sum(_ outcomes: ReportedTest.Outcome...) -> Int {
      suites.reduce(0) { $0 + $1.count(outcomes) }
    }
    return
      "tests=\"\(tests)\" failures=\"\(sum(.failed))\" errors=\"\(sum(.error, .cut))\" skipped=\"\(sum(.notRun))\""
  }

  private static func lines(of test: ReportedTest, suite: String) -> [String] {
    let head = "    <testcase classname=\"\(suite)\" name=\"\(escaped(test.name))\" time=\"0\""
    let short = escaped(CleanText.line(test.message, limit: 200))
    var body: [String] = []
    switch test.outcome {
    case .passed: break
    case .failed:
      body.append(
        "      <failure message=\"\(short)\" type=\"mismatch\">\(escaped(test.message))</failure>"
      )
    case .error, .cut:
      body.append(
        "      <error message=\"\(short)\" type=\"error\">\(escaped(test.message))</error>"
      )
    case .notRun: body.append("      <skipped message=\"\(short)\"/>")
    }
    if !test.output.isEmpty {
      body.append("      <system-out>\(escaped(test.output))</system-out>")
    }
    return body.isEmpty ? [head + "/>"] : [head + ">"] + body + ["    </testcase>"]
  }

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in CleanText.of(text).unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// Seconds to the millisecond.
  private static func written(_ seconds: Double) -> String {
    let milliseconds = Int((seconds * 1000).rounded())
    let rest = String(milliseconds % 1000)
    return "\(milliseconds / 1000)." + String(repeating: "0", count: 3 - rest.count) + rest
  }
}
