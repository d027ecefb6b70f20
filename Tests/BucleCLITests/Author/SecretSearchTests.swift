import Bilingual
import Examiner
import Foundation
import Testing
import Wire
import Workbook

@testable import BucleCLI

@Suite struct `The search for the exam's secrets` {
  @Test(arguments: [("Ofelia", true), ("subir", false), ("ofelias", false)])
  func `finds a value of the exam in what a learner can read`(value: String, isLeak: Bool) throws {
    let kata = try #require(try Fixture.course().katas.first { $0.id.rawValue == "contador" })
    let title = Localized(es: "Hola, Ofelia", en: "Hello, Ofelia")
    let exam = Exam(
      kata: "contador",
      checks: [
        Check(
          "uno",
          title: title,
          meaning: title,
          compared: .state,
          .scenario([.resolve(1, .value(.list([.text(value)])))])
        )
      ]
    )
    var candidates = try Candidates(kata, in: Fixture.root.appending(path: "solutions/contador"))
    candidates.reference.files["Contador.swift", default: ""] += "\n// subir"
    let environment = ProcessInfo.processInfo.environment
    let builder = WorkspaceBuilder(
      installation: Installation(environment: environment),
      environment: environment
    )
    let bench = try CandidateBench(kata, exam, builder, nil)
    let search = SecretSearch(kata: kata, exam: exam, candidates: candidates, bench: bench)
    #expect(search.findings.allSatisfy(\.isGood) != isLeak)
  }
}
