import Bilingual
import Foundation
import HiddenExams
import SyntaxWire
import Testing
import Wire
import Workbook

@testable import BucleCLI
@testable import Examiner

@Suite struct VerdictCacheTests {
  private let cache: VerdictCache
  private let exam: Exam
  private let rules = [
    StructuralRule(
      id: "dos",
      title: Localized(es: "Dos casos", en: "Two cases"),
      why: Localized(es: "Porque sí.", en: "Because."),
      demand: .init(kind: .cases, place: "Action", count: 2)
    )
  ]
  private let key = ContentHash(of: Data("key".utf8))

  init() throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "cache-\(UUID().uuidString)"
    )
    cache = VerdictCache(installation: Installation(programs: folder, cache: folder))
    exam = try #require(HiddenExams.exam(for: "contador"))
  }

  private func verdict(_ outcome: CheckResult.Outcome) -> Verdict {
    var verdict = Verdict(
      kata: "contador",
      outcome: .notPassed,
      checks: exam.checks.map { CheckResult(check: $0, outcome: outcome) },
      printed: "hola ñ",
      time: .milliseconds(7)
    )
    let place = Violation(file: "Contador.swift", line: 3, column: 1, fault: .cases(1))
    verdict.structure = [RuleResult(rule: rules[0], outcome: .broken([place]))]
    return verdict
  }

  private static let screen = Screen(
    rows: ["0 ñ"],
    elements: [.init(kind: .button, label: "+", value: "", isEnabled: true)],
    bodies: [.init(view: "ContadorView", count: 2)]
  )

  /// One of every kind.
  static let disagreements: [Disagreement] = [
    .state(Tree.Change(path: ["cuenta"], old: .int(-1), new: .int(0))),
    .actions(expected: [.variant("a", .int(1))], found: []),
    .effects(expected: ["a"], found: []), .waiting(expected: [], found: ["b(1)"]),
    .cancelled(expected: [], found: ["c"]), .orphans(expected: [], found: ["d"]),
    .retained(by: ["tarea"]), .notified(expected: ["x"], found: []),
    .picture(expected: screen, found: nil), .bodies(expected: screen.bodies, found: []),
    .expectation(.state("cuenta", .int(0)), found: "cuenta: 1"),
    .expectation(.sleeps([.seconds(1)]), found: "[]"),
    .expectation(.notified(["x"]), found: "[]"), .refusal(.noSuchCase("x", known: [])), .unreadable,
    .unrepeatable, .started(2), .shared(beside: [.dismiss], .started(1)),
  ]

  private func failed(_ disagreement: Disagreement) -> Verdict {
    var reading = Reading()
    reading.state = .record("State", [.init("cuenta", .int(-1))])
    reading.screen = Self.screen
    let script: Script = [.send(.variant("decremento", nil)), .advance(.seconds(1)), .dismiss]
    var coverage = Coverage(bound: 3, asked: 3, sequences: nil, states: 2, stimuli: 9)
    coverage.world = Coverage.World(answers: 1, deadlines: 2, dismissals: 3)
    return verdict(
      .failed(
        Counterexample(
          trace: .init(script: script, readings: [reading, reading]),
          disagreement: disagreement,
          coverage: coverage
        )
      )
    )
  }

  private var failed: Verdict { failed(Self.disagreements[0]) }

  @Test(arguments: disagreements) func `a kept verdict comes back as it was`(
    _ disagreement: Disagreement
  ) throws {
    defer { try? FileManager.default.removeItem(at: cache.folder) }
    #expect(cache.verdict(key, rules: rules, exam: exam) == nil)
    let failed = failed(disagreement)
    cache.keep(failed, key)
    let back = try #require(cache.verdict(key, rules: rules, exam: exam))
    #expect(
      VerdictReport(back, language: .english).text(isPretty: true)
        == VerdictReport(failed, language: .english).text(isPretty: true)
    )
    #expect("\(back.checks.map(\.outcome))" == "\(failed.checks.map(\.outcome))")
    #expect(back.structure.map(\.outcome) == failed.structure.map(\.outcome))
  }

  @Test func `what a check must not tell is not kept either`() throws {
    defer { try? FileManager.default.removeItem(at: cache.folder) }
    var secret = failed
    for index in secret.checks.indices { secret.checks[index].check.feedback = .title }
    cache.keep(secret, key)
    let told = secret.told(atMost: .full)
    let back = try #require(cache.verdict(key, rules: rules, exam: exam))
    #expect("\(back.checks.map(\.outcome))" == "\(told.checks.map(\.outcome))")
    #expect(back.printed.isEmpty)
  }

  @Test func `a verdict under other rules, or another exam, counts as none`() throws {
    defer { try? FileManager.default.removeItem(at: cache.folder) }
    cache.keep(failed, key)
    var longer = exam
    longer.checks.append(exam.checks[0])
    #expect(cache.verdict(key, rules: [], exam: exam) == nil)
    #expect(cache.verdict(key, rules: rules, exam: longer) == nil)
    #expect(cache.verdict(key, rules: rules, exam: exam) != nil)
  }

  @Test func `a damaged entry, or another's, counts as none`() throws {
    defer { try? FileManager.default.removeItem(at: cache.folder) }
    cache.keep(failed, key)
    let file = cache.folder.appending(path: "\(key.rawValue).json")
    let sound = try String(contentsOf: file, encoding: .utf8)
    let other = ContentHash(of: Data("other".utf8))
    try sound.write(
      to: cache.folder.appending(path: "\(other.rawValue).json"),
      atomically: true,
      encoding: .utf8
    )
    #expect(cache.verdict(other, rules: rules, exam: exam) == nil)
    for damaged in [
      sound.replacing("\"isPassed\":false", with: "\"isPassed\":true"), String(sound.dropLast(9)),
      "", "x",
    ] {
      try damaged.write(to: file, atomically: true, encoding: .utf8)
      #expect(cache.verdict(key, rules: rules, exam: exam) == nil)
    }
    try sound.write(to: file, atomically: true, encoding: .utf8)
    #expect(cache.verdict(key, rules: rules, exam: exam) != nil)
  }

  @Test func `what another run may see otherwise is not kept`() {
    defer { try? FileManager.default.removeItem(at: cache.folder) }
    var stopped = failed
    stopped.outcome = .notJudged(.cancelled)
    var faulty = failed
    faulty.outcome = .notJudged(.fault(.build(.timeLimit(.seconds(1)))))
    var refused = failed
    refused.outcome = .notJudged(.doesNotCompile([]))
    let slow = verdict(.ended(.silence(.seconds(2)), .init(script: [], readings: [])))
    for unkept in [stopped, faulty, refused, slow, verdict(.cut(Coverage()))] {
      cache.keep(unkept, key)
      #expect(cache.verdict(key, rules: rules, exam: exam) == nil)
    }
  }
}
