import Testing
import Workbook

@Suite struct BlockParsingTests {
  private func blocks(_ text: String) throws -> [Block] {
    var fixture = CourseFixture()
    fixture.setStep(text)
    return try fixture.blocks()
  }

  @Test func `prose and listings keep their order and indentation`() throws {
    let text = "Mira:\n\n```swift\nif a {\n  b()\n}\n```\n\n~~~text\n## no es un paso\n~~~\nFin."
    #expect(
      try blocks(text) == [
        .prose(Markdown("Mira:", line: 5)),
        .listing(Listing(notation: .swift, lines: ["if a {", "  b()", "}"])),
        .listing(Listing(notation: .text, lines: ["## no es un paso"])),
        .prose(Markdown("Fin.", line: 16)),
      ]
    )
  }

  @Test func `a play block has a feature, suggested lines and a text`() throws {
    let text = "```play\nfeature: contador\ntry: .incremento; tap +\n\nPrueba.\n```"
    guard case .play(let play) = try #require(blocks(text).first) else {
      return #expect(Bool(false))
    }
    #expect(play.id == "play")
    #expect(play.feature == "contador")
    #expect(play.suggestions == [".incremento", "tap +"])
    #expect(play.text == Markdown("Prueba.", line: 9))
  }

  @Test func `a predict block has a script, a path, a question and an explanation`() throws {
    let text = """
      ```predict {#tras-dos}
      feature: contador
      script: .incremento; .incremento
      ask: state.cuenta

      ¿Cuánto?
      ---
      Dos.
      ```
      """
    guard case .predict(let prediction) = try #require(blocks(text).first) else {
      return #expect(Bool(false))
    }
    #expect(prediction.id == "tras-dos")
    #expect(prediction.script == [".incremento", ".incremento"])
    #expect(prediction.ask == ["state", "cuenta"])
    #expect(prediction.question == Markdown("¿Cuánto?", line: 10))
    #expect(prediction.explanation == Markdown("Dos.", line: 12))
  }

  @Test func `a choose block has options with explanations, close below or after a blank line`()
    throws
  {
    let text = """
      ```choose
      ¿Quién?

      - [ ] La vista
        No puede.
      - [x] El reducer,
        nadie más

        Solo él.

        ~~~
          código
        ~~~
      ```
      """
    guard case .choose(let choice) = try #require(blocks(text).first) else {
      return #expect(Bool(false))
    }
    #expect(choice.question == Markdown("¿Quién?", line: 6))
    #expect(choice.options.map(\.isRight) == [false, true])
    #expect(choice.options.map(\.text.text) == ["La vista", "El reducer,\nnadie más"])
    #expect(
      choice.options.map(\.explanation.text) == ["No puede.", "Solo él.\n\n~~~\n  código\n~~~"]
    )
  }

  @Test func `a compare block has two sides and what to show`() throws {
    let text =
      "```compare\nleft: contador | .incremento; .decremento\nright: formulario\nshow: actions\nwidth: 30\n\nIguales.\n```"
    guard case .compare(let comparison) = try #require(blocks(text).first) else {
      return #expect(Bool(false))
    }
    #expect(comparison.left.feature == "contador")
    #expect(comparison.left.script == [".incremento", ".decremento"])
    #expect(comparison.right.feature == "formulario")
    #expect(comparison.right.script == [])
    #expect(comparison.aspect == .actions)
    #expect(comparison.width == 30)
    #expect(comparison.caption.text == "Iguales.")
  }

  @Test func `an open choice may have no right option, or several`() throws {
    for (marks, right) in [("  ", [false, false]), ("xx", [true, true])] {
      let options = marks.map { "- [\($0)] A\n\n  B" }.joined(separator: "\n")
      let text = "```weigh\n¿Qué?\n\n\(options)\n```"
      guard case .choose(let choice) = try #require(blocks(text).first) else {
        return #expect(Bool(false))
      }
      #expect(choice.isOpen)
      #expect(choice.id == "weigh")
      #expect(choice.options.map(\.isRight) == right)
    }
  }

  @Test func `a parallel block has two features and lines to try`() throws {
    let text = "```parallel\nleft: modelo\nright: reducer\ntry: tap A; trace\n\nMira.\n```"
    guard case .parallel(let parallel) = try #require(blocks(text).first) else {
      return #expect(Bool(false))
    }
    #expect(parallel.left == "modelo")
    #expect(parallel.right == "reducer")
    #expect(parallel.suggestions == ["tap A", "trace"])
    #expect(parallel.text.text == "Mira.")
  }

  @Test func `judge and test blocks name the features that they are about`() throws {
    let judge = "```judge\nspecification: buscador\nfeatures: a; b\nshow: states\n\nDos.\n```"
    guard case .judge(let judgement) = try #require(blocks(judge).first) else {
      return #expect(Bool(false))
    }
    #expect(judgement.specification == "buscador")
    #expect(judgement.features == ["a", "b"])
    #expect(judgement.aspect == .states)
    guard case .test(let run) = try #require(blocks("```test\nfeatures: a; b\n\nDos.\n```").first)
    else {
      return #expect(Bool(false))
    }
    #expect(run.programs == ["a", "b"])
    #expect(run.caption.text == "Dos.")
  }

  @Test func `a count block names files that the lesson has`() throws {
    var fixture = CourseFixture()
    fixture.setStep("```count\nfiles: A.swift; B.swift\n\nDos.\n```")
    fixture.files["01-flujo/Live/A.swift"] = "let a = 1"
    #expect(try fixture.problems() == ["01-flujo/Live/B.swift:1:1: error: create this file"])
    fixture.files["01-flujo/Live/B.swift"] = "let b = 2"
    guard case .count(let tally) = try #require(fixture.blocks().first) else {
      return #expect(Bool(false))
    }
    #expect(tally.files == ["A.swift", "B.swift"])
  }

  @Test func `a count block of places compares two files`() throws {
    var fixture = CourseFixture()
    for name in ["A", "B"] { fixture.files["01-flujo/Live/\(name).swift"] = "let a = 1" }
    fixture.setStep("```count\nfiles: A.swift; B.swift\nshow: places\n\nDos.\n```")
    guard case .count(let tally) = try #require(fixture.blocks().first) else {
      return #expect(Bool(false))
    }
    #expect(tally.aspect == .places)
    fixture.setStep("```count\nfiles: A.swift\nshow: places\n\nDos.\n```")
    #expect(try !fixture.problems().isEmpty)
    fixture.setStep("```count\nfiles: A.swift\nshow: lines\n\nDos.\n```")
    #expect(try !fixture.problems().isEmpty)
  }

  @Test func `a graph block has a script and where the messages are listed`() throws {
    let text = "```graph\nfeature: red\nscript: tap A; tap B\nask: state.recados\n\nDos.\n```"
    guard case .graph(let graph) = try #require(blocks(text).first) else {
      return #expect(Bool(false))
    }
    #expect(graph.feature == "red")
    #expect(graph.script == ["tap A", "tap B"])
    #expect(graph.ask == ["state", "recados"])
    #expect(graph.caption.text == "Dos.")
  }

  @Test func `an expand block has modules, pieces, source and an explanation`() throws {
    let text = "```expand\nimports: Observation\nshow: get; set\n\nlet a = 1\n---\nDos.\n```"
    guard case .expand(let expansion) = try #require(blocks(text).first) else {
      return #expect(Bool(false))
    }
    #expect(expansion.imports == ["Observation"])
    #expect(expansion.pieces == ["get", "set"])
    #expect(expansion.source == ["let a = 1"])
    #expect(expansion.explanation.text == "Dos.")
  }

  @Test func `a play block marks what is news`() throws {
    let text = "```play\nfeature: perfil\nnews: guardar; cargar\n\nDos.\n```"
    guard case .play(let play) = try #require(blocks(text).first) else {
      return #expect(Bool(false))
    }
    #expect(play.news == ["guardar", "cargar"])
  }

  @Test func `a refuse block has modules, a name, source and an explanation`() throws {
    let text =
      "```refuse\nimports: ComposableArchitecture SwiftUI\nmentions: cuenta\n\nlet a = 1\n\nlet b = 2\n---\nNo.\n```"
    guard case .refuse(let refusal) = try #require(blocks(text).first) else {
      return #expect(Bool(false))
    }
    #expect(refusal.imports == ["ComposableArchitecture", "SwiftUI"])
    #expect(refusal.mentions == "cuenta")
    #expect(refusal.source == ["let a = 1", "", "let b = 2"])
    #expect(refusal.explanation.text == "No.")
  }

  @Test func `a kata block names its kata`() throws {
    #expect(try katas(blocks("```kata\nid: contador\n\nGo.\n```")) == ["contador: Go."])
  }

  @Test func `a file with Windows line ends and a byte order mark reads the same`() throws {
    var fixture = CourseFixture()
    let text = "# Flow\n\n## Entry {#entrada}\n\n```kata\nid: contador\n```\n"
    fixture.files["01-flujo/lesson.es.md"] = text
    fixture.files["01-flujo/lesson.en.md"] =
      "\u{FEFF}"
      + text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
    #expect(try katas(fixture.blocks()) == ["contador: "])
  }

  private func katas(_ blocks: [Block]) -> [String] {
    blocks.compactMap { block in
      guard case .kata(let assignment) = block else { return nil }
      return "\(assignment.kata): \(assignment.text.text)"
    }
  }
}
