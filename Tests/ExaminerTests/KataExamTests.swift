import Examiner
import Foundation
import Testing

/// The exam of every kata of the course, put to all the solutions that the repository keeps.
@Suite struct `The exam of a kata` {
  private struct Solution: Sendable, CustomTestStringConvertible {
    var kata: CourseKata
    var path: String

    var testDescription: String { path }
  }

  private static func solutions(_ kind: String) -> [Solution] {
    CourseKata.all.flatMap { kata in kata.solutions(kind).map { Solution(kata: kata, path: $0) } }
  }

  @Test(arguments: CourseKata.all) func `passes the reference, and says what it covered`(
    _ kata: CourseKata
  ) throws {
    let verdict = try kata.verdict(on: kata.reference())
    guard case .passed = verdict.outcome else {
      Issue.record("\(verdict)")
      return
    }
    let coverages = verdict.checks.compactMap { check -> Coverage? in
      if case .passed(let coverage) = check.outcome { coverage } else { nil }
    }
    #expect(!coverages.isEmpty, "no check of \(kata.id) is exhaustive")
  }

  @Test(arguments: solutions("alternative"))
  private func `passes a right answer that is written differently`(
    _ solution: Solution
  ) throws {
    let verdict = try solution.kata.verdict(on: solution.kata.reference(first: solution.path))
    guard case .passed = verdict.outcome else {
      Issue.record("\(verdict)")
      return
    }
  }

  @Test(arguments: CourseKata.all) func `asks what two features share that are alive at once`(
    _ kata: CourseKata
  ) throws {
    let exam = try #require(Course.exam(for: kata.id))
    let together = exam.checks.filter { if case .together = $0.question { true } else { false } }
    #expect(together.count == 1)
  }

  @Test(arguments: CourseKata.all) func `knows at least six misconceptions`(_ kata: CourseKata) {
    #expect(kata.solutions("wrong").count >= 6)
  }

  @Test(arguments: solutions("wrong")) private func `refuses a misconception by the check it names`(
    _ solution: Solution
  ) throws {
    let lines = try Course.text(solution.path).split(separator: "\n")
    #expect(lines.first?.hasPrefix("// misconception: ") == true)
    let named = try #require(
      lines.first { $0.hasPrefix("// refused-by: ") }?.dropFirst("// refused-by: ".count)
    )
    // What a rule refuses does what it should: no exam is asked, and `author check` looks at the source.
    if solution.kata.rules.contains(String(named)) { return }
    let verdict = try solution.kata.verdict(on: solution.kata.reference(first: solution.path))
    guard case .notPassed = verdict.outcome else {
      Issue.record("\(solution.path): \(verdict.outcome)")
      return
    }
    #expect(verdict.refused.first == String(named))
    // The rules are not looked at here: they are files, and need no process.
    let id = try #require(solution.path.split(separator: "/").last?.split(separator: ".").first)
    let exam = try #require(Course.exam(for: solution.kata.id))
    let checks = Set(exam.checks.map(\.id.rawValue))
    let known = exam.misconceptions.first { $0.id == id }?.fingerprints
    #expect(
      known?.filter { checks.contains($0.key) } == verdict.fingerprints,
      "`bucle author fingerprints \(solution.kata.id)` and build"
    )
  }

  @Test(arguments: CourseKata.all) func `refuses the starter`(_ kata: CourseKata) throws {
    let verdict = try kata.verdict(on: kata.files.map { "\(kata.folder)/Starter/\($0)" })
    guard case .notPassed = verdict.outcome else {
      Issue.record("\(verdict.outcome)")
      return
    }
  }
}
