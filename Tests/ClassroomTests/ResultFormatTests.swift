import Bilingual
import Foundation
import Testing

@testable import Classroom

@Suite struct ResultFormatTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Formats/expected")

  private static let cases = ResultFormat.allCases.flatMap { format in
    SampleClass.all.map { (format, $0) }
  }

  /// The expected texts are held against the formats' schemas in `.ci/run`; with `BUCLE_RECORD` set they
  /// are written anew.
  @Test(arguments: cases) func `a grade is written as expected`(
    format: ResultFormat,
    grade: SubmissionGrade
  ) throws {
    let name = "\(format).\(grade.name).\(format.suffix)"
    let file = Self.folder.appending(path: name)
    let document = try SampleClass.writer(format).document(grade)
    if ProcessInfo.processInfo.environment["BUCLE_RECORD"] != nil {
      try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
      try document?.write(to: file, atomically: true, encoding: .utf8)
    }
    let expected = try? String(contentsOf: file, encoding: .utf8)
    #expect(document == expected, "\(name)")
  }

  @Test(arguments: ResultFormat.allCases) func `a fault of ours never counts against a learner`(
    format: ResultFormat
  ) throws {
    let document = try SampleClass.writer(format).document(SampleClass.faulty)
    switch format {
    case .exercism, .gradescope, .classroom50, .junit: #expect(document == nil)
    case .github: #expect(document?.contains(#""status" : "error""#) == true)
    case .check50: #expect(document?.contains(#""error" : {"#) == true)
    case .json: #expect(document?.contains(#""outcome" : "fault""#) == true)
    }
  }

  @Test(arguments: cases) func `nothing unprintable reaches a result`(
    format: ResultFormat,
    grade: SubmissionGrade
  ) throws {
    guard let document = try SampleClass.writer(format).document(grade) else { return }
    for scalar in document.unicodeScalars where scalar.value < 0x20 {
      #expect(scalar == "\n", "\(scalar.value) in \(format)")
    }
    #expect(!document.contains("\\u001b"))
    #expect(!document.contains("\\u0000"))
  }

  @Test func `the largest result that Exercism takes is not passed`() throws {
    let long = String(repeating: "🙂", count: 60_000)
    let check = CheckGrade(
      id: "uno",
      title: long,
      outcome: .failed,
      message: long,
      script: [long]
    )
    var kata = SampleClass.kata
    kata.checks = Array(repeating: check, count: 40)
    kata.printed = long
    let grade = SubmissionGrade(name: "long", katas: [kata])
    let document = try #require(try SampleClass.writer(.exercism).document(grade))
    #expect(document.utf8.count < 500 << 10)
  }

  @Test func `the numbers of several submissions add up`() throws {
    let report = try SampleClass.writer(.junit).document([SampleClass.mixed, SampleClass.broken])
    let head =
      #"<testsuites name="bucle" tests="5" failures="1" errors="2" skipped="1" time="1.234">"#
    #expect(report?.contains(head) == true)
  }

  @Test func `a workflow's runner does not obey what a learner printed`() {
    #expect(
      GitHubStep.bracketed("::error::x", mark: "m") == "::stop-commands::m\n::error::x\n::m::\n"
    )
    #expect(GitHubStep.output("{}") == "result=e30=\n")
  }

  @Test func `an identity names all that it lacks`() {
    #expect(throws: Classroom50Identity.Missing(names: ["CLASSROOM", "SUBMISSION_TAG"])) {
      var environment = SampleClass.identity
      environment["CLASSROOM"] = nil
      environment["SUBMISSION_TAG"] = "submit/yesterday"
      return try Classroom50Identity(environment: environment)
    }
  }
}
