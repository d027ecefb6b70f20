import Bilingual
import Examiner
import Testing
import Wire

@testable import BucleCLI
@testable import Workbook

@Suite struct SessionTests {
  private func reading(_ count: Int) -> Reading {
    var reading = Reading()
    reading.state = .record("State", [Tree.Field("cuenta", .int(count))])
    return reading
  }

  @Test func `Return shows a step up to the first thing to do, and then the next step`() throws {
    var session = try Fixture.session()
    #expect(
      names(session.handle(.line("")))
        == ["heading", "record entered", "block", "block", "run open", "stepEnd"]
    )
    #expect(
      names(session.handle(.line("")))
        == ["record finished", "heading", "record entered", "block", "block", "block"]
    )
    guard case .predicting = session.attention else {
      Issue.record("the second step asks for a prediction")
      return
    }
  }

  @Test func `an empty line does not skip a question, and 'next' does`() throws {
    var session = try Fixture.session()
    for _ in 1...2 { _ = session.handle(.line("")) }
    #expect(names(session.handle(.line(""))) == ["note"])
    #expect(names(session.handle(.line("next"))).prefix(2) == ["record finished", "heading"])
  }

  @Test func `what is no answer leaves the question open and is not kept`() throws {
    var session = try Fixture.session()
    for _ in 1...2 { _ = session.handle(.line("")) }
    guard case .run(let run) = session.handle(.line(".incremento")).first else {
      Issue.record("an answer is checked by running the feature")
      return
    }
    let readings = [0, 1, 0, -1].map { reading($0) }
    let outcome = Session.RunOutcome(readings: .success([readings]))
    #expect(names(session.handle(.ran(run, outcome))) == ["note"])
    guard case .predicting = session.attention else {
      Issue.record("the question is still open")
      return
    }
  }

  @Test func `a lesson opens at the step whose number follows it`() throws {
    var session = try Fixture.session()
    _ = session.handle(.line("lesson 1 2"))
    #expect(session.step?.id == session.lesson.steps[1].id)
    #expect(names(session.handle(.line("lesson 1 99"))) == ["note"])
    #expect(names(session.handle(.line("lesson 1 zzz"))) == ["note"])
  }

  @Test(arguments: [
    ("lesson 1 estado-abajo", "estado-abajo"), ("lección 1 Estado abajo", "estado-abajo"),
    ("lesson 1 state down", "estado-abajo"), ("lección 1 ÁCCIONES", "acciones-arriba"),
    ("lesson 1 forms", "formulario"), ("lesson unidireccional elm", "elm"),
    ("lesson flow elm", "elm"), ("lección comparación swift-6", "swift-6"),
    ("lesson honest quiet", "ronda-tranquila"),
    ("lesson 1 state-down", "estado-abajo"), ("lección 1 two-histories", "dos-historias"),
  ])
  func `a lesson opens at the step that is named, or whose name begins so`(
    line: String,
    step: String
  ) throws {
    var session = try Fixture.session()
    _ = session.handle(.line(line.replacing("unidireccional", with: "flujo-unidireccional")))
    #expect(session.step?.id.rawValue == step)
  }

  @Test func `a step that is not found, or could be several, is told with what there is`() throws {
    let lesson = try Fixture.course().lessons[0]
    let number = (lesson.steps.firstIndex { $0.id == "estado-abajo" } ?? -1) + 1
    func text(_ name: String, _ language: Language) -> String {
      do throws(StepNameError) {
        return "\(try lesson.index(ofStep: name))"
      } catch {
        return error.text[language]
      }
    }
    #expect(
      text("estado-avajo", .spanish)
        == "Ningún paso se llama 'estado-avajo'. ¿Querías decir \(number) «Estado abajo: la vista solo lee»?"
    )
    #expect(text("mimso bulce", .spanish).hasSuffix("«El mismo bucle, con los nombres de Elm»?"))
    #expect(
      text("zzzzzz", .english)
        == "No step is called 'zzzzzz'. Type its title, how it begins, or a number from 1 to \(lesson.steps.count)."
    )
    #expect(text("your turn", .english).hasPrefix("'your turn' could be "))
    #expect(
      text("your turn", .english).hasSuffix(". Type a little more, or the number.")
    )
    #expect(text("0", .english).hasPrefix("There is no step '0'"))
  }

  @Test(arguments: [
    ("jugar kata caminos", KataKind.Name.tests, "En `caminos` escribes pruebas: "),
    ("jugar caminos", .tests, "En `caminos` escribes pruebas: "),
    (
      "play kata salidas-falsas", .scripts,
      "En `salidas-falsas` escribes guiones. Lo que se maneja son las features que rompen: abre `jugar segunda-puerta`, "
    ),
  ])
  func `a kata in which no feature is written is told apart`(
    line: String,
    kind: KataKind.Name,
    beginning: String
  ) throws {
    var session = try Fixture.session(.spanish)
    guard case .show(.note(let note))? = session.handle(.line(line)).first,
      case .nothingToDrive(_, kind, _) = note
    else {
      Issue.record("there is nothing to drive")
      return
    }
    let lines = note.lines(Fixture.scene(.spanish, width: 400))
    #expect(
      lines.map(\.text).joined().replacing("`", with: "").hasPrefix(
        beginning.replacing("`", with: "")
      )
    )
  }

  @Test func `a misspelt feature is guessed`() throws {
    var session = try Fixture.session()
    for (line, guess) in [("play contadr", "contador"), ("form kata contadr", "kata contador")] {
      guard case .show(.note(let note))? = session.handle(.line(line)).first else {
        Issue.record("\(line) is told")
        continue
      }
      let text = note.lines(Fixture.scene(width: 2_000)).map(\.text).joined()
      #expect(text.contains(". Did you mean \(guess)? There is "), "\(text)")
    }
  }

  @Test func `an answer is held against a run of the feature`() throws {
    var session = try Fixture.session()
    for _ in 1...2 { _ = session.handle(.line("")) }
    let effects = session.handle(.line("-1"))
    guard case .run(let run) = effects.first else {
      Issue.record("an answer is checked by running the feature")
      return
    }
    let readings = [0, 1, 0, -1].map { reading($0) }
    let outcome = Session.RunOutcome(readings: .success([readings]))
    let effects2 = session.handle(.ran(run, outcome))
    #expect(names(effects2) == ["predicted", "record answered"])
    guard case .record(.answered(_, _, let given, true)) = effects2.last else {
      Issue.record("-1 is right")
      return
    }
    #expect(given == "-1")
  }

  @Test func `a wrong choice leaves the question open`() throws {
    var session = try Fixture.session()
    for line in ["", "", "next", ""] { _ = session.handle(.line(line)) }
    #expect(names(session.handle(.line("a"))) == ["chosen", "record answered"])
    #expect(names(session.handle(.line("z"))) == ["note"])
    #expect(names(session.handle(.line("B"))) == ["chosen", "record answered"])
    #expect(session.attention == .reading)
  }

  @Test func `an open choice takes any answer, and wrong is only what has a better beside it`()
    throws
  {
    let text = Markdown("?")
    func option(_ isRight: Bool) -> Choice.Option {
      Choice.Option(text: text, isRight: isRight, explanation: text)
    }
    for (marks, answer, isRight) in [
      ([false, false], "b", true), ([true, false], "b", false), ([true, true], "a", true),
    ] {
      let choice = Choice(isOpen: true, id: "weigh", question: text, options: marks.map(option))
      var session = try Fixture.session()
      _ = session.handle(.line(""))
      session.attention = .choosing(choice)
      let effects = session.handle(.line(answer))
      #expect(names(effects) == ["chosen", "record answered"])
      #expect(session.attention == .reading)
      guard case .record(.answered(_, _, _, let kept)) = effects.last else { continue }
      #expect(kept == isRight)
    }
  }

  @Test func `a stimulus replays the script and keeps the last step in view`() throws {
    var session = try Fixture.session()
    _ = session.handle(.line(""))
    _ = session.handle(.line(".incremento"))
    let effects = session.handle(.line("tap +"))
    guard case .run(let run) = effects.first, let part = run.parts.first else {
      Issue.record("a stimulus is run")
      return
    }
    #expect(part.feature == .course("contador"))
    #expect(part.script.count == 2)
    #expect(part.quiet == 1)
  }

  @Test func `a refused stimulus leaves the script as it was`() throws {
    var session = try Fixture.session()
    _ = session.handle(.line(""))
    guard case .run(let run) = session.handle(.line(".nada")).first else {
      Issue.record("expected: a feature is run")
      return
    }
    var after = reading(0)
    after.refusal = .noSuchCase("nada", known: ["incremento"])
    let outcome = Session.RunOutcome(readings: .success([[reading(0), after]]))
    #expect(names(session.handle(.ran(run, outcome))) == ["refused"])
    #expect(session.live?.script == [])
    #expect(names(session.handle(.line("undo"))) == ["note"])
  }

  @Test func `a feature that fails takes the stimulus back`() throws {
    var session = try Fixture.session()
    _ = session.handle(.line(""))
    guard case .run(let run) = session.handle(.line(".incremento")).first else { return }
    let outcome = Session.RunOutcome(
      readings: .failure(.ended(.silence(.seconds(2)), isOurs: true))
    )
    #expect(names(session.handle(.ran(run, outcome))) == ["failure"])
    #expect(session.live?.script == [])
  }

  @Test func `the language changes at once and the open question stays open`() throws {
    var session = try Fixture.session(.spanish)
    for _ in 1...2 { _ = session.handle(.line("")) }
    let effects = names(session.handle(.line("lang en")))
    #expect(effects == ["record language", "note", "heading", "block", "block", "block"])
    guard case .predicting(let prediction) = session.attention else {
      Issue.record("the question is still open")
      return
    }
    #expect(
      prediction
        == session.blocks.compactMap { if case .predict(let it) = $0 { it } else { nil } }.first
    )
  }

  @Test func `an action goes to the open feature, also where something is asked`() throws {
    var session = try Fixture.session()
    for _ in 1...2 { _ = session.handle(.line("")) }
    let question = session.attention
    guard case .run(let run) = session.handle(.line("play contador")).first else {
      Issue.record("a feature can be opened beside a question")
      return
    }
    let opened = Session.RunOutcome(
      readings: .success([[reading(0)]]),
      actions: ["incremento", "decremento"]
    )
    _ = session.handle(.ran(run, opened))
    #expect(names(session.handle(.line(".incremento"))) == ["run stimulus"])
    #expect(session.attention == question)
    // No action of the feature: it can only be the answer.
    #expect(names(session.handle(.line(".privada"))) == ["run predict"])
  }

  @Test func `a step that was asked for is shown at once`() throws {
    var session = try Fixture.session()
    #expect(names(session.handle(.start(.begun))) == ["greeting"])
    #expect(
      names(session.handle(.start(.chosen))).prefix(3)
        == ["lessonTitle", "heading", "record entered"]
    )
  }

  @Test(arguments: Language.allCases)
  func `katas stand below the lessons that set them`(language: Language) throws {
    let course = try Fixture.course()
    let rows = Fixture.scene(language).lessons(course, current: course.lessons[1].id).map(\.text)
    #expect(rows.count == course.lessons.count + course.katas.count)
    var lesson = 0
    for row in rows {
      if row.hasPrefix("     ") {
        let katas = course.lessons[lesson - 1].katas(language).map(\.rawValue)
        #expect(katas.contains { row.hasPrefix("     \($0)  ") }, "\(row)")
      } else {
        lesson += 1
        #expect(row.hasPrefix(lesson == 2 ? "› 2  " : "  \(lesson)  "))
      }
    }
  }

  @Test(arguments: ["quit", "exit", "q", ":q", "salir"])
  func `every word for leaving leaves`(word: String) throws {
    var session = try Fixture.session()
    #expect(names(session.handle(.line(word))) == ["leave"])
  }

  @Test func `a session begins where the learner was, if the course still has the place`() throws {
    let course = try Fixture.course()
    let place = Place(lesson: course.lessons[0].id, step: "formulario")
    #expect(Session(course: course, language: .english, at: place).step?.id == "formulario")
    let gone = Place(lesson: course.lessons[0].id, step: "ya-no")
    #expect(
      Session(course: course, language: .english, at: gone).step == course.lessons[0].steps[0]
    )
  }

  @Test func `the whole course can be walked with Return and answers alone`() throws {
    var session = try Fixture.session()
    var steps: Set<Place> = []
    for _ in 1...600 {
      let line: String =
        switch session.attention {
        case .predicting, .choosing: "next"
        default: ""
        }
      for case .record(.entered(let place)) in session.handle(.line(line)) { steps.insert(place) }
    }
    #expect(steps.count == session.course.lessons.reduce(0) { $0 + $1.steps.count })
  }

  @Test func `the prompt says where one is`() throws {
    var session = try Fixture.session()
    #expect(session.prompt(width: 80).text == "1·welcome › ")
    _ = session.handle(.line(""))
    #expect(session.prompt(width: 80).text == "1·welcome [contador] › ")
    _ = session.handle(.line(""))
    #expect(session.prompt(width: 80).text == "1·the-turn ? ")
    #expect(session.prompt(width: 20).text == "1·the-t… ? ")
    session.language = .spanish
    #expect(session.prompt(width: 80).text == "1·la-vuelta ? ")
  }

  @Test func `every name that a prompt shows opens its step, whatever the reader's language`()
    throws
  {
    for lesson in try Fixture.course().lessons {
      for (index, step) in lesson.steps.enumerated() {
        let names = [step.id.rawValue, step.name.es, step.name.en]
        for name in names { #expect(try lesson.index(ofStep: name) == index, "\(name)") }
      }
    }
  }
}
