import Foundation
import Glibc
import Testing
import Typography

@testable import BucleCLI

/// What can happen to a session at a terminal in the middle of anything.
@Suite(.serialized) struct InterruptionTests {
  private let program: Program

  init() throws {
    program = try Program()
  }

  /// Opens a lesson's form, and waits until it is drawn.
  private func form(columns: UInt16 = 80) throws -> PseudoTerminal {
    let terminal = try program.terminal(columns: columns)
    try terminal.wait(for: "welcome")
    terminal.send("form formulario\r")
    try terminal.wait(for: "\u{1b}[?1049h")
    try terminal.wait(for: "Nombre")
    return terminal
  }

  @Test func `a form is drawn anew for another width, with what was typed`() throws {
    let terminal = try form(columns: 100)
    terminal.send("Eva")
    try terminal.wait(for: #"→ "Eva""#)
    terminal.resize(columns: 30)
    // Below one another now, so that the row with the field is drawn again.
    try terminal.wait(for: "Eva")
    terminal.send("\u{7f}")
    try terminal.wait(for: #"→ "Ev""#)
    terminal.send("\u{1b}")
    try terminal.wait(for: "\u{1b}[?1049l")
    terminal.send("quit\r")
    #expect(try terminal.waitForExit() == 0)
  }

  @Test func `a form that is suspended gives the screen back and takes it again`() throws {
    let terminal = try form()
    // A leader of its own session has nobody to wake it, so the system goes on at once.
    kill(terminal.process, SIGTSTP)
    try terminal.wait(for: "\u{1b}[?1049l")
    try terminal.wait(for: "\u{1b}[?1049h")
    try terminal.wait(for: "Nombre")
    terminal.send("Z")
    try terminal.wait(for: #"→ "Z""#)
    terminal.send("\u{3}")
    try terminal.wait(for: "\u{1b}[?1049l")
    terminal.send("quit\r")
    #expect(try terminal.waitForExit() == 0)
  }

  @Test func `a prompt that is suspended comes back with what was typed`() throws {
    let terminal = try program.terminal()
    let found = terminal.settings
    try terminal.wait(for: "welcome")
    terminal.send("vers")
    try terminal.wait(for: "vers")
    kill(terminal.process, SIGTSTP)
    try terminal.wait(for: "vers")
    terminal.send("ion\r")
    try terminal.wait(for: "bucle \(Version.current)")
    try terminal.leave()
    #expect(try terminal.waitForExit() == 0)
    #expect(terminal.settings == found)
  }

  @Test(arguments: ["play contador", "form contador", "statement contador", "next"])
  func `Ctrl-D, Ctrl-C and an end of the terminal are understood in every mode`(line: String) throws
  {
    let terminal = try program.terminal()
    let found = terminal.settings
    try terminal.wait(for: "welcome")
    terminal.send(line + "\r")
    try terminal.wait(for: "\n")
    if line.hasPrefix("form") {
      try terminal.wait(for: "\u{1b}[?1049h")
      terminal.send("\u{3}")
      try terminal.wait(for: "\u{1b}[?1049l")
    } else {
      try terminal.wait(for: "› ")
      terminal.send("x\u{3}")
      try terminal.wait(for: "^C")
    }
    try terminal.leave()
    #expect(try terminal.waitForExit() == 0)
    #expect(terminal.settings == found)
  }

  @Test(arguments: ["en", "es"])
  func `twenty columns are enough`(language: String) throws {
    // So many rows that nothing waits for a next page.
    let terminal = try program.terminal(language: language, columns: 20, rows: 1_000)
    try terminal.wait(for: "› ")
    for (line, answer) in [
      ("next", "[ - ] 0 [ + ]"), (".incremento", "[ - ] 1 [ + ]"), ("trace", "0 → 1"),
      ("next", language == "es" ? "la-vu" : "the-t"), ("skip", "[conta…]"), ("skip", "a–d?"),
      ("help", ".incremento"),
      ("lessons", "contador"),
    ] {
      terminal.send(line + "\r")
      try terminal.wait(for: answer)
    }
    try terminal.wait(for: "a–d?")
    terminal.send("\u{4}")
    #expect(try terminal.waitForExit() == 0)
    for row in PseudoTerminal.rows(terminal.output) where row.displayWidth > 20 {
      Issue.record("\(row)")
    }
  }
}
