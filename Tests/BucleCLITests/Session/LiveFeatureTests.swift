import Bilingual
import Examiner
import Testing
import Wire
import Workbook

@testable import BucleCLI

@Suite struct LiveFeatureTests {
  private func run(_ effects: [Session.Effect]) throws -> Session.Run {
    for case .run(let run) in effects { return run }
    throw Missing.run
  }

  private enum Missing: Error { case run }

  @Test(
    arguments: [
      ("play contador", LiveFeature.course("contador")),
      ("play kata contador", .kata("contador")), ("jugar KATA Contador", .kata("contador")),
      ("play efecto", .kata("efecto")), ("play kata", .kata("vista-pura")),
    ]
  )
  func `a kata is named apart from a feature of the same name`(line: String, feature: LiveFeature)
    throws
  {
    var session = try Fixture.session()
    let run = try run(session.handle(.line(line)))
    #expect(run.parts.map(\.feature) == [feature])
    #expect(session.live?.feature == feature)
  }

  @Test func `without a name, a kata's step means the learner's own`() throws {
    var session = try Fixture.session()
    let steps = session.lesson.steps
    let index = try #require(
      steps.firstIndex { $0.blocks.en.contains { if case .kata = $0 { true } else { false } } }
    )
    _ = session.handle(.line("lesson 1 \(index + 1)"))
    let kata = try #require(session.currentKata)
    #expect(try run(session.handle(.line("play"))).parts.map(\.feature) == [.kata(kata.id)])
  }

  @Test func `a kata that does not open leaves no feature open`() throws {
    var session = try Fixture.session()
    let run = try run(session.handle(.line("play kata contador")))
    let failure = RunFailure.incomplete("contador", missing: ["Contador"])
    _ = session.handle(.ran(run, Session.RunOutcome(readings: .failure(failure))))
    #expect(session.live == nil)
    guard
      case .show(.note(.nothingOpen(_, next: "contador"))) = session.handle(.line(".incremento"))
        .first
    else {
      Issue.record("there is nothing to send an action to")
      return
    }
  }

  @Test func `an unknown kata is told apart from an unknown feature`() throws {
    var session = try Fixture.session()
    guard
      case .show(.note(.unknownFeature("kata nada", let known))) =
        session.handle(.line("play kata nada")).first
    else {
      Issue.record("there is no such kata")
      return
    }
    #expect(known.contains("kata efecto"))
  }

  @Test(arguments: [Verb.play, .form], Language.allCases)
  func `without a name and a feature, the next one is told with the line that opens it`(
    verb: Verb,
    language: Language
  ) throws {
    var session = try Fixture.session(language)
    func text(_ line: String) throws -> String {
      guard case .show(.note(let note))? = session.handle(.line(line)).first else {
        throw Missing.run
      }
      return note.lines(Fixture.scene(language, width: 300)).map(\.text).joined()
    }
    let word = verb.word(language)
    #expect(try text(word).contains("\(word) contador "))
    session.go(toLesson: 0, step: session.lesson.steps.count)
    let last = try text(word)
    #expect(last.contains(word) && last.contains(language == .spanish ? "tabulador" : "Tab"))
  }

  @Test(arguments: ["nota-de-antes", "nota-suelta", "lista-suelta", "buscador-reparado"])
  func `a feature that a step only runs can be driven as well, by its name and in its step`(
    name: String
  ) throws {
    var session = try Fixture.session()
    let feature = LiveFeature.course(Feature.ID(name))
    #expect(try run(session.handle(.line("play \(name)"))).parts.map(\.feature) == [feature])
    let places = session.course.lessons.indices.flatMap { lesson in
      session.course.lessons[lesson].steps.indices.map { (lesson, $0) }
    }
    let place = try #require(
      places.first {
        session.course.lessons[$0].steps[$1].blocks.en.last?.driven.first == Feature.ID(name)
      }
    )
    session.go(toLesson: place.0, step: place.1)
    session.shownBlocks = session.blocks.count
    #expect(try run(session.handle(.line("play"))).parts.map(\.feature) == [feature])
  }

  @Test func `a script of a kata opens the kata again`() throws {
    var session = try Fixture.session()
    session.live = Session.Live(feature: .kata("contador"))
    guard case .save(_, let text) = session.save("mio").first else {
      Issue.record("what was done is saved")
      return
    }
    #expect(text == "play kata contador\n")
  }

  @Test func `Tab offers the katas beside the features`() throws {
    let session = try Fixture.session()
    #expect(session.completion(of: "play kata cont").words == ["kata contador"])
    #expect(session.completion(of: "play cont").words.contains("contador"))
  }
}
