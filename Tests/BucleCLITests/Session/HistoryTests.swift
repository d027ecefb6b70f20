import Bilingual
import Examiner
import Testing
import Wire
import Workbook

@testable import BucleCLI

@Suite struct HistoryTests {
  private var session: Session

  init() throws {
    session = try Fixture.session()
    for line in ["", ".incremento", ".incremento", ".decremento"] { Self.take(line, &session) }
  }

  /// Hands a line over and answers every run that comes of it with as many empty readings as it asks for.
  ///
  /// Returns the scripts that were run.
  @discardableResult
  private static func take(_ line: String, _ session: inout Session) -> [Script] {
    answer(session.handle(.line(line)), &session)
  }

  private static func answer(_ effects: [Session.Effect], _ session: inout Session) -> [Script] {
    var scripts: [Script] = []
    for case .run(let run) in effects {
      scripts += run.parts.map(\.script)
      let readings = run.parts.map { part in
        [Reading](repeating: Reading(), count: part.script.count - part.quiet + 1)
      }
      scripts += answer(
        session.handle(.ran(run, Session.RunOutcome(readings: .success(readings)))),
        &session
      )
    }
    return scripts
  }

  private func notes(_ effects: [Session.Effect]) -> [Passage.Note] {
    effects.compactMap { if case .show(.note(let note)) = $0 { note } else { nil } }
  }

  @Test mutating func `what is taken back can be done again, in its order`() {
    #expect(Self.take("undo", &session).map(\.count) == [2])
    #expect(Self.take("deshacer", &session).map(\.count) == [1])
    #expect(Self.take("redo", &session).map(\.count) == [2])
    Self.take("redo", &session)
    #expect(session.live?.moves.map(\.line) == [".incremento", ".incremento", ".decremento"])
    #expect(notes(session.handle(.line("redo"))) == [.nothingToRedo])
  }

  @Test mutating func `doing something new gives up what was taken back`() {
    Self.take("undo", &session)
    Self.take(".reinicio", &session)
    #expect(session.live?.undone == [])
    #expect(session.live?.moves.last?.line == ".reinicio")
  }

  @Test mutating func `a refused stimulus keeps what was taken back`() {
    Self.take("undo", &session)
    guard case .run(let run) = session.handle(.line(".nada")).first else {
      Issue.record("expected: a feature is run")
      return
    }
    var refused = Reading()
    refused.refusal = .noSuchCase("nada", known: [])
    _ = session.handle(
      .ran(run, Session.RunOutcome(readings: .success([[Reading(), refused]])))
    )
    #expect(session.live?.undone.map(\.line) == [".decremento"])
  }

  @Test mutating func `goto moves both ways, and says where the moments end`() throws {
    #expect(Self.take("goto 0", &session) == [[]])
    #expect(Self.take("ir 3", &session).map(\.count) == [3])
    #expect(notes(session.handle(.line("goto 4"))) == [.noSuchMoment("4", last: 3)])
    let nowhere = try #require(notes(session.handle(.line("goto"))).first)
    #expect(Fixture.text(nowhere.lines(Fixture.scene())).hasPrefix("To which moment?"))
    #expect(notes(session.handle(.line("goto atras"))) == [.noSuchMoment("atras", last: 3)])
  }

  @Test mutating func `a difference runs all that was done, also what is taken back`() throws {
    Self.take("goto 1", &session)
    guard case .run(let run) = session.handle(.line("diff 1 3")).first else {
      Issue.record("nothing is run")
      return
    }
    #expect(run.purpose == .difference(Session.Moments(from: 1, to: 3)))
    #expect(run.parts.first?.script.count == 3)
    guard case .run(let now) = session.handle(.line("diff")).first else {
      Issue.record("expected: a feature is run")
      return
    }
    #expect(now.purpose == .difference(Session.Moments(from: 0, to: 1)))
    #expect(notes(session.handle(.line("diff 1 9"))) == [.noSuchMoment("9", last: 3)])
  }

  @Test mutating func `a saved script replays to the same script`() throws {
    guard case .save("mio", let text) = session.handle(.line("save mio")).first else {
      Issue.record("nothing is saved")
      return
    }
    let script = session.live?.script
    Self.take("play", &session)
    #expect(session.live?.script == [])
    _ = Self.answer(session.handle(.loaded("mio", .success("# nota\n\n" + text))), &session)
    #expect(session.live?.script == script)
    #expect(session.queue.isEmpty)
  }

  @Test mutating func `a script with anything else in it is not begun`() {
    let effects = session.handle(.loaded("mio", .success("play contador\nreset contador\n")))
    #expect(notes(effects) == [.notReplayable("reset contador")])
    #expect(session.live?.moves.count == 3)
  }

  @Test mutating func `a script stops at the line that cannot be done`() {
    let text = "play contador\ntap\n.incremento\n"
    _ = Self.answer(session.handle(.loaded("mio", .success(text))), &session)
    #expect(session.live?.script == [])
    #expect(session.queue.isEmpty)
  }

  @Test(arguments: ["../fuera", "a b", "", "a/b", ".oculto"])
  func `a script's name leads nowhere else`(name: String) {
    #expect(notes(session.save(name)) == [.notScriptName(name)])
    #expect(notes(session.replay(name)) == [.notScriptName(name)])
  }
}
