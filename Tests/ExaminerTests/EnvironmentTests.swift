import Bilingual
@testable import Examiner
import Testing
import Wire

@Suite struct `An exploration of the whole environment` {
  static let keys: [Stimulus] = ["a", "ab"].map { .send(.variant("texto", .text($0))) }
  static let world = Environment(
    time: .milliseconds(1),
    answers: ["busqueda.busca": [.value(.text("sí")), .failure("red")]],
    dismiss: true
  )

  static func check(
    _ compared: Aspects,
    bound: Int = 5,
    walks: Int = 50,
    variesValues: Bool = true,
    timeLimit: Duration = .seconds(60)
  ) -> Check {
    Check(
      "mundo",
      title: Localized(same: "mundo"),
      meaning: Localized(same: "mundo"),
      compared: compared,
      .exhaustive(
        Exploration(
          alphabet: keys,
          environment: world,
          bound: bound,
          walks: walks,
          variesValues: variesValues,
          timeLimit: timeLimit
        )
      )
    )
  }

  static func outcome(
    _ id: String,
    against reference: String = "buscador",
    forecasts: Forecasts? = nil,
    _ check: Check
  ) -> CheckResult.Outcome? {
    Examination(
      Exam(kata: "prueba", checks: [check]),
      subject: Course.installation.reference("prueba:\(id)"),
      reference: Course.installation.reference("prueba:\(reference)"),
      forecasts: forecasts
    ).run().checks.first?.outcome
  }

  @Test func `covers answers in every order, time around deadlines, and the screen's end`() throws {
    let outcome = Self.outcome("buscador", Self.check([.state, .actions, .waiting, .afterlife]))
    guard case .passed(let coverage?)? = outcome else {
      Issue.record("\(String(describing: outcome))")
      return
    }
    #expect(coverage.bound == 5)
    #expect(coverage.asked == 5)
    #expect(coverage.world.answers > 0)
    #expect(coverage.world.deadlines > 0)
    #expect(coverage.world.dismissals > 0)
    #expect(coverage.untried == 0)
  }

  @Test func `finds a deadline that is a millisecond late, in two steps`() throws {
    let outcome = Self.outcome("buscador-tardio", Self.check([.state, .actions, .waiting]))
    guard case .failed(let example)? = outcome else {
      Issue.record("\(String(describing: outcome))")
      return
    }
    #expect(example.trace.script == [Self.keys[0]])
    let unseen = Self.outcome("buscador-tardio", Self.check([.state, .actions]))
    guard case .failed(let example)? = unseen else {
      Issue.record("\(String(describing: unseen))")
      return
    }
    #expect(
      example.trace.script.prefix(2) == [Self.keys[0], .advance(.milliseconds(300))]
    )
  }

  @Test func `answers calls that only the subject still waits for`() throws {
    let outcome = Self.outcome("buscador-terco", Self.check([.state]))
    guard case .failed(let example)? = outcome else {
      Issue.record("\(String(describing: outcome))")
      return
    }
    // Two sleepers of the same text, woken at once: the second call cancels nothing.
    let call = Stimulus.Call("busqueda.busca", [.text("a")], index: 1)
    #expect(
      example.trace.script == [
        Self.keys[0], Self.keys[0], .advance(.milliseconds(300)), .reply(call, .value(.text("sí"))),
      ]
    )
    guard case .state(let change) = example.disagreement else {
      Issue.record("\(example.disagreement)")
      return
    }
    #expect(change.path == ["cargando"])
  }

  @Test func `compares cancelled calls where an exam asks for it`() throws {
    let check = Self.check([.state, .cancelled], bound: 3)
    guard case .passed? = Self.outcome("buscador", check) else {
      Issue.record("the same program differs from itself")
      return
    }
    guard case .failed(let example)? = Self.outcome("buscador-terco", check) else {
      Issue.record("a call that is not cancelled passes")
      return
    }
    #expect(
      example.disagreement == .cancelled(expected: ["busqueda.busca(\"a\")"], found: [])
    )
  }

  @Test func `says what was not covered when its time is over, and passes nobody`() throws {
    let verdict = Examination(
      Exam(kata: "prueba", checks: [Self.check([.state], timeLimit: .zero)]),
      subject: Course.installation.reference("prueba:buscador"),
      reference: Course.installation.reference("prueba:buscador")
    ).run()
    guard case .notJudged(.notCovered) = verdict.outcome,
      case .cut(let coverage)? = verdict.checks.first?.outcome
    else {
      Issue.record("\(verdict)")
      return
    }
    #expect(coverage.bound == 0)
    #expect(coverage.asked == 5)
    #expect(coverage.untried == 1)
  }

  @Test func `covers the same every time`() throws {
    let check = Self.check([.state, .actions, .waiting, .afterlife], bound: 4)
    let coverages = (0..<3).map { _ -> Coverage? in
      guard case .passed(var coverage?)? = Self.outcome("buscador", check) else { return nil }
      coverage.time = .zero
      return coverage
    }
    #expect(Set(coverages).count == 1)
    #expect(coverages.first != .some(nil))
  }

  @Test func `computes what can happen from what waits`() {
    var reading = Reading()
    reading.calls = [
      .init(name: "busqueda.busca", arguments: [.text("a")], isCancelled: false),
      .init(name: "otra", arguments: [], isCancelled: false),
      .init(name: "busqueda.busca", arguments: [.text("a")], isCancelled: true),
    ]
    reading.sleeps = [.milliseconds(1), .milliseconds(300)]
    let possible = Self.world.possible(in: [reading, reading], isDismissed: false)
    let call = Stimulus.Call("busqueda.busca", [.text("a")])
    let younger = Stimulus.Call("busqueda.busca", [.text("a")], index: 1)
    #expect(
      possible.map(\.subject) == [
        .reply(call, .value(.text("sí"))), .reply(call, .failure("red")),
        .reply(younger, .value(.text("sí"))), .reply(younger, .failure("red")),
        .advance(.milliseconds(1)), .advance(.milliseconds(2)), .advance(.milliseconds(299)),
        .advance(.milliseconds(300)), .advance(.milliseconds(301)), .dismiss,
      ]
    )
    #expect(!Self.world.possible(in: [reading], isDismissed: true).contains(Event(.dismiss)))
  }
}
