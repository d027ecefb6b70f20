import Bilingual
import Examiner
import Foundation
import SyntaxWire
import Wire

/// A verdict as JSON, for other programs; keys are only ever added while `version` stays.
///
/// ```
/// version: 1            kata, outcome: "passed" | "notPassed" | "notJudged"
/// reason                why there is no judgement: "doesNotCompile" | "incomplete" | "doesNotStart"
///                       | "notCovered" | "cancelled" | "fault"; absent otherwise
/// diagnostics           compiler errors: file, line, column, severity, message; explanation, the likely
///                       cause and the edit to make, where the mistake is known
/// missing               names that the kata asks for
/// rules                 id, title, outcome: "kept" | "broken" | "unreadable", places: file, line,
///                       column, found; absent where the kata has none
/// checks                id, title, outcome: "passed" | "cut" | "failed" | "ended" | "notRun", coverage
///                       (bound is what was covered, asked what was to be covered),
///                       script (the shortest that fails), expected, found,
///                       survivors and mutants (how many wrong versions the tests took for right, of
///                       how many), place (of the script's line that cannot be done: file, line, column)
///                       (not for a check that tells no more than its title; one that tells only
///                       the verdict is left out)
/// resembles             known wrong answers that this one behaves like: id, belief ("it behaves as if …"),
///                       isWhole, false where other things are wrong as well; absent where there are none
/// printed, milliseconds
/// ```
struct VerdictReport: Encodable {
  var version = 1
  var kata: String
  var outcome: String
  var reason: String?
  var diagnostics: [Diagnostic]?
  var missing: [String]?
  var rules: [Rule]?
  var checks: [Check]
  var resembles: [Resemblance]?
  var printed: String
  var milliseconds: Int

  struct Resemblance: Encodable {
    var id: String
    var belief: String
    var isWhole: Bool
  }

  struct Diagnostic: Encodable {
    var file: String
    var line: Int
    var column: Int
    var severity: String
    var message: String
    var explanation: String?
  }

  struct Rule: Encodable {
    var id: String
    var title: String
    var outcome: String
    var places: [Place]

    struct Place: Encodable {
      var file: String
      var line: Int
      var column: Int
      var found: String
    }
  }

  struct Check: Encodable {
    var id: String
    var title: String
    var outcome: String
    var coverage: Coverage?
    var script: [String]?
    var expected: String?
    var found: String?
    var survivors: Int?
    var mutants: Int?
    var place: Place?

    struct Place: Encodable {
      var file: String
      var line: Int
      var column: Int
    }
  }

  struct Coverage: Encodable {
    var bound: Int
    var asked: Int
    var sequences: Int?
    var states: Int
    var stimuli: Int
    var answers: Int
    var deadlines: Int
    var dismissals: Int
    var untried: Int
    var milliseconds: Int
  }

  init(_ verdict: Verdict, language: Language) {
    kata = verdict.kata
    printed = verdict.printed
    milliseconds = Int(verdict.time / .milliseconds(1))
    if !verdict.structure.isEmpty {
      rules = verdict.structure.map { Rule($0, language: language) }
    }
    checks = verdict.checks.filter { $0.check.feedback > .verdict }
      .map { Check($0, language: language) }
    if !verdict.resemblances.isEmpty {
      resembles = verdict.resemblances.map {
        Resemblance(
          id: $0.misconception.id,
          belief: $0.misconception.belief[language],
          isWhole: $0.isWhole
        )
      }
    }
    switch verdict.outcome {
    case .passed: outcome = "passed"
    case .notPassed: outcome = "notPassed"
    case .notJudged(let cause):
      outcome = "notJudged"
      switch cause {
      case .doesNotCompile(let errors):
        reason = "doesNotCompile"
        diagnostics = errors.map { Diagnostic($0, among: errors, language: language) }
      case .incomplete(let names):
        reason = "incomplete"
        missing = names
      case .doesNotStart: reason = "doesNotStart"
      case .notCovered: reason = "notCovered"
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
  fileprivate init(
    _ diagnostic: CompilerDiagnostic,
    among all: [CompilerDiagnostic],
    language: Language
  ) {
    self.init(
      file: diagnostic.file,
      line: diagnostic.line,
      column: diagnostic.column,
      severity: diagnostic.severity.rawValue,
      message: diagnostic.message,
      explanation: Explanation(of: diagnostic, among: all)?.text[language]
    )
  }
}

extension VerdictReport.Rule {
  fileprivate init(_ result: RuleResult, language: Language) {
    self.init(
      id: result.rule.id,
      title: result.rule.title[language],
      outcome: "kept",
      places: []
    )
    switch result.outcome {
    case .kept: break
    case .unreadable: outcome = "unreadable"
    case .broken(let violations):
      outcome = "broken"
      places = violations.map {
        Place(file: $0.file, line: $0.line, column: $0.column, found: $0.fault.text[language])
      }
    }
  }
}

extension VerdictReport.Check {
  fileprivate init(_ result: CheckResult, language: Language) {
    self.init(id: result.check.id.rawValue, title: result.check.title[language], outcome: "notRun")
    switch result.outcome {
    case .passed(let coverage):
      outcome = "passed"
      self.coverage = coverage.map(VerdictReport.Coverage.init)
    case .cut(let coverage):
      outcome = "cut"
      self.coverage = VerdictReport.Coverage(coverage)
    case .failed(let example):
      outcome = "failed"
      guard result.check.feedback == .full else { break }
      coverage = example.coverage.map(VerdictReport.Coverage.init)
      script = example.trace.script.map { $0.written(language) }
      expected = example.disagreement.expectation.expected[language]
      found = example.disagreement.expectation.found[language]
      switch example.disagreement {
      case .tests(.survivors(let survivors, of: let count)):
        self.survivors = survivors.count
        mutants = count
      case .script(.line(let place, _)):
        self.place = Place(file: place.file, line: place.line, column: place.column)
      default: break
      }
    case .reached(let trace):
      outcome = "passed"
      script = trace.script.map { $0.written(language) }
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
      asked: coverage.asked,
      sequences: coverage.sequences,
      states: coverage.states,
      stimuli: coverage.stimuli,
      answers: coverage.world.answers,
      deadlines: coverage.world.deadlines,
      dismissals: coverage.world.dismissals,
      untried: coverage.untried,
      milliseconds: Int(coverage.time / .milliseconds(1))
    )
  }
}
