import Bilingual
import Foundation
import HiddenExams
import Testing
import Wire
import Workbook

@testable import BucleCLI
@testable import Examiner

@Suite struct VerdictCacheTests {
  private let cache: VerdictCache
  private let exam: Exam
  private let key = ContentHash(of: Data("key".utf8))

  init() throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "cache-\(UUID().uuidString)"
    )
    cache = VerdictCache(installation: Installation(programs: folder, cache: folder))
    exam = try #require(HiddenExams.exam(for: "contador"))
  }

  private func verdict(_ outcome: CheckResult.Outcome) -> Verdict {
    Verdict(
      kata: "contador",
      outcome: .notPassed,
      checks: [CheckResult(check: exam.checks[4], outcome: outcome)],
      printed: "hola ñ",
      time: .milliseconds(7)
    )
  }

  private var failed: Verdict {
    var reading = Reading()
    reading.state = .record("State", [.init("cuenta", .int(-1))])
    let change = Tree.Change(path: ["cuenta"], old: .int(-1), new: .int(0))
    return verdict(
      .failed(
        Counterexample(
          trace: .init(script: [.send(.variant("decremento", nil))], readings: [reading, reading]),
          disagreement: .state(change),
          coverage: Coverage()
        )
      )
    )
  }

  @Test func `a kept verdict comes back as it was`() throws {
    defer { try? FileManager.default.removeItem(at: cache.folder) }
    #expect(cache.verdict(key, exam: exam) == nil)
    cache.keep(failed, key)
    let back = try #require(cache.verdict(key, exam: exam))
    #expect(
      VerdictReport(back, language: .english).text(isPretty: true)
        == VerdictReport(failed, language: .english).text(isPretty: true)
    )
    #expect("\(back.checks.map(\.outcome))" == "\(failed.checks.map(\.outcome))")
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
    #expect(cache.verdict(other, exam: exam) == nil)
    for damaged in [
      sound.replacing("notPassed", with: "passed"), String(sound.dropLast(9)), "", "x",
    ] {
      try damaged.write(to: file, atomically: true, encoding: .utf8)
      #expect(cache.verdict(key, exam: exam) == nil)
    }
    try sound.write(to: file, atomically: true, encoding: .utf8)
    #expect(cache.verdict(key, exam: exam) != nil)
  }

  @Test func `what another run may see otherwise is not kept`() {
    defer { try? FileManager.default.removeItem(at: cache.folder) }
    var stopped = failed
    stopped.outcome = .notJudged(.cancelled)
    var faulty = failed
    faulty.outcome = .notJudged(.fault(.build(.timeLimit(.seconds(1)))))
    let slow = verdict(.ended(.silence(.seconds(2)), .init(script: [], readings: [])))
    for unkept in [stopped, faulty, slow] {
      cache.keep(unkept, key)
      #expect(cache.verdict(key, exam: exam) == nil)
    }
  }
}
