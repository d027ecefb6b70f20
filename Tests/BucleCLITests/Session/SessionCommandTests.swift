import Bilingual
import Examiner
import Testing
import Wire

@testable import BucleCLI
@testable import Workbook

/// What commands at the prompt come to.
@Suite struct SessionCommandTests {
  @Test func `commands about a kata name the kata of the lesson`() throws {
    var session = try Fixture.session()
    let first = try #require(session.currentKata).id
    for (line, work) in [
      ("check", Session.Work.check(first)), ("pista vista-pura", .hint("vista-pura")),
      ("editar contador", .edit("contador")), ("solution", .solution(first)),
    ] {
      guard case .work(let found) = session.handle(.line(line)).last else {
        Issue.record("\(line) is work")
        continue
      }
      #expect(found == work)
    }
    #expect(names(session.handle(.line("check nada"))) == ["usage"])
  }

  @Test func `a command without a name says its kata where the step in view does not`() throws {
    var session = try Fixture.session()
    let first = try #require(session.currentKata).id
    #expect(names(session.handle(.line("check"))).first == "note")
    guard case .show(.note(.about(first)))? = session.handle(.line("check")).first else {
      Issue.record("the kata is named")
      return
    }
    #expect(session.handle(.line("check \(first)")).count == 1)
    let place = try #require(session.nextKata)
    _ = session.handle(.line("lesson \(place.lesson) \(place.step)"))
    #expect(session.handle(.line("check")).count == 1)
  }

  @Test func `a number that nothing asks for is not taken for an action without its dot`() throws {
    var session = try Fixture.session()
    _ = session.handle(.line(""))
    for (word, isLive) in [("3", false), ("incremento", true)] {
      guard case .show(.note(let note))? = session.handle(.line(word)).first else {
        Issue.record("\(word) is not known")
        continue
      }
      #expect(note == .unknownWord(word, isLive: isLive))
    }
    #expect(session.live != nil)
  }

  @Test(arguments: Language.allCases)
  func `a second answer to a question that is closed is told how to ask it again`(
    language: Language
  ) throws {
    var session = try Fixture.session(language)
    let step = try #require(session.lesson.steps.firstIndex { $0.id == "un-solo-camino" })
    session.go(toLesson: 0, step: step)
    _ = session.handle(.line(""))
    _ = session.handle(.line("b"))
    #expect(session.attention == .reading)
    func text(_ line: String) -> String {
      guard case .show(.note(let note))? = session.handle(.line(line)).first else { return "" }
      return note.lines(Fixture.scene(language, width: 200)).map(\.text).joined()
    }
    #expect(text("a").contains(Verb.again.word(language)))
    // What is nearly a command is one that was mistyped, there as elsewhere.
    #expect(text("agian").hasSuffix(language == .spanish ? "¿Querías decir again?" : "again?"))
  }

  @Test(arguments: Language.allCases)
  func `a step that is asked for again goes on to its question`(language: Language) throws {
    var session = try Fixture.session(language)
    let lesson = try #require(
      session.course.lessons.firstIndex { lesson in
        lesson.steps.contains { $0.id == "traza-completa" }
      }
    )
    let step = try #require(
      session.course.lessons[lesson].steps.firstIndex { $0.id == "traza-completa" }
    )
    session.go(toLesson: lesson, step: step)
    _ = session.handle(.line(""))
    // What comes before the question stands alone at first, and is not run together with it.
    #expect(session.attention == .reading)
    _ = session.handle(.line("again"))
    #expect(session.attention == .reading)
    _ = session.handle(.line(""))
    guard case .predicting = session.attention else {
      Issue.record("the step asks nothing")
      return
    }
    session.attention = .reading
    _ = session.handle(.line("again"))
    guard case .predicting = session.attention else {
      Issue.record("the question is not asked again")
      return
    }
  }

  @Test(arguments: Verb.allCases.filter { [.play, .form].contains($0) }, Language.allCases)
  func `no promise is made of Return where another feature comes later`(
    verb: Verb,
    language: Language
  ) {
    let text = Passage.Note.nothingToOpen(verb, next: "contador")
      .lines(Fixture.scene(language, width: 200)).map(\.text).joined()
    #expect(text.contains("\(verb.word(language)) contador"))
    #expect(!text.contains("Return") && !text.contains("Intro"))
  }

  @Test(arguments: Language.allCases)
  func `what differs says between which moments`(language: Language) {
    let lines = Fixture.scene(language, width: 80).difference(
      Session.Moments(from: 2, to: 36),
      Reading(),
      Reading()
    )
    #expect(
      lines.first?.text
        == (language == .spanish ? "Del momento 2 al 36:" : "From moment 2 to 36:")
    )
  }

  @Test func `a hint without a name is of a kata that one has come to`() throws {
    var session = try Fixture.session()
    let steps = session.lesson.steps
    let katas = steps.indices.filter { steps[$0].kata(.english) != nil }
    let first = try #require(katas.first)
    let kata = try #require(steps[first].kata(.english))
    guard case .show(.note(let note))? = session.handle(.line("hint")).first else {
      Issue.record("no hint is spent")
      return
    }
    #expect(note == .noKataYet(kata, lesson: 1, step: first + 1))
    let text = note.lines(Fixture.scene(.spanish, width: 200)).map(\.text).joined()
    #expect(text.contains("lección 1 \(first + 1) te lleva a ella, y pista \(kata) da ya"))
    for step in [first, first + 1] {
      session.go(toLesson: 0, step: step)
      #expect(names(session.handle(.line("pista"))).last == "hint(\(kata))")
    }
    session.go(toLesson: 0, step: katas[1] + 1)
    #expect(session.currentKata?.id == steps[katas[1]].kata(.english))
    session.go(toLesson: 1, step: 0)
    #expect(session.nextKata?.lesson == 2)
  }

  @Test(arguments: [("sí", true), ("yes", true), ("no", false), ("", false)])
  func `reset asks first`(answer: String, isAgreed: Bool) throws {
    var session = try Fixture.session()
    let kata = try #require(session.currentKata).id
    #expect(names(session.handle(.line("reset"))) == ["note"])
    let effects = names(session.handle(.line(answer)))
    #expect(effects == (isAgreed ? ["reset(\(kata))"] : ["note"]))
    #expect(session.attention == .reading)
  }

  @Test func `a question that is asked in between does not close the one that is open`() throws {
    var session = try Fixture.session()
    for _ in 1...2 { _ = session.handle(.line("")) }
    let question = session.attention
    for line in ["reset", "no"] { _ = session.handle(.line(line)) }
    #expect(session.attention == question)
    #expect(question != .reading)
  }

  @Test func `the letter that ends a long text does not throw away what was done`() throws {
    var session = try Fixture.session()
    _ = session.handle(.line(""))
    _ = session.handle(.line(".incremento"))
    #expect(names(session.handle(.line("q"))) == ["note"])
    #expect(session.prompt(width: 80).text == "1·welcome y/n ")
    #expect(names(session.handle(.line("no"))) == ["note"])
    #expect(session.live?.moves.count == 1)
    #expect(names(session.handle(.line("q"))) == ["note"])
    #expect(names(session.handle(.line("yes"))) == ["leave"])
    #expect(names(session.handle(.line("quit"))) == ["leave"])
  }

  @Test func `a command that stands alone is not obeyed with something after it`() throws {
    var session = try Fixture.session()
    #expect(names(session.handle(.line("quit the lesson"))) == ["note"])
    _ = session.handle(.line(""))
    guard case .show(.note(let note))? = session.handle(.line("version = 7")).first else {
      Issue.record("nothing is done")
      return
    }
    #expect(note == .standsAlone("version", "= 7", isLive: true))
    let text = note.lines(Fixture.scene(.spanish, width: 200)).map(\.text).joined()
    #expect(text.hasSuffix("lleva un punto: .version = 7."))
    // Where something is asked, it is an answer.
    _ = session.handle(.line(""))
    #expect(names(session.handle(.line("back to zero"))) == ["run predict"])
  }
}
