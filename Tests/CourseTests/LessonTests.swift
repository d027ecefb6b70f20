import Examiner
import Foundation
import HiddenExams
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
    }
    // What the author worked out by hand.
    #expect(
      answers == [
        "state.cuenta -1", "bodies.ContadorView 4", "state.cuenta 2", "actions.count 5",
        "calls.count 1", "bodies.CuriosidadView 3",
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
    #expect(pictures == [true, false, true, true, false, false])
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

  @Test func `teach katas that have an exam`() throws {
    let katas = try course().katas
    #expect(!katas.isEmpty)
    for kata in katas {
      #expect(HiddenExams.exam(for: kata.id.rawValue) != nil)
      #expect(kata.hints.es.count == kata.hints.en.count)
      #expect(!kata.hints.es.isEmpty)
    }
  }

  @Test func `open only features that exist`() throws {
    for case (let place, let block) in try blocks() {
      let features: [Feature.ID] =
        switch block {
        case .play(let play): [play.feature]
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
