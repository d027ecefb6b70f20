import Bilingual
import Classroom
import Foundation
import HiddenExams
import SyntaxWire
import Testing
import Wire
import Workbook

@testable import BucleCLI
@testable import Examiner

/// From a verdict to what an instructor's results say of it.
@Suite struct KataGradeTests {
  private let kata: Kata
  private let exam: Exam
  private let rule = StructuralRule(
    id: "dos",
    title: Localized(es: "Action tiene dos casos", en: "Action has two cases"),
    why: Localized(es: "Un caso por hecho.", en: "One case for each fact."),
    demand: .init(kind: .cases, place: "Action", count: 2)
  )

  init() throws {
    kata = try #require(try Fixture.course().katas.first { $0.id.rawValue == "contador" })
    exam = try #require(HiddenExams.exam(for: "contador"))
  }

  private func check(_ id: String, _ feedback: FeedbackLevel = .full) -> Check {
    Check(
      id,
      title: Localized(es: "Título \(id)", en: "Title \(id)"),
      meaning: Localized(es: "Porque sí.", en: "Because."),
      compared: .state,
      feedback: feedback,
      .scenario([])
    )
  }

  private let counterexample = Counterexample(
    trace: .init(script: [.send(.variant("secreto", nil))], readings: []),
    disagreement: .state(Tree.Change(path: ["oculta"], old: .int(-17), new: .int(0))),
    coverage: nil
  )

  private var crash: CheckResult.Outcome {
    .ended(.crash(signal: 4, message: "Fatal error"), counterexample.trace)
  }

  private func verdict(_ checks: [CheckResult], _ outcome: Verdict.Outcome = .notPassed) -> Verdict
  {
    var verdict = Verdict(
      kata: "contador",
      outcome: outcome,
      checks: checks,
      printed: "chivato",
      time: .milliseconds(7)
    )
    let place = Violation(file: "Contador.swift", line: 3, column: 5, fault: .cases(1))
    verdict.structure = [RuleResult(rule: rule, outcome: .broken([place]))]
    return verdict
  }

  private func graded(_ verdict: Verdict, _ cap: FeedbackLevel = .full) -> KataGrade? {
    KataGrade(verdict, on: kata, exam: exam, in: "/w", atMost: cap, language: .english)
  }

  @Test func `rules come before checks, with the places that break them`() throws {
    let grade = try #require(
      graded(verdict([CheckResult(check: check("uno"), outcome: .failed(counterexample))]))
    )
    #expect(grade.checks.map(\.id) == ["rule-dos", "uno"])
    #expect(
      grade.checks[0].message
        == "One case for each fact.\ncontador/Contador.swift:3:5: it has one case"
    )
    #expect(grade.checks[1].script == [".secreto"])
    #expect(grade.checks[1].found == "oculta: -17")
    #expect(grade.score == 0)
  }

  @Test(arguments: [FeedbackLevel.title, .verdict], ResultFormat.allCases)
  func `what is above the level appears in no format`(
    _ level: FeedbackLevel,
    _ format: ResultFormat
  ) throws {
    let verdict = verdict([
      CheckResult(check: check("uno"), outcome: .failed(counterexample)),
      CheckResult(check: check("dos"), outcome: crash),
      CheckResult(check: check("tres"), outcome: .passed(nil)),
    ])
    // Capped by the instructor, or by the exam itself.
    var own = verdict
    for index in own.checks.indices { own.checks[index].check.feedback = level }
    own.structure = []
    for grade in [graded(verdict, level), graded(own)] {
      let writer = ResultWriter(
        format: format,
        language: .english,
        version: "0",
        identity: try Classroom50Identity(environment: [
          "CLASSROOM": "c", "ASSIGNMENT": "a", "OWNER": "o",
          "SUBMISSION_TAG": "submit/2026-09-01T10-00-00Z-a1b2c3d", "COMMIT_URL": "u",
          "RELEASE_URL": "u", "REVIEW_URL": "u",
        ])
      )
      let submission = SubmissionGrade(name: "ana", katas: [try #require(grade)])
      let document = try #require(writer.document(submission))
      for word in ["secreto", "oculta", "-17", "Fatal error", "chivato", "one case"] {
        #expect(!document.contains(word), "\(word) in \(format)")
      }
      #expect(document.contains("Title uno") == (level == .title))
    }
  }

  @Test func `checks that tell the verdict alone are one, at the end`() throws {
    let mixed = try #require(
      graded(
        verdict([
          CheckResult(check: check("uno", .verdict), outcome: .passed(nil)),
          CheckResult(check: check("dos"), outcome: .passed(nil)),
          CheckResult(check: check("tres", .verdict), outcome: .failed(counterexample)),
        ])
      )
    )
    #expect(mixed.checks.map(\.id) == ["rule-dos", "dos", "rest"])
    #expect(mixed.checks.map(\.outcome) == [.failed, .passed, .failed])
    let alone = try #require(graded(verdict([]), .verdict))
    #expect(alone.checks.map(\.id) == ["contador"])
  }

  @Test func `time that ran out is neither a pass nor a lie about the code`() throws {
    let cut = CheckResult(check: check("uno"), outcome: .cut(Coverage(bound: 2, asked: 4)))
    let found = try #require(graded(verdict([cut], .notJudged(.notCovered))))
    #expect(found.outcome == .notCovered)
    #expect(found.checks.last?.outcome == .cut)
    #expect(found.checks.last?.message?.contains("3 to 4 steps") == true)
    let hidden = try #require(graded(verdict([cut], .notJudged(.notCovered)), .title))
    #expect(hidden.checks.last?.message == "Time ran out before all was looked at.")
  }

  @Test func `where nothing was examined the reason is told, without our folders`() throws {
    let error = CompilerDiagnostic(
      file: "/w/contador/Contador.swift",
      line: 4,
      column: 1,
      severity: .error,
      message: "type 'Accion.Action' has no member 'sumr'"
    )
    let refused = try #require(graded(verdict([], .notJudged(.doesNotCompile([error])))))
    #expect(refused.outcome == .doesNotCompile)
    #expect(refused.checks.map(\.id) == exam.checks.map(\.id.rawValue))
    #expect(refused.checks.allSatisfy { $0.outcome == .notRun })
    #expect(refused.score == 0)
    #expect(
      refused.problem == """
        contador/Contador.swift:4:1: error: type 'Accion.Action' has no member 'sumr'
          The action has no case 'sumr': correct the name, or add `case sumr` to `enum Action`.
        """
    )
    let fault = Verdict.Fault.reference(.crash(signal: 4, message: ""))
    #expect(graded(verdict([], .notJudged(.fault(fault))))?.outcome == .fault)
    #expect(graded(verdict([], .notJudged(.cancelled))) == nil)
  }
}
