import Bilingual
import Classroom
import HiddenExams
import Testing
import Wire
import Workbook

@testable import BucleCLI
@testable import Examiner

/// A mark that stands wherever an examination can put hidden things, and every text that reaches somebody.
@Suite struct FeedbackLeakTests {
  private static let mark = "MARCA"
  private static let both = Localized(same: mark)
  private static let tree = Tree.record(mark, [Tree.Field(mark, .text(mark))])
  private static let script: Script = [
    .send(.variant(mark, tree)), .set(mark, tree), .call(mark, [tree]),
    .reply(Stimulus.Call(mark, [tree]), .failure(mark)),
  ]
  private static let screen = Screen(
    rows: [mark],
    elements: [.init(kind: .button, label: mark, value: mark, isEnabled: true)],
    bodies: [.init(view: mark, count: 1)]
  )

  private static var reading: Reading {
    var reading = Reading()
    (reading.state, reading.screen, reading.printed) = (tree, screen, mark)
    reading.calls = [.init(name: mark, arguments: [tree], isCancelled: false)]
    (reading.effects, reading.holders, reading.notified) = ([mark], [mark], [mark])
    reading.refusal = .noSuchCase(mark, known: [mark])
    return reading
  }

  /// One of every kind.
  private static let disagreements: [Disagreement] = [
    .state(Tree.Change(path: [mark], old: tree, new: tree)),
    .actions(expected: [tree], found: [tree]),
    .effects(expected: [mark], found: [mark]), .started(77_701),
    .waiting(expected: [mark], found: [mark]), .cancelled(expected: [mark], found: [mark]),
    .orphans(expected: [mark], found: [mark]), .retained(by: [mark]),
    .notified(expected: [mark], found: [mark]), .picture(expected: screen, found: screen),
    .bodies(expected: screen.bodies, found: screen.bodies),
    .tests(.refused([both])), .tests(.narrow(both)), .tests(.ended(.exit(code: 0, message: mark))),
    .tests(.survivors([.init(mutant: mark, mistake: both)], of: 77_701)),
    .script(.line(.init(file: mark, line: 77_701, column: 1, written: mark), both)),
    .script(.short(seen: [both], missing: both)),
    .expectation(.state(mark, tree), found: mark), .refusal(.noSuchCase(mark, known: [mark])),
    .unreadable, .unrepeatable, .shared(beside: script, .actions(expected: [tree], found: [])),
  ]

  private static var outcomes: [CheckResult.Outcome] {
    let readings = Array(repeating: reading, count: script.count + 1)
    let trace = Counterexample.Trace(script: script, readings: readings)
    let coverage = Coverage(
      bound: 77_701,
      asked: 77_701,
      sequences: nil,
      states: 77_701,
      stimuli: 77_701
    )
    let endings: [SubjectFailure] = [
      .crash(signal: 4, message: mark), .exit(code: 0, message: mark), .silence(.seconds(77_701)),
    ]
    return disagreements.map {
      .failed(Counterexample(trace: trace, disagreement: $0, coverage: coverage, fingerprint: mark))
    }
      + endings.map { .ended($0, trace) } + [.cut(coverage), .passed(coverage), .reached(trace)]
  }

  private static func check(_ feedback: FeedbackLevel) -> Check {
    Check(
      "suelo",
      title: Localized(same: "un título"),
      meaning: both,
      compared: .state,
      feedback: feedback,
      .scenario(script)
    )
  }

  private static func verdict(_ outcome: CheckResult.Outcome, _ own: FeedbackLevel) -> Verdict {
    var verdict = Verdict(
      kata: "contador",
      outcome: .notPassed,
      checks: [CheckResult(check: check(own), outcome: outcome)],
      printed: mark,
      time: .milliseconds(5)
    )
    verdict.resemblances = [
      Resemblance(
        Misconception(mark, refusedBy: mark, belief: both, fingerprints: [mark: mark]),
        isWhole: true
      )
    ]
    return verdict
  }

  private static let kata = Result {
    try #require(try Fixture.course().katas.first { $0.id.rawValue == "contador" })
  }

  /// Every text that a learner or an instructor's system is given of a verdict.
  private func texts(_ verdict: Verdict, _ cap: FeedbackCap) throws -> [String] {
    let told = verdict.told(atMost: cap)
    let kata = try Self.kata.get()
    let exam = try #require(HiddenExams.exam(for: "contador"))
    var texts: [String] = []
    for language in Language.allCases {
      let scene = Fixture.scene(language, width: 100)
      texts.append(
        Fixture.text(VerdictRendering(told, scene: scene, sources: []).lines, width: 100)
      )
      let report = VerdictReport(told, language: language)
      texts.append(report.text(isPretty: false))
      texts.append(LastFailure(of: report).targets.joined(separator: " "))
      let grade = try #require(
        KataGrade(verdict, on: kata, exam: exam, in: "/w", atMost: cap, language: language)
      )
      for format in ResultFormat.allCases {
        let writer = ResultWriter(
          format: format,
          language: language,
          version: "0",
          identity: try Classroom50Identity(environment: [
            "CLASSROOM": "c", "ASSIGNMENT": "a", "OWNER": "o",
            "SUBMISSION_TAG": "submit/2026-09-01T10-00-00Z-a1b2c3d", "COMMIT_URL": "u",
            "RELEASE_URL": "u", "REVIEW_URL": "u",
          ])
        )
        let submission = SubmissionGrade(name: "ana", katas: [grade])
        texts.append(try #require(writer.document(submission)))
      }
    }
    return texts
  }

  @Test(arguments: [FeedbackLevel.title, .verdict], outcomes.indices)
  func `nothing that was found is told below the full level, whoever sets it`(
    _ level: FeedbackLevel,
    _ index: Int
  ) throws {
    for (own, cap) in [
      (FeedbackLevel.full, FeedbackCap(level)), (level, FeedbackCap()),
      (.full, FeedbackCap(checks: ["suelo": level])),
    ] {
      let verdict = Self.verdict(Self.outcomes[index], own)
      for text in try texts(verdict, cap) {
        #expect(!text.contains(Self.mark) && !text.contains("77701"), "\(text)")
        if level == .verdict { #expect(!text.contains("suelo") && !text.contains("un título")) }
      }
    }
  }

  @Test func `the mark would be seen where it may be told`() throws {
    for index in Self.outcomes.indices.dropLast(5) {
      let shown = try texts(Self.verdict(Self.outcomes[index], .full), FeedbackCap())
      #expect(shown.contains { $0.contains(Self.mark) }, "\(Self.outcomes[index])")
    }
  }

  @Test func `what a program said under other checks is not told beside them`() throws {
    let nowhere = Counterexample.Trace(script: [], readings: [])
    var verdict = Self.verdict(.ended(.crash(signal: 4, message: Self.mark), nowhere), .full)
    verdict.resemblances = []
    verdict.checks.append(CheckResult(check: Self.check(.title), outcome: .passed(nil)))
    verdict.checks[0].check.meaning = Localized(same: "por algo")
    for text in try texts(verdict, FeedbackCap()) { #expect(!text.contains(Self.mark), "\(text)") }
  }
}
