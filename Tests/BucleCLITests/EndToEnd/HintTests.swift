import Foundation
import Testing
import Workbook

@testable import BucleCLI

/// What the program offers after a failed check, and what it keeps to itself.
@Suite(.serialized) struct `Help after a failed check` {
  private let program: Program

  init() throws {
    program = try Program()
    try program.solve(try Program.solution("wrong/SinSuelo.swift"))
  }

  private func hint(_ language: String = "en") throws -> String {
    try program.run(["hint", "contador"], language: language).output
  }

  @Test func `says what the answer behaves like, and begins with the hint for that`() throws {
    let check = try program.run(["check", "contador"])
    let belief = "It behaves as if somebody else kept the count above its floor"
    #expect(check.output.contains(belief))
    #expect(check.output.contains("The hint \"The exact edge\" is about that: `hint`."))
    let count = try Fixture.hintCount("contador")
    let first = try hint("es")
    #expect(first.hasPrefix("El borde exacto  1/\(count)\nPara lo que falla: En 0, decremento"))
    // Whatever was seen stays seen, in either language.
    #expect(try hint().hasPrefix("The idea  2/\(count)\nFor what fails:"))
    #expect(try hint().hasPrefix("The place  3/\(count)\n"))
    #expect(try hint().hasPrefix("The shape  4/\(count)\n"))
    for _ in 5...count { _ = try hint() }
    #expect(try hint().contains("This is the last hint."))
  }

  @Test func `refuses by its rule what does everything it should`() throws {
    try program.solve(try Program.solution("wrong/CasoDeMas.swift"))
    let check = try program.run(["check", "contador"])
    #expect(check.status == ExitCode.notPassed.rawValue)
    #expect(check.output.contains("✗ `Action`"), "\(check.output)")
  }

  @Test(arguments: ["title", "verdict"])
  func `says no more where less is asked for`(level: String) throws {
    let check = try program.run(["check", "contador", "--feedback", level])
    #expect(check.status == 1)
    #expect(!check.output.contains("behaves"))
    // The kept verdict may know which check it was, and never more than was told.
    let hint = try hint()
    #expect(hint.hasPrefix("The idea  1/\(try Fixture.hintCount("contador"))\n"))
    #expect(hint.contains("For what fails: At 0") == (level == "title"))
  }

  @Test(arguments: [
    ("workbook.json", #""format": 1,"#, #""format": 1, "feedback": "verdict","#),
    (
      "01-flujo-unidireccional/contador/kata.json", #""points": 10,"#,
      #""points": 10, "feedback": {"*": "verdict"},"#
    ),
  ])
  func `says no more than the instructor allows`(file: String, old: String, new: String) throws {
    let course = FileManager.default.temporaryDirectory
      .appending(path: "curso \(UUID().uuidString)")
    try FileManager.default.createDirectory(at: course, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: course) }
    let lessons = course.appending(path: "lessons")
    try FileManager.default.copyItem(at: Fixture.root.appending(path: "lessons"), to: lessons)
    let url = lessons.appending(path: file)
    let text = try String(contentsOf: url, encoding: .utf8)
    try text.replacing(old, with: new).write(to: url, atomically: true, encoding: .utf8)
    let check = try program.run(
      ["check", "contador", "--feedback", "full"],
      environment: ["BUCLE_COURSE": lessons.path]
    )
    #expect(check.status == 1)
    #expect(check.output.hasSuffix("Not yet.\n"))
    for word in ["✗", "At 0", "expected", "behaves"] { #expect(!check.output.contains(word)) }
    let json = try program.run(
      ["check", "contador", "--json"],
      environment: ["BUCLE_COURSE": lessons.path]
    )
    #expect(!json.output.contains("suelo"))
  }
}
