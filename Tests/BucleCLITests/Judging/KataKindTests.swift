import Bilingual
import Examiner
import Foundation
import HiddenExams
import Testing
import Workbook

@testable import BucleCLI

/// The katas that are no features, with all the answers that the repository keeps, as `author check` judges them.
@Suite(.serialized) struct `A kata of tests or scripts` {
  private struct Place: Sendable, CustomTestStringConvertible {
    var lesson: String
    var kata: String

    var testDescription: String { kata }
  }

  private static let places = [
    Place(lesson: "02-problema-formularios", kata: "salidas-falsas"),
    Place(lesson: "04-comparacion-honesta", kata: "caminos"),
  ]

  /// A course of this one kata, with a bench to judge it on.
  private final class Stand {
    let course: Course
    let kata: Kata
    let builder: WorkspaceBuilder
    let exam: Exam
    let candidates: Candidates
    let bench: CandidateBench
    private let folder: URL

    init(_ place: Place) throws {
      folder = FileManager.default.temporaryDirectory.appending(path: "clase \(UUID().uuidString)")
      let lesson = folder.appending(path: place.lesson)
      try FileManager.default.createDirectory(at: lesson, withIntermediateDirectories: true)
      let manifest = #"{"format": 1, "lessons": ["\#(place.lesson)"]}"#
      let text = "# A\n\n## B {#b}\n\nC.\n"
      for (name, text) in [
        ("workbook.json", manifest), ("\(place.lesson)/lesson.es.md", text),
        ("\(place.lesson)/lesson.en.md", text),
      ] {
        try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
      }
      try FileManager.default.copyItem(
        at: Fixture.root.appending(path: "lessons/\(place.lesson)/\(place.kata)"),
        to: lesson.appending(path: place.kata)
      )
      course = try Course.load(from: folder)
      kata = try #require(course.katas.first)
      exam = try #require(HiddenExams.exam(for: place.kata))
      candidates = try Candidates(
        kata,
        in: Fixture.root.appending(path: "solutions/\(place.kata)")
      )
      let environment = ProcessInfo.processInfo.environment
      builder = WorkspaceBuilder(
        installation: Installation(environment: environment),
        environment: environment
      )
      bench = try CandidateBench(kata, exam, builder, nil)
    }

    deinit {
      try? FileManager.default.removeItem(at: folder)
    }
  }

  @Test(arguments: places) private func `passes what is right and refuses what is wrong`(
    _ place: Place
  ) throws {
    let stand = try Stand(place)
    let starter = try stand.bench.verdict(on: stand.candidates.starter.files)
    guard case .notPassed = starter.outcome else {
      Issue.record("the starter: \(starter)")
      return
    }
    #expect(!stand.candidates.alternatives.isEmpty)
    for right in [stand.candidates.reference] + stand.candidates.alternatives {
      let verdict = try stand.bench.verdict(on: right.files)
      guard case .passed = verdict.outcome else {
        Issue.record("\(right.name): \(verdict)")
        continue
      }
    }
    #expect(stand.candidates.wrong.count >= 6)
    for wrong in stand.candidates.wrong {
      let verdict = try stand.bench.verdict(on: wrong.files)
      #expect(verdict.refusedBy != nil && verdict.refusedBy == wrong.refusedBy, "\(wrong.name)")
      if let named = wrong.survivors {
        #expect(Set(verdict.survivingMutants) == named, "\(wrong.name)")
      }
    }
  }

  @Test func `is a target of the learner's package where it is compiled`() throws {
    for (place, isTarget) in zip(Self.places, [false, true]) {
      let stand = try Stand(place)
      let manifest = try LearnerPackage(
        course: stand.course,
        installation: stand.builder.installation,
        tested: stand.builder.place(of: stand.kata).map { [stand.kata.id: $0] } ?? [:]
      ).manifest()
      #expect(manifest.contains(".target(") == isTarget)
      #expect(manifest.contains("/tested/") == isTarget, "the module that the tests import")
    }
  }

  @Test func `hides mutants that fit and are all different`() throws {
    let stand = try Stand(Self.places[1])
    let review = HiddenMutantReview(kata: stand.kata, exam: stand.exam, bench: stand.bench)
    #expect(review.findings.count == 1 && review.findings.allSatisfy(\.isGood))
    #expect(stand.exam.mutants.count >= 20)
    #expect(Set(stand.exam.mutants.map(\.id)).count == stand.exam.mutants.count)
    let other = Exam(
      kata: "caminos",
      checks: [stand.exam.checks[1], stand.exam.checks[1]]
        + [
          Check(
            "x",
            title: stand.kata.title,
            meaning: stand.kata.title,
            .finding([HiddenMutant("lost", stand.kata.title, HiddenMutant.Edit("no such line", ""))]
            )
          )
        ]
    )
    let faults = HiddenMutantReview(kata: stand.kata, exam: other, bench: stand.bench).findings
    let twins = Exam(kata: "caminos", checks: [stand.exam.checks[1]]).mutants.count
    #expect(faults.count == twins + 1)
    #expect(faults.allSatisfy { !$0.isGood })
  }

  @Test func `says where a script cannot be read, and judges the others`() throws {
    let stand = try Stand(Self.places[0])
    var files = stand.candidates.reference.files
    files["sin-tipos.txt"] = "play sin-tipos\n\n  .establecer(biografía, 3)\n"
    files["modelo-paralelo.txt"] = "type Nombre Ana\ntap Cargar\n"
    let verdict = try stand.bench.verdict(on: files)
    let findings = verdict.checks.map { result -> ScriptFinding? in
      guard case .failed(let example) = result.outcome,
        case .script(let finding) = example.disagreement
      else { return nil }
      return finding
    }
    #expect(findings[0] == nil && verdict.checks[0].outcome.isPassed)
    guard case .line(let syntax, _)? = findings[1], case .line(let gesture, let text)? = findings[2]
    else {
      Issue.record("\(findings)")
      return
    }
    #expect(syntax.file == "salidas-falsas/sin-tipos.txt")
    #expect(syntax.line == 3 && syntax.column == 15)
    #expect(gesture.line == 2 && text.en.contains("Precargar"))
  }

  @Test func `has no script that is no text, or longer than anybody writes`() throws {
    let stand = try Stand(Self.places[0])
    var files = stand.candidates.reference.files
    files["sin-tipos.txt"] = String(repeating: "#\n", count: 1 << 20)
    let verdict = try stand.bench.verdict(on: files)
    guard case .failed(let example) = verdict.checks[1].outcome,
      case .script(.line(_, let text)) = example.disagreement
    else {
      Issue.record("\(verdict)")
      return
    }
    #expect(text == ScriptFileText.tooLarge(.mebibytes(1)))
    #expect(verdict.checks[0].outcome.isPassed && verdict.checks[2].outcome.isPassed)
  }
}
