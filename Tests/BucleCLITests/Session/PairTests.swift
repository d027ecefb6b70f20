import Bilingual
import Testing
import Wire
import Workbook

@testable import BucleCLI

/// Two features that are driven at once.
@Suite struct PairTests {
  private func reading(_ cuenta: Int, calls: [String] = [], refusal: Wire.Refusal? = nil) -> Reading
  {
    var reading = Reading()
    reading.state = .record("", [Tree.Field("cuenta", .int(cuenta))])
    reading.calls = calls.map {
      Reading.PendingCall(name: "red.pide", arguments: [.text($0)], isCancelled: false)
    }
    reading.refusal = refusal
    return reading
  }

  /// A session in which `contador` runs beside `formulario`.
  private func session(calls: [[String]] = [[], []]) throws -> Session {
    var session = try Fixture.session()
    _ = session.handle(.line(""))
    guard case .run(let run) = session.handle(.line("play contador formulario")).first else {
      Issue.record("both are opened")
      return session
    }
    #expect(run.parts.map(\.feature) == [.course("contador"), .course("formulario")])
    #expect(run.parts.map(\.isBeside) == [true, true])
    let readings = calls.map { [reading(0, calls: $0)] }
    _ = session.handle(.ran(run, Session.RunOutcome(readings: .success(readings))))
    return session
  }

  @Test func `a stimulus reaches both`() throws {
    var session = try session()
    guard case .run(let run) = session.handle(.line("tap -")).first else {
      Issue.record("a stimulus is run")
      return
    }
    #expect(run.parts.map(\.script) == [run.parts[0].script, run.parts[0].script])
    let outcome = Session.RunOutcome(
      readings: .success([[reading(0), reading(-1)], [reading(0), reading(0)]])
    )
    guard case .show(.pairTurn(let pair)) = session.handle(.ran(run, outcome)).first else {
      Issue.record("both turns are shown")
      return
    }
    #expect(pair.features == [.course("contador"), .course("formulario")])
    #expect(session.live?.reading == reading(-1))
    #expect(session.live?.besideReading == reading(0))
  }

  @Test func `an answer goes to the call that it names, wherever it stands`() throws {
    var session = try session(calls: [["fl", "fla"], ["fla"]])
    guard case .run(let run) = session.handle(.line("answer 2 value \"x\"")).first else {
      Issue.record("a stimulus is run")
      return
    }
    #expect(
      run.parts[1].script == [
        .reply(Stimulus.Call("red.pide", [.text("fla")]), .value(.text("x")))
      ]
    )
  }

  @Test func `what one refuses happened to the other`() throws {
    var session = try session()
    guard case .run(let run) = session.handle(.line("tap -")).first else { return }
    let gone = reading(0, refusal: .dismissed)
    let outcome = Session.RunOutcome(
      readings: .success([[reading(0), reading(-1)], [reading(0), gone]])
    )
    _ = session.handle(.ran(run, outcome))
    #expect(session.live?.moves.count == 1)
  }

  @Test func `what both refuse did not happen`() throws {
    var session = try session()
    guard case .run(let run) = session.handle(.line("tap -")).first else { return }
    let gone = reading(0, refusal: .dismissed)
    let outcome = Session.RunOutcome(
      readings: .success([[reading(0), gone], [reading(0), gone]])
    )
    guard case .show(.refused) = session.handle(.ran(run, outcome)).first else {
      Issue.record("the refusal is shown")
      return
    }
    #expect(session.live?.moves.count == 0)
  }

  @Test func `time, traces and saved scripts are of both`() throws {
    var session = try session()
    guard case .run(let run) = session.handle(.line("tap -")).first else { return }
    let readings = [[reading(0), reading(-1)], [reading(0), reading(0)]]
    _ = session.handle(.ran(run, Session.RunOutcome(readings: .success(readings))))
    for (line, purpose) in [
      ("trace", Session.Run.Purpose.trace), ("undo", .travel), ("redo", .travel),
      ("diff", .difference(Session.Moments(from: 0, to: 1))),
    ] {
      let runs = session.handle(.line(line)).compactMap { effect -> Session.Run? in
        if case .run(let run) = effect { run } else { nil }
      }
      #expect(runs.first?.purpose == purpose)
      #expect(runs.first?.parts.count == 2)
    }
    guard case .save(_, let text) = session.handle(.line("save dos")).first else {
      Issue.record("the script is saved")
      return
    }
    #expect(text == "play contador formulario\ntap -\n")
  }

  @Test func `a form is of the left one, and its keys reach the right one afterwards`() throws {
    var session = try session()
    guard case .form(.course("contador"), [])? = session.handle(.line("form")).first else {
      Issue.record("the left one is opened")
      return
    }
    let script: Script = [.interact(.init("-"), .tap)]
    let effects = session.handle(.formLeft(.left(script, reading(-1), nil)))
    guard case .run(let run)? = effects.first else {
      Issue.record("both are brought to the same moment")
      return
    }
    #expect(run.purpose == .travel)
    #expect(run.parts.map(\.feature) == [.course("contador"), .course("formulario")])
    #expect(run.parts.map(\.script) == [script, script])
    _ = session.handle(.line("form perfil"))
    #expect(session.live?.beside == nil)
  }
}
