import Bilingual
import Examiner
import Foundation
import HiddenExams
import SyntaxWire
import Testing
import Wire
import Workbook

@testable import BucleCLI

/// Every block of the real course, run as a learner runs it.
@Suite struct `The lessons` {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private let installation = Installation(environment: ProcessInfo.processInfo.environment)

  private func course() throws -> Course {
    try Course.load(from: Self.root.appending(path: "lessons"))
  }

  private func blocks() throws -> [(place: String, block: Block)] {
    try course().lessons.flatMap { lesson in
      lesson.steps.flatMap { step in
        step.blocks.es.map { ("\(lesson.id) · \(step.id)", $0) }
      }
    }
  }

  @Test func `name what is compared: left and right are above and below on a narrow terminal`()
    throws
  {
    for lesson in try course().lessons {
      for step in lesson.steps {
        for text in (step.blocks.es + step.blocks.en).compactMap(\.textOnTwo) {
          let place = ["izquierda", "derecha", "on the left", "on the right"].first {
            text.lowercased().contains($0)
          }
          #expect(place == nil, "\(lesson.id) · \(step.id)")
        }
      }
    }
  }

  @Test func `have steps that are named in the language of each file`() throws {
    let same = try course().lessons.flatMap(\.steps).filter { $0.name.en == $0.name.es }
    let others = same.map(\.id.rawValue).filter { !$0.hasPrefix("kata-") }
    // What is spelt alike in both, or is a word of the code.
    #expect(others == ["elm", "expansion", "sendable", "private-set", "swift-6"])
  }

  private func script(_ lines: [String]) throws -> Script {
    try lines.map { try StimulusParser().stimulus($0) }
  }

  /// Runs lines on a feature; nothing may be refused.
  private func readings(_ feature: Feature.ID, _ lines: [String]) throws -> [Reading] {
    let process = try SubjectProcess(installation.reference(feature.rawValue))
    let readings = try process.run(script(lines))
    for (line, reading) in zip(lines, readings.dropFirst()) {
      #expect(reading.refusal == nil, "\(feature): \(line)")
    }
    return readings
  }

  @Test func `ask what the features answer`() throws {
    var answers: [String] = []
    for case (_, .predict(let prediction)) in try blocks() {
      let readings = try readings(prediction.feature, prediction.script)
      let answer = try #require(
        GivenAnswer(
          ask: prediction.ask,
          script: prediction.script,
          readings: readings,
          given: "?"
        )
      )
      answers.append("\(answer.name) \(answer.right)")
      // What cannot be an answer is told from a wrong one, whatever is asked.
      #expect(answer.isOfItsKind == (answer.kind == .text), "\(answer.name)")
    }
    // What the author worked out by hand.
    #expect(
      answers == [
        "state.cuenta -1", "bodies.ContadorView 4", "state.cuenta 2", "actions.count 5",
        "calls.count 1", "calls.count 1", "calls.count 0", "bodies.CuriosidadView 3",
        // Forms.
        "actions.count 11", "actions.count 7", "state.hayCambios true", "actions.count 0",
        "state.hayCambios false", #"state.biografia """#, #"state.nombre "Eva""#, "calls.count 0",
        "state.guardados 1",
        // View models.
        "bodies.TituloDeAntesView 5", "bodies.TituloView 1", "bodies.NotaPasadaView 7",
        "bodies.PermisoView 2", "bodies.PermisoView 6", "bodies.LetreroView 2",
        "bodies.LetreroView 2", "state.avisos 1", #"state.visto "Ana""#,
        "state.nacidos 6", "state.guardando false", "state.guardando true", "calls.count 2",
        "state.cuantos 3", #"state.ficha "Pan!""#, "released false", "released true",
        "calls.count 1", "calls.count 0",
        // The comparison.
        "state.cargando false", #"state.resultados ["flor"]"#, "state.cargando false",
        "calls.count 1", #"state.guardado "Salada""#,
      ]
    )
  }

  @Test func `suggest only lines that the features take`() throws {
    var count = 0
    for case (_, .play(let play)) in try blocks() {
      let lines = play.suggestions.filter { (try? StimulusParser().stimulus($0)) != nil }
      count += try readings(play.feature, lines).count
    }
    #expect(count > 20)
  }

  @Test func `compare what their captions say`() throws {
    var pictures: [Bool] = []
    for case (_, .compare(let comparison)) in try blocks() {
      let left = try readings(comparison.left.feature, comparison.left.script)
      let right = try readings(comparison.right.feature, comparison.right.script)
      pictures.append(left.last?.screen?.rows == right.last?.screen?.rows)
    }
    #expect(pictures == [true, false, true, true, true, false, false, true, false])
  }

  @Test func `show refusals that the compiler really pronounces`() throws {
    let toolchain = try Toolchain(environment: ProcessInfo.processInfo.environment)
    let compiler = SnippetCompiler(installation: installation, toolchain: toolchain)
    var count = 0
    for case (let place, .refuse(let refusal)) in try blocks() {
      count += 1
      let diagnostics = try compiler.diagnostics(refusal.source, imports: refusal.imports)
      #expect(
        diagnostics.contains { $0.severity == .error && $0.message.contains(refusal.mentions) },
        "\(place): \(diagnostics)"
      )
    }
    #expect(count >= 1)
  }

  @Test func `show what macros really write`() throws {
    let toolchain = try Toolchain(environment: ProcessInfo.processInfo.environment)
    let compiler = SnippetCompiler(installation: installation, toolchain: toolchain)
    var count = 0
    for case (let place, .expand(let expansion)) in try blocks() {
      let pieces = try compiler.expansions(of: expansion.source, imports: expansion.imports)
      for wanted in expansion.pieces {
        count += 1
        #expect(pieces.contains { $0.first?.hasPrefix(wanted) ?? false }, "\(place): \(pieces)")
      }
    }
    #expect(count == 3)
  }

  @Test func `draw who told whom`() throws {
    var drawn: [[String]] = []
    for case (_, .graph(let graph)) in try blocks() {
      let readings = try readings(graph.feature, graph.script)
      guard case .list(let messages)? = GivenAnswer.value(graph.ask, in: readings[...]) else {
        continue
      }
      let texts = messages.compactMap { if case .text(let text) = $0 { text } else { nil } }
      let chart = try #require(MessageGraph.flowchart(of: texts))
      drawn.append(
        chart.edges.map {
          "\(chart.nodes[$0.source].label) \(chart.nodes[$0.target].label) \($0.label)"
        }
      )
    }
    #expect(drawn.count == 1)
    #expect(drawn.first?.sorted() == Self.messages)
  }

  /// What the four models tell one another, worked out by hand.
  private static let messages = [
    "detalle lista ×1", "filtro lista ×4", "lista detalle ×4", "lista marcador ×4",
    "marcador filtro ×1",
  ]

  @Test func `name the places that a seventh field touches`() throws {
    var found: [[String]] = []
    for lesson in try course().lessons {
      let folder = Self.root.appending(path: "lessons/\(lesson.id)/Live")
      for case .count(let tally) in lesson.steps.flatMap(\.blocks.es) {
        let outcome = try SourceTally(folder: folder, installation: installation)
          .result(of: tally).get()
        guard case .places(let places) = outcome else { continue }
        found.append(places.map { $0.enclosing.last ?? "" })
      }
    }
    #expect(
      found == [
        ["struct State: Equatable", "enum Action", "switch action", "Form"],
        ["struct State: Equatable", "Form"],
      ]
    )
  }

  @Test func `teach katas that have an exam`() throws {
    let katas = try course().katas
    #expect(!katas.isEmpty)
    for kata in katas {
      #expect(HiddenExams.exam(for: kata.id.rawValue) != nil)
      #expect(kata.hints.es.count == kata.hints.en.count)
      #expect(!kata.hints.es.isEmpty)
    }
  }

  @Test func `drive two features with lines that at least one of them takes`() throws {
    var count = 0
    for case (let place, .parallel(let parallel)) in try blocks() {
      let lines = parallel.suggestions.filter { (try? StimulusParser().stimulus($0)) != nil }
      var session = Session(course: try course(), language: .spanish)
      session.live = Session.Live(feature: .course(parallel.left), beside: .course(parallel.right))
      let processes = try [parallel.left, parallel.right].map {
        try SubjectProcess(installation.reference($0.rawValue))
      }
      for line in lines {
        guard case .run(let run) = session.handle(.line(line)).first else {
          Issue.record("\(place): \(line)")
          break
        }
        let readings = try zip(processes, run.parts).map { process, part in
          try process.run(part.script, quiet: part.quiet, width: 30, isASCII: false)
        }
        let outcome = Session.RunOutcome(readings: .success(readings))
        _ = session.handle(.ran(run, outcome))
        count += 1
      }
      #expect(session.live?.moves.map(\.line) == lines, "\(place)")
    }
    #expect(count >= 20)
  }

  @Test func `count what they say they count`() throws {
    var forms: [[[Int]]] = []
    for lesson in try course().lessons {
      let folder = Self.root.appending(path: "lessons/\(lesson.id)/Live")
      for case .count(let tally) in lesson.steps.flatMap(\.blocks.es) {
        let counter = SourceTally(folder: folder, installation: installation)
        guard case .censuses(let censuses) = try counter.result(of: tally).get() else { continue }
        #expect(censuses.count == tally.files.count, "\(tally.files)")
        if lesson.number == 2 {
          forms.append(censuses.map { [$0.cases, $0.branches, $0.bindings] })
        }
      }
    }
    // What the second lesson says of its forms: the price of a field, and what is left of it.
    #expect(forms == [[[3, 3, 2], [7, 7, 6], [8, 8, 7]], [[7, 7, 6], [2, 2, 0]]])
  }

  @Test func `judge with verdicts that their captions tell`() throws {
    var found: [[Int]] = []
    for case (_, .judge(let judgement)) in try blocks() {
      switch try SpecificationRun(installation).outcome(of: judgement) {
      case .checks(let results):
        found.append(
          results.map { $0.count { if case .passed = $0.outcome { true } else { false } } }
        )
      case .states(let report):
        found.append([report.first.only.count, report.second.only.count])
      }
    }
    #expect(found == [[5, 12, 12], [7, 2], [0, 0]])
  }

  @Test func `run tests that fail where the text says so`() throws {
    var found: [String: Int] = [:]
    for case (_, .test(let run)) in try blocks() {
      for program in run.programs {
        let reading = try SubjectProcess(installation.reference(program.rawValue)).run([]).last
        guard case .list(let failures)? = reading?.state[field: "failures"] else { continue }
        #expect(reading?.state[field: "isFinished"] == .bool(true))
        found[program.rawValue] = failures.count
      }
    }
    #expect(
      found == [
        "ficha-a-medias": 1, "ficha-entera": 0, "prueba-del-modelo": 0, "prueba-del-reducer": 1,
        "prueba-con-olvido": 1, "prueba-de-la-regla": 0, "prueba-por-instantes": 0,
        "prueba-con-registro": 0,
      ]
    )
  }

  @Test func `open only features that exist`() throws {
    for case (let place, let block) in try blocks() {
      let features: [Feature.ID] =
        switch block {
        case .play, .parallel: block.played
        case .judge(let judgement): judgement.features
        case .test(let run): run.programs
        case .predict(let prediction): [prediction.feature]
        case .compare(let comparison): [comparison.left.feature, comparison.right.feature]
        default: []
        }
      for feature in features {
        #expect(throws: Never.self, "\(place)") {
          _ = try SubjectProcess(installation.reference(feature.rawValue))
        }
      }
    }
  }
}

extension Block {
  /// What is said of two features that are shown beside each other.
  fileprivate var textOnTwo: String? {
    switch self {
    case .compare(let comparison): comparison.caption.text
    case .parallel(let parallel): parallel.text.text
    case .judge(let judgement): judgement.caption.text
    case .count(let tally): tally.caption.text
    default: nil
    }
  }
}
