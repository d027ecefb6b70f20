import Foundation
import Testing

@testable import BucleCLI

/// What a learner wrote, driven from the prompt.
@Suite(.serialized) struct OwnKataTests {
  private let program: Program

  init() throws {
    program = try Program()
  }

  /// The reference with another body of its `switch`.
  private func counter(_ body: String) throws -> String {
    try Program.solution("Contador.swift")
      .replacingOccurrences(of: "switch action {", with: "\(body)\nswitch action {")
  }

  /// What was written from a line's echo to the next line's.
  private func answer(to line: String, in output: String) -> String {
    let parts = output.components(separatedBy: "\n› ")
    return parts.last { $0.hasPrefix("\(line)\n") }.map { String($0.dropFirst(line.count + 1)) }
      ?? ""
  }

  @Test func `a kata is driven, travelled in, saved and replayed like any feature`() throws {
    try program.solve(try Program.solution("Contador.swift"))
    let lines = [
      "play kata contador", ".incremento", ".incremento", "undo", "redo", "goto 1", "trace",
      "diff 0 2", "save mio", "replay mio", ".nada",
    ]
    let output = try program.run(input: lines.joined(separator: "\n") + "\n").output
    #expect(
      answer(to: "play kata contador", in: output) == """
        This is your `contador`, as it is saved: it takes `.incremento`, `.decremento`,
        `.reinicio`.
        cuenta: 0

        """
    )
    #expect(answer(to: ".incremento", in: output).hasPrefix("↑ .incremento\n⟳ Reducer\n↓ cuenta: "))
    #expect(answer(to: "goto 1", in: output).contains("cuenta: 1"))
    #expect(answer(to: "diff 0 2", in: output).contains("cuenta: 0 → 2"))
    let replayed = output.components(separatedBy: "› replay mio\n").last ?? ""
    #expect(replayed.contains("› play kata contador\n"))
    #expect(replayed.contains("cuenta: 0 → 1"))
    #expect(answer(to: ".nada", in: output).contains("`Action` has no case `nada`."))
  }

  @Test func `what crashes or hangs is said, and the session goes on`() throws {
    let body = """
      if action == .reinicio { fatalError("aqui") }
      while action == .decremento {}
      """
    try program.solve(try counter(body))
    let lines = [
      "play kata contador", ".incremento", ".reinicio", ".incremento", ".decremento", "trace",
    ]
    let result = try program.run(input: lines.joined(separator: "\n") + "\n")
    #expect(result.status == 0)
    let crash = answer(to: ".reinicio", in: result.output)
    #expect(crash.hasPrefix("Your program trapped (signal"))
    #expect(crash.contains("aqui"))
    #expect(crash.contains("`.reinicio` is taken back"))
    #expect(answer(to: ".decremento", in: result.output).contains("an endless loop, most likely"))
    let trace = answer(to: "trace", in: result.output)
    #expect(trace.components(separatedBy: ".incremento").count == 3)
    #expect(!trace.contains("reinicio"))
  }

  @Test func `what does not compile is explained at its place, and what is mended is taken up`()
    throws
  {
    try program.solve("let roto: Int = \"no\"\n")
    let output = try program.run(language: "es", input: "jugar kata contador\n.incremento\n").output
    let refused = answer(to: "jugar kata contador", in: output)
    #expect(refused.hasPrefix("contador/Contador.swift:1:17: error: cannot convert value"))
    #expect(
      refused.hasSuffix("Hasta que compile no hay nada que manejar. `editar` abre tu archivo.\n")
    )
    #expect(answer(to: ".incremento", in: output).hasPrefix("No hay ninguna feature abierta."))
    try program.solve("struct Otro {}\n")
    let incomplete = try program.run(input: "play kata contador\n").output
    #expect(
      answer(to: "play kata contador", in: incomplete)
        .hasPrefix("Your file compiles, but it lacks `Contador`")
    )
  }

  @Test func `a kata that is saved while it is open is taken up when it is opened again`() throws {
    try program.solve(try Program.solution("Contador.swift"))
    let terminal = try program.terminal()
    try terminal.wait(for: "welcome")
    terminal.send("play kata contador\r")
    try terminal.wait(for: "This is your ")
    try terminal.wait(for: "[kata contador]")
    terminal.send(".incremento\r")
    try terminal.wait(for: "cuenta: 0 → 1")
    try program.solve(try counter("state.cuenta += 1"))
    try terminal.wait(for: "[kata contador]")
    terminal.send(".incremento\r")
    try terminal.wait(for: "cuenta: 1 → 2")
    try terminal.wait(for: "[kata contador]")
    terminal.send("play\r")
    try terminal.wait(for: "This is your ")
    try terminal.wait(for: "[kata contador]")
    terminal.send(".incremento\r")
    try terminal.wait(for: "cuenta: 0 → 2")
    try terminal.wait(for: "[kata contador]")
    terminal.send("quit\r")
    #expect(try terminal.waitForExit() == 0)
  }

  @Test func `Ctrl-C stops a kata that does not answer, and its form is left when it dies`() throws
  {
    try program.solve(try counter("while action == .decremento {}"))
    let terminal = try program.terminal()
    try terminal.wait(for: "welcome")
    terminal.send("play kata contador\r")
    try terminal.wait(for: "[kata contador]")
    terminal.send(".decremento\r")
    try terminal.wait(for: "\n")
    terminal.send("\u{3}")
    try terminal.wait(for: "Your program")
    try terminal.wait(for: "[kata contador]")
    terminal.send("quit\r")
    #expect(try terminal.waitForExit() == 0)
  }
}
