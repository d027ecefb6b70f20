import Bilingual
import Examiner
import Foundation
import HiddenExams
import SyntaxWire
import Testing
import Workbook

@testable import BucleCLI

/// What `author check` finds out of the course's katas without compiling any of them.
@Suite struct `The katas of the course` {
  private struct Stand: Sendable, CustomTestStringConvertible {
    var kata: Kata
    var exam: Exam

    var testDescription: String { kata.id.rawValue }
  }

  private static let stands: [Stand] = {
    let katas = (try? Fixture.course())?.katas ?? []
    return katas.compactMap { kata in
      HiddenExams.exam(for: kata.id.rawValue).map { Stand(kata: kata, exam: $0) }
    }
  }()

  private static func candidates(of kata: Kata) throws -> Candidates {
    try Candidates(kata, in: Fixture.root.appending(path: "solutions/\(kata.id)"))
  }

  private static let builder = WorkspaceBuilder(
    installation: Installation(environment: ProcessInfo.processInfo.environment),
    environment: ProcessInfo.processInfo.environment
  )

  @Test func `all have an exam`() throws {
    #expect(Self.stands.map(\.kata.id) == (try Fixture.course().katas.map(\.id)))
    #expect(Self.stands.count >= 18)
  }

  @Test(arguments: stands) private func `show nothing that only the exam knows`(
    _ stand: Stand
  ) throws {
    let search = SecretSearch(
      kata: stand.kata,
      exam: stand.exam,
      candidates: try Self.candidates(of: stand.kata),
      bench: try CandidateBench(stand.kata, stand.exam, Self.builder, nil)
    )
    #expect(search.findings.filter { !$0.isGood }.map(\.text.en) == [])
  }

  @Test(arguments: stands) private func `have wrong answers that break the rule they name, or none`(
    _ stand: Stand
  ) throws {
    let review = StructureReview(
      stand.kata.rules,
      reader: SyntaxReader(Self.builder.installation)
    )
    let rules = Set(stand.kata.rules.map(\.id))
    for wrong in try Self.candidates(of: stand.kata).wrong {
      let files = wrong.files.map { (name: $0.key, text: $0.value) }
      let broken = try review.results(on: files).first { !$0.isKept }?.rule.id
      let named = wrong.refusedBy.flatMap { rules.contains($0) ? $0 : nil }
      #expect(broken == named, "\(wrong.name)")
    }
  }
}
