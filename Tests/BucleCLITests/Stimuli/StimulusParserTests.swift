import Bilingual
import Testing
import Wire
import Workbook

@testable import BucleCLI

@Suite struct StimulusParserTests {
  @Test(arguments: [
    (".incremento", Stimulus.send(.variant("incremento", nil))),
    (".titulo = \"uno\"", .set("titulo", .text("uno"))),
    (".unidades=3", .set("unidades", .int(3))),
    (
      ".compara(.igual(a: 1))",
      .send(.variant("compara", .variant("igual", .record("", [.init("a", .int(1))]))))
    ),
    ("tap +", .interact(.init("+"), .tap)),
    ("tocar Más tarde", .interact(.init("Más tarde"), .tap)),
    ("TOCAR \"+\"", .interact(.init("+"), .tap)),
    ("tap Borrar #2", .interact(.init("Borrar", index: 1), .tap)),
    ("toggle Recordarme", .interact(.init("Recordarme"), .toggle)),
    ("type Nombre Ana", .interact(.init("Nombre"), .type("Ana"))),
    ("escribir Nombre Ana María", .interact(.init("Nombre"), .type("Ana María"))),
    ("escribir \"Nombre completo\" Ana", .interact(.init("Nombre completo"), .type("Ana"))),
    ("type Nombre \" x \"", .interact(.init("Nombre"), .type(" x "))),
    ("borrar Nombre 3", .interact(.init("Nombre"), .erase(3))),
    ("elegir Visibilidad Muy pública", .interact(.init("Visibilidad"), .choose("Muy pública"))),
    (#"choose "Tu talla" "L""#, .interact(.init("Tu talla"), .choose("L"))),
    ("advance 300ms", .advance(.milliseconds(300))),
    ("avanzar 1.5s", .advance(.milliseconds(1500))),
    ("advance 2m", .advance(.seconds(120))),
    ("answer 1 value \"x\"", .resolve(1, .value(.text("x")))),
    ("responder 2 valor .ok", .resolve(2, .value(.variant("ok", nil)))),
    ("responder 1 error", .resolve(1, .failure("error"))),
    ("answer 1 error \"sin red\"", .resolve(1, .failure("sin red"))),
    ("dismiss", .dismiss),
  ])
  func `a line is read in both languages`(line: String, stimulus: Stimulus) throws {
    #expect(try StimulusParser().stimulus(line) == stimulus)
  }

  @Test func `a label on the screen needs no quotes`() throws {
    let parser = StimulusParser(labels: ["Nombre", "Nombre completo"])
    #expect(
      try parser.stimulus("type Nombre completo Ana")
        == .interact(.init("Nombre completo"), .type("Ana"))
    )
  }

  @Test(arguments: [
    ("tap guardar", Stimulus.interact(.init("Guardar"), .tap)),
    ("tap GUARDAR #2", .interact(.init("Guardar", index: 1), .tap)),
    ("type titulo Pan", .interact(.init("Título"), .type("Pan"))),
    ("type Titulo corto Pan", .interact(.init("Título corto"), .type("Pan"))),
    ("type titulocorto Pan", .interact(.init("titulocorto"), .type("Pan"))),
    ("erase título 2", .interact(.init("Título"), .erase(2))),
    // The same one goes before its like, and of two that are alike none is guessed.
    ("tap pan", .interact(.init("pan"), .tap)), ("tap PAN", .interact(.init("PAN"), .tap)),
  ])
  func `a label is found without its accents and capitals`(line: String, stimulus: Stimulus) throws
  {
    let parser = StimulusParser(labels: ["Título", "Título corto", "Guardar", "Pan", "pan"])
    #expect(try parser.stimulus(line) == stimulus)
  }

  @Test(arguments: [
    ("tap", 3, StimulusError.Problem.missingLabel(.tap)),
    ("type Nombre", 11, .missingText(label: "Nombre")),
    ("erase Nombre tres", 13, .notCount("tres")),
    ("advance 3", 8, .notDuration("3")),
    ("answer uno value 3", 7, .missingCall),
    ("answer 1 quizá", 9, .missingOutcome("quizá")),
    ("answer 1 value", 14, .missingValue),
    ("bailar", 0, .notStimulus("bailar")),
  ])
  func `an error points at its place`(
    line: String,
    column: Int,
    problem: StimulusError.Problem
  ) {
    #expect(throws: StimulusError(column: column, problem: problem)) {
      try StimulusParser().stimulus(line)
    }
  }

  @Test func `the place is marked under the line`() {
    let error = StimulusError(column: 6, problem: .bareWord("hola"))
    #expect(
      Fixture.text(error.lines(of: ".dato(hola)", .english)) == """
          .dato(hola)
                ^
        A text goes in quotes, `"hola"`, and a case has its dot, `.hola`.

        """
    )
    #expect(
      Fixture.text(error.lines(of: ".dato(hola)", .spanish)) == """
          .dato(hola)
                ^
        Un texto va entre comillas, `"hola"`, y un caso, con su punto, `.hola`.

        """
    )
  }

  @Test func `every stimulus is written as it is typed`() throws {
    for line in [
      ".dato(.success(\"x\"))", "tap +", "tap Borrar #2", "type Nombre Ana", "erase Nombre 3",
      "toggle Recordarme", "advance 300ms", "advance 1.5s", "answer 1 value \"x\"",
      "answer 1 error", "dismiss",
    ] {
      #expect(try StimulusParser().stimulus(line).written(.english) == line)
      let spanish = try StimulusParser().stimulus(line).written(.spanish)
      #expect(try StimulusParser().stimulus(spanish) == StimulusParser().stimulus(line))
    }
  }

  @Test func `every line of the course is read`() throws {
    for lesson in try Fixture.course().lessons {
      for block in lesson.steps.flatMap(\.blocks.es) {
        let lines: [String] =
          switch block {
          case .play(let play): play.suggestions.filter(isStimulus)
          case .parallel(let parallel): parallel.suggestions.filter(isStimulus)
          case .predict(let prediction): prediction.script
          case .compare(let comparison): comparison.left.script + comparison.right.script
          default: []
          }
        for line in lines { _ = try StimulusParser().stimulus(line) }
      }
    }
  }

  /// Whether a line is for the feature, and not for whoever looks at it.
  private func isStimulus(_ line: String) -> Bool {
    switch Verb(line) {
    case .trace, .loop, .actions: false
    default: true
    }
  }
}
