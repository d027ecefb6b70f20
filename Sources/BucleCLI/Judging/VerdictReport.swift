import Bilingual
import Examiner
import Foundation
import Wire

/// A verdict as JSON, for other programs; keys are only ever added while `version` stays.
///
/// ```
/// version: 1            kata, outcome: "passed" | "notPassed" | "notJudged"
/// reason                why there is no judgement: "doesNotCompile" | "incomplete" | "doesNotStart"
///                       | "cancelled" | "fault"; absent otherwise
/// diagnostics           compiler errors: file, line, column, severity, message; explanation, the likely
///                       cause and the edit to make, where the mistake is known
/// missing               names that the kata asks for
/// checks                id, title, outcome: "passed" | "failed" | "ended" | "notRun", coverage,
///                       script (the shortest that fails), expected, found
///                       (not for a check that tells no more than its title; one that tells only
///                       the verdict is left out)
/// printed, milliseconds
/// ```
struct VerdictReport: Encodable {
  var version = 1
  var kata: String
  var outcome: String
  var reason: String?
  var diagnostics: [Diagnostic]?
  var missing: [String]?
  var checks: [Check]
  var printed: String
  var milliseconds: Int

  struct Diagnostic: Encodable {
    var file: String
    var line: Int
    var column: Int
    var severity: String
    var message: String
    var explanation: String?
  }

  struct Check: Encodable {
    var id: String
    var title: String
    var outcome: String
    var coverage: Coverage?
    var script: [String]?
    var expected: String?
    var found: String?
  }

  struct Coverage: Encodable {
    var bound: Int
    var sequences: Int?
    var states: Int
    var stimuli: Int
    var milliseconds: Int
  }

  init(_ verdict: Verdict, language: Language) {
    kata = verdict.kata
    printed = verdict.printed
    milliseconds = Int(verdict.time / .milliseconds(1))
    checks = verdict.checks.filter { $0.check.feedback > .verdict }
      .map { Check($0, language: language) }
    switch verdict.outcome {
    case .passed: outcome = "passed"
    case .notPassed: outcome = "notPassed"
    case .notJudged(let cause):
      outcome = "notJudged"
      switch cause {
      case .doesNotCompile(let errors):
        reason = "doesNotCompile"
        diagnostics = errors.map { Diagnostic($0, language: language) }
      case .incomplete(let names):
        reason = "incomplete"
        missing = names
      case .doesNotStart: reason = "doesNotStart"
      case .cancelled: reason = "cancelled"
      case .fault: reason = "fault"
      }
    }
  }

  /// Keys in alphabetical order, so that equal verdicts are equal texts.
  func text(isPretty: Bool) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if isPretty { encoder.outputFormatting.insert(.prettyPrinted) }
    do {
      return String(decoding: try encoder.encode(self), as: UTF8.self)
    } catch {
      preconditionFailure("a verdict report holds nothing that JSON cannot say, got \(error)")
    }
  }
}

extension VerdictReport.Diagnostic {
  fileprivate init(_ diagnostic: CompilerDiagnostic, language: Language) {
    self.init(
      file: diagnostic.file,
      line: diagnostic.line,
      column: diagnostic.column,
      severity: diagnostic.severity.rawValue,
      message: diagnostic.message,
      explanation: Explanation(of: diagnostic)?.text[language]
    )
  }
}

extension VerdictReport.Check {
  fileprivate init(_ result: CheckResult, language: Language) {
    self.init(id: result.check.id.rawValue, title: result.check.title[language], outcome: "notRun")
    switch result.outcome {
    case .passed(let coverage):
      outcome = "passed"
      self.coverage = coverage.map(VerdictReport.Coverage.init)
    case .failed(let example):
      outcome = "failed"
      guard result.check.feedback == .full else { break }
      coverage = example.coverage.map(VerdictReport.Coverage.init)
      script = example.trace.script.map { $0.written(language) }
      expected = example.disagreement.expectation.expected[language]
      found = example.disagreement.expectation.found[language]
    case .ended(let failure, let trace):
      outcome = "ended"
      guard result.check.feedback == .full else { break }
      script = trace.script.map { $0.written(language) }
      found = failure.text()[language]
    case .notRun: break
    }
  }
}

extension VerdictReport.Coverage {
  fileprivate init(_ coverage: Examiner.Coverage) {
    self.init(
      bound: coverage.bound,
      sequences: coverage.sequences,
      states: coverage.states,
      stimuli: coverage.stimuli,
      milliseconds: Int(coverage.time / .milliseconds(1))
    )
  }
}
