import Bilingual
import Testing
import Wire

@testable import Examiner

@Suite struct `What an answer behaves like` {
  private static func check(_ id: String, isExploration: Bool = false) -> Check {
    Check(
      id,
      title: Localized(same: id),
      meaning: Localized(same: id),
      compared: .state,
      isExploration ? .exhaustive(Exploration(events: [], bound: 1)) : .scenario([])
    )
  }

  private func failed(_ fingerprint: String) -> CheckResult.Outcome {
    .failed(
      Counterexample(
        trace: Counterexample.Trace(script: [], readings: []),
        disagreement: .unreadable,
        fingerprint: fingerprint
      )
    )
  }

  private func verdict(
    suelo: String? = nil,
    techo: String? = nil,
    all: String? = nil,
    outcome: Verdict.Outcome = .notPassed
  ) -> Verdict {
    let results = [("suelo", suelo), ("techo", techo), ("exhaustivo", all)].map { id, print in
      CheckResult(
        check: Self.check(id, isExploration: id == "exhaustivo"),
        outcome: print.map(failed) ?? .passed(nil)
      )
    }
    return Verdict(kata: "contador", outcome: outcome, checks: results, time: .zero)
  }

  private func known(_ id: String, by check: String, _ prints: [String: String]) -> Misconception {
    Misconception(id, refusedBy: check, belief: Localized(same: id), fingerprints: prints)
  }

  private var catalogue: [Misconception] {
    [
      known("SinSuelo", by: "suelo", ["suelo": "s", "exhaustivo": "corta"]),
      known("TechoEnOnce", by: "techo", ["techo": "t", "exhaustivo": "larga"]),
      known("SoloExhaustivo", by: "exhaustivo", ["exhaustivo": "rara"]),
      known("NoCompila", by: "", [:]),
    ]
  }

  private func names(_ verdict: Verdict) -> [String] {
    verdict.resemblances(among: catalogue).map { "\($0.misconception.id) \($0.isWhole)" }
  }

  @Test func `is a wrong answer that shows the same in every check`() {
    #expect(names(verdict(suelo: "s", all: "corta")) == ["SinSuelo true"])
    #expect(names(verdict(all: "rara")) == ["SoloExhaustivo true"])
  }

  @Test func `is in part each wrong answer whose faults are all found`() {
    #expect(
      names(verdict(suelo: "s", techo: "t", all: "corta")) == ["SinSuelo false"]
    )
    #expect(
      names(verdict(suelo: "s", techo: "t", all: "otra"))
        == ["SinSuelo false", "TechoEnOnce false"]
    )
  }

  @Test func `is nothing known where a reading differs, or a fault of the wrong answer is missing`()
  {
    #expect(names(verdict(suelo: "otra", all: "corta")) == [])
    #expect(names(verdict(suelo: "s")) == [])
    #expect(names(verdict(techo: "u", all: "rara")) == [])
    #expect(names(verdict(suelo: "s", all: "corta", outcome: .passed)) == [])
  }

  @Test(arguments: FeedbackLevel.allCases)
  func `is told only where every check is told in full`(_ level: FeedbackLevel) {
    var verdict = verdict(suelo: "s", all: "corta")
    verdict.resemblances = verdict.resemblances(among: catalogue)
    #expect(verdict.told(atMost: level).resemblances.isEmpty == (level < .full))
    let one = FeedbackCap(checks: ["techo": level])
    #expect(verdict.told(atMost: one).resemblances.isEmpty == (level < .full))
    #expect(verdict.told(atMost: level).fingerprints.values.contains("s") == (level == .full))
  }

  @Test func `the cap of a check is the lowest of all that speak of it`() {
    let cap = FeedbackCap(.full, checks: ["suelo": .title, "techo": .full])
      .lowered(to: FeedbackCap(.full, checks: ["suelo": .verdict, "exhaustivo": .title]))
    var shy = Self.check("techo")
    shy.feedback = .title
    #expect(cap.level(of: Self.check("suelo")) == .verdict)
    #expect(cap.level(of: Self.check("exhaustivo")) == .title)
    #expect(cap.level(of: Self.check("techo")) == .full)
    #expect(cap.level(of: shy) == .title)
    #expect(cap.lowered(to: FeedbackCap(.title)).level(of: Self.check("techo")) == .title)
  }
}
