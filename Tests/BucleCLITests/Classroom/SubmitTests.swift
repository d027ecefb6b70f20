import Foundation
import Testing

@testable import BucleCLI

@Suite(.serialized) struct SubmitTests {
  private let program: Program

  init() throws {
    program = try Program()
  }

  @Test func `nothing is written without being agreed to`() throws {
    try program.solve("struct Contador {}\n")
    let file = program.folder.appending(path: "entrega.json").path(percentEncoded: false)
    let result = try program.run(["submit", "--out", file])
    #expect(result.status == 64)
    #expect(result.errors.contains("'--yes'"))
    #expect(result.output.contains("Contador.swift"))
    #expect(!FileManager.default.fileExists(atPath: file))
    #expect(try program.run(["submit", "--out", file, "--yes"]).status == 0)
    let kept = try String(contentsOfFile: file, encoding: .utf8)
    #expect(kept.contains("struct Contador {}"))
    #expect(!kept.contains(program.folder.lastPathComponent))
    let again = try program.run(["submit", "--out", file, "--yes"])
    #expect(again.status == 2)
    #expect(try String(contentsOfFile: file, encoding: .utf8) == kept)
  }

  @Test func `what no grader could read is not written`() throws {
    try program.solve("// " + String(repeating: "x", count: 1 << 20))
    let file = program.folder.appending(path: "entrega.json").path(percentEncoded: false)
    let result = try program.run(["submit", "--yes", "--out", file])
    #expect(result.status == 2)
    #expect(result.errors.contains("too large"))
    #expect(!FileManager.default.fileExists(atPath: file))
  }

  @Test func `a starter is nothing to submit`() throws {
    _ = try program.run(["init"])
    #expect(try program.run(["submit", "--yes"]).status == 2)
  }

  @Test func `on a terminal the learner is asked`() throws {
    try program.solve("struct Contador {}\n")
    let file = program.folder.appending(path: "entrega.json").path(percentEncoded: false)
    let terminal = try program.terminal(["submit", "--out", file])
    _ = try terminal.wait(for: "[y/n]")
    terminal.send("n\n")
    _ = try terminal.wait(for: "Nothing was written.")
    #expect(!FileManager.default.fileExists(atPath: file))
  }
}
