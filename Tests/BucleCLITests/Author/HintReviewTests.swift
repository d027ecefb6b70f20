import Bilingual
import Foundation
import HiddenExams
import Testing

@testable import BucleCLI
@testable import Examiner
@testable import Workbook

@Suite struct `The review of hints` {
  private func findings(_ hints: [(title: String, aim: Hint.Aim?)]) -> [String] {
    let all = hints.map {
      Hint(id: .init($0.title), title: $0.title, aim: $0.aim, text: Markdown(""))
    }
    let none = Markdown("")
    let kata = Kata(
      id: "k",
      kind: .scripts,
      files: ["K.swift"],
      rules: [],
      points: 1,
      title: Localized(same: "K"),
      statement: Translated(es: none, en: none),
      hints: Translated(es: all, en: all),
      feedback: KataFeedback(checks: ["techo": .title, "gone": .title]),
      folder: Fixture.root
    )
    let checks = ["suelo", "techo"].map {
      Check($0, title: .init(same: $0), meaning: .init(same: $0), compared: .state, .scenario([]))
    }
    let candidates = Candidates(
      starter: .init(name: "Starter", files: [:]),
      reference: .init(name: "K.swift", files: [:]),
      alternatives: [],
      wrong: [.init(name: "wrong/SinSuelo.swift", files: [:])],
      equivalents: []
    )
    return HintReview(kata: kata, exam: Exam(kata: "k", checks: checks), candidates: candidates)
      .findings.filter { !$0.isGood }.map(\.text.en)
  }

  private let complete: [(title: String, aim: Hint.Aim?)] = [
    ("A", Hint.Aim(rung: .concept, targets: [])),
    ("B", Hint.Aim(rung: .place, targets: ["suelo", "techo"])),
    ("C", Hint.Aim(rung: .shape, targets: ["suelo", "SinSuelo"])),
    ("D", Hint.Aim(rung: .shape, targets: ["techo"])),
  ]
  private let gone = "`kata.json` limits the feedback of `gone`, which is no check"

  @Test func `is content with a ladder for every check`() {
    #expect(findings(complete) == [gone])
  }

  @Test func `finds a hint that only wrong answers lead to`() {
    let hints = complete + [("E", Hint.Aim(rung: .shape, targets: ["SinSuelo"]))]
    #expect(
      findings(hints) == [gone, "the hint \"E\" names no check and no rule, only wrong answers"]
    )
  }

  @Test func `finds nothing missing in the course's own katas`() throws {
    for kata in try Fixture.course().katas {
      let exam = try #require(HiddenExams.exam(for: kata.id.rawValue))
      let candidates = try Candidates(
        kata,
        in: Fixture.root.appending(path: "solutions").appending(path: kata.id.rawValue)
      )
      let review = HintReview(kata: kata, exam: exam, candidates: candidates)
      #expect(review.findings.filter { !$0.isGood }.map(\.text.en) == [], "\(kata.id)")
      guard kata.kind.name == .feature else { continue }
      #expect(candidates.wrong.filter { $0.belief == nil }.map(\.name) == [])
      #expect(exam.misconceptions.map(\.id) == candidates.wrong.map(\.id))
    }
  }

  @Test func `names hints for nothing, for unknown checks, and checks without hints`() {
    var hints = complete
    hints[1].aim = nil
    hints[3].aim = Hint.Aim(rung: .shape, targets: ["tejado"])
    #expect(
      findings(hints) == [
        gone,
        "the hint \"B\" does not say what it is for: `concept:`, `place:` or `shape:`",
        "the hint \"D\" is for `tejado`, which is no check, rule or wrong answer",
        "`suelo` has no hint `place:`", "`techo` has no hint `place:`",
        "`techo` has no hint `shape:`",
      ]
    )
  }
}
