import Bilingual
import Testing
import Wire

@testable import Examiner

@Suite struct `What is seen of a reading` {
  private func reading(_ fields: [(String, Tree)]) -> Reading {
    var reading = Reading()
    reading.state = .record("State", fields.map { Tree.Field($0.0, $0.1) })
    return reading
  }

  private let expected = [("cuenta", Tree.int(0)), ("tope", .int(10))]

  @Test func `is what the exam compares, in the reference's names and order`() {
    let yardstick = Yardstick(aspects: .state)
    let mine = reading([("ayuda", .text("mía")), ("tope", .int(10)), ("cuenta", .int(-1))])
    let other = reading([("cuenta", .int(-1)), ("tope", .int(10))])
    let reference = reading(expected)
    #expect(
      yardstick.seen(in: mine, beside: reference) == yardstick.seen(in: other, beside: reference)
    )
    #expect(
      yardstick.seen(in: mine, beside: reference)
        != yardstick.seen(
          in: reading([("cuenta", .int(-2)), ("tope", .int(10))]),
          beside: reference
        )
    )
    let narrow = Yardstick(aspects: .state, properties: ["tope"])
    #expect(narrow.seen(in: mine, beside: reference) == ["", "tope: 10"])
  }

  @Test func `keeps out what is not compared, and in what is`() {
    var talkative = reading(expected)
    talkative.printed = "hola"
    talkative.notified = ["b", "a"]
    let quiet = reading(expected)
    let narrow = Yardstick(aspects: .state)
    #expect(narrow.seen(in: talkative, beside: quiet) == narrow.seen(in: quiet, beside: quiet))
    let wide = Yardstick(aspects: [.state, .notified])
    #expect(wide.seen(in: talkative, beside: quiet) != wide.seen(in: quiet, beside: quiet))
    var turned = talkative
    turned.notified = ["a", "b"]
    #expect(wide.seen(in: talkative, beside: quiet) == wide.seen(in: turned, beside: quiet))
  }

  @Test func `an ending counts without the program's own words, a check cut short not at all`() {
    func verdict(_ outcome: CheckResult.Outcome) -> Verdict {
      let check = Check(
        "c",
        title: Localized(same: ""),
        meaning: Localized(same: ""),
        compared: .state,
        .scenario([])
      )
      return Verdict(
        kata: "k",
        outcome: .notPassed,
        checks: [CheckResult(check: check, outcome: outcome)],
        time: .zero
      )
    }
    func ended(_ failure: SubjectFailure, _ script: Script) -> [String: String] {
      verdict(.ended(failure, Counterexample.Trace(script: script, readings: []))).fingerprints
    }
    let step = [Stimulus.dismiss]
    #expect(
      ended(.crash(signal: 4, message: "/home/a"), step)
        == ended(.crash(signal: 4, message: "/home/b"), step)
    )
    #expect(
      ended(.crash(signal: 4, message: ""), step) != ended(.crash(signal: 4, message: ""), [])
    )
    #expect(
      ended(.crash(signal: 4, message: ""), step) != ended(.exit(code: 4, message: ""), step)
    )
    #expect(verdict(.cut(Coverage())).fingerprints == [:])
    #expect(verdict(.notRun).fingerprints == [:])
  }
}
