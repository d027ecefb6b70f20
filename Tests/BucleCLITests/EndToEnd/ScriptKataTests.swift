import Foundation
import Testing
import Workbook

@testable import BucleCLI

/// A kata of scripts from its starter to its solution, by the program itself.
@Suite struct `A kata of scripts, from the shell,` {
  private let program: Program

  init() throws {
    program = try Program()
  }

  private func solve(_ folder: String) throws {
    let kata = program.workspace.appending(path: "salidas-falsas")
    try FileManager.default.createDirectory(at: kata, withIntermediateDirectories: true)
    let place = Fixture.root.appending(path: folder)
    for name in try FileManager.default.contentsOfDirectory(atPath: place.path)
    where name.hasSuffix(".txt") {
      let text = try String(contentsOf: place.appending(path: name), encoding: .utf8)
      try text.write(to: kata.appending(path: name), atomically: true, encoding: .utf8)
    }
  }

  @Test func `is begun, refused, broken line by line, passed and shown`() throws {
    let begun = try program.run(["check", "salidas-falsas"])
    #expect(begun.status == 1)
    #expect(begun.output.hasSuffix("Not yet: 0 of 3 passed.\n"))
    #expect(try program.run(["hint", "salidas-falsas"]).output.contains("The idea  1/7\n"))
    #expect(try program.run(["solution", "salidas-falsas"]).status == 1)

    try solve("solutions/salidas-falsas/wrong/SinUnidad")
    let faulty = try program.run(["check", "salidas-falsas"], language: "es")
    #expect(faulty.status == 1)
    #expect(faulty.output.contains("salidas-falsas/modelo-paralelo.txt:6:9"))

    try solve("solutions/salidas-falsas")
    let passed = try program.run(["check", "salidas-falsas"])
    #expect(passed.status == 0)
    #expect(passed.output.contains("· type Nombre Ana"))
    #expect(passed.output.contains("↑ .guardarPulsado"))
    #expect(try program.run(["check", "salidas-falsas"]).status == 0, "from the cache")
    #expect(try program.run(["solution", "salidas-falsas"]).output.contains("tap Precargar"))
    let json = try program.run(["check", "salidas-falsas", "--json"])
    #expect(json.status == 0 && json.output.contains(#""outcome" : "passed""#))
    #expect(try program.run(["progress"]).output.contains("salidas-falsas"))
  }
}
