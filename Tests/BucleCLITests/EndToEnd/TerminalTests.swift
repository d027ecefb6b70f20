import Bilingual
import Foundation
import Glibc
import Testing
import Workbook
import Typography

@testable import BucleCLI

@Suite(.serialized) struct TerminalTests {
  private let program: Program

  init() throws {
    program = try Program()
  }

  @Test(arguments: [40, 80, 120] as [UInt16], ["en", "es"])
  func `a lesson, a stimulus and a trace fit the terminal`(columns: UInt16, language: String) throws
  {
    let terminal = try program.terminal(language: language, columns: columns)
    try terminal.wait(for: language == "es" ? "bienvenida" : "welcome")
    terminal.send("\r")
    try terminal.wait(for: "[contador]")
    terminal.send(".incremento\r")
    try terminal.wait(for: "cuenta: 0 → 1")
    try terminal.wait(for: "[ - ] 1 [ + ]")
    terminal.send("trace\r")
    try terminal.wait(for: "cuenta: 0 → 1")
    terminal.send("help\r")
    try terminal.wait(for: "Ctrl-C")
    for _ in 0..<3 { terminal.send("next\r") }
    try terminal.wait(for: "4/")
    terminal.send("quit\r")
    #expect(try terminal.waitForExit() == 0)
    for row in PseudoTerminal.rows(terminal.output) {
      #expect(row.displayWidth <= Int(columns), "\(row)")
    }
  }

  @Test(arguments: [40, 80] as [UInt16])
  func `a form takes keys, and gives back the terminal and what was done`(columns: UInt16) throws {
    let terminal = try program.terminal(columns: columns)
    try terminal.wait(for: "› ")
    let before = terminal.settings
    terminal.send("form formulario\r")
    try terminal.wait(for: "\u{1b}[?1049h")
    try terminal.wait(for: "Nombre")
    terminal.send("Ñ")
    try terminal.wait(for: #"→ "Ñ""#)
    terminal.send("\u{1b}")
    try terminal.wait(for: "\u{1b}[?1049l")
    try terminal.wait(for: "› ")
    #expect(terminal.settings == before)
    terminal.send("trace\r")
    try terminal.wait(for: #"nombre: "" → "Ñ""#)
    terminal.send("quit\r")
    #expect(try terminal.waitForExit() == 0)
  }

  @Test func `an option of a picker is chosen from the prompt and in the form`() throws {
    let terminal = try program.terminal()
    try terminal.wait(for: "welcome")
    terminal.send("play perfil-con-binding\r")
    try terminal.wait(for: "[perfil-con-binding]")
    terminal.send("choose Visibilidad P\u{fa}bl\t\r")
    try terminal.wait(for: "visibilidad: .privada → .publica")
    try terminal.wait(for: "[Pública")
    try terminal.wait(for: "[perfil-con-binding]")
    terminal.send("choose Visibilidad Secreta\r")
    try terminal.wait(for: "has no option")
    try terminal.wait(for: "[perfil-con-binding]")
    terminal.send("form\r")
    try terminal.wait(for: "\u{1b}[?1049h")
    terminal.send("\u{1b}[B\u{1b}[B\u{1b}[B\u{1b}[B\u{1b}[B")
    try terminal.wait(for: "picker, space")
    terminal.send("\u{1b}[D")
    try terminal.wait(for: "visibilidad: .publica → .privada")
    terminal.send("\u{1b}")
    try terminal.wait(for: "\u{1b}[?1049l")
    terminal.send("quit\r")
    #expect(try terminal.waitForExit() == 0)
  }

  @Test func `a form that is killed leaves the full screen and the settings`() throws {
    let terminal = try program.terminal()
    try terminal.wait(for: "welcome")
    terminal.send("form formulario\r")
    try terminal.wait(for: "\u{1b}[?1049h")
    try terminal.wait(for: "Nombre")
    kill(terminal.process, SIGTERM)
    _ = try terminal.waitForExit()
    #expect(terminal.output.contains("\u{1b}[?1049l"))
  }

  @Test func `a window that gets narrower is taken up at once`() throws {
    let terminal = try program.terminal(columns: 100)
    try terminal.wait(for: "› ")
    terminal.resize(columns: 40)
    terminal.send("next\r")
    let step = try terminal.wait(for: "[contador]")
    for row in PseudoTerminal.rows(step) { #expect(row.displayWidth <= 40, "\(row)") }
    try terminal.leave()
    #expect(try terminal.waitForExit() == 0)
  }

  @Test func `a resize while a line is edited draws the prompt anew in its place`() throws {
    let terminal = try program.terminal(["--plain"], columns: 100)
    try terminal.wait(for: "welcome › ")
    terminal.send("help")
    try terminal.wait(for: "help")
    terminal.resize(columns: 60)
    // To the row's start, and everything after it emptied, before the prompt comes again.
    try terminal.wait(for: "\r\u{1b}[J")
    try terminal.wait(for: "welcome › help")
    terminal.resize(columns: 10)
    // Broken anew, the prompt and the line take two rows.
    try terminal.wait(for: "\r\u{1b}[1A\u{1b}[J")
    try terminal.throwLineAway()
    try terminal.leave()
    #expect(try terminal.waitForExit() == 0)
  }

  @Test func `what is typed while a kata is examined waits for the prompt`() throws {
    let source = try Program.solution("Contador.swift")
      .replacingOccurrences(of: "switch action {", with: "while true {}; switch action {")
    let terminal = try program.terminal()
    try terminal.wait(for: "welcome")
    try program.solve(source)
    terminal.send("check contador\r")
    try terminal.wait(for: "Examining")
    terminal.send("version")
    // The terminal's own interrupt throws away what waits: it is sent past it.
    kill(terminal.process, SIGINT)
    let shown = try terminal.wait(for: "Stopped.", seconds: 10)
    #expect(!shown.contains("version"))
    try terminal.wait(for: "› ")
    try terminal.wait(for: "version")
    terminal.send("\r")
    try terminal.wait(for: "bucle \(Version.current)")
    try terminal.leave()
    #expect(try terminal.waitForExit() == 0)
  }

  @Test func `colours come on a terminal and go with NO_COLOR, --plain and a dumb one`() throws {
    func colours(_ arguments: [String], _ environment: [String: String]) throws -> Bool {
      let terminal = try program.terminal(arguments, environment: environment)
      try terminal.wait(for: "Bucle")
      try terminal.leave()
      #expect(try terminal.waitForExit() == 0)
      // SGR with a colour; libedit itself moves the cursor.
      return terminal.output.contains("\u{1b}[1m") || terminal.output.contains("\u{1b}[36m")
    }
    #expect(try colours([], [:]))
    #expect(try !colours(["--plain"], [:]))
    #expect(try !colours([], ["NO_COLOR": "1"]))
    #expect(try !colours([], ["TERM": "dumb"]))
  }

  @Test(arguments: [["LC_ALL": "C"], ["LC_ALL": "nonsense"], ["LC_ALL": "C.UTF-8"]])
  func `typed text beyond ASCII survives in every locale`(environment: [String: String]) throws {
    let terminal = try program.terminal(environment: environment)
    try terminal.wait(for: "welcome")
    terminal.send("ñ界👍é\r")
    try terminal.wait(for: "There is no command")
    try terminal.wait(for: "ñ界👍é")
    try terminal.leave()
    #expect(try terminal.waitForExit() == 0)
  }

  @Test func `with --ascii nothing else is written`() throws {
    let terminal = try program.terminal(["--ascii"], language: "es", columns: 60)
    try terminal.wait(for: "bienvenida")
    terminal.send("\r")
    try terminal.wait(for: "[contador]")
    terminal.send(".incremento\r")
    try terminal.wait(for: "cuenta: 0 -> 1")
    try terminal.wait(for: "[ - ] 1 [ + ]")
    terminal.send("quit\r")
    #expect(try terminal.waitForExit() == 0)
    #expect(terminal.output.utf8.allSatisfy { $0 < 0x80 })
  }

  @Test func `Ctrl-C clears the line and Ctrl-D leaves, and the terminal is as it was`() throws {
    let terminal = try program.terminal()
    let found = terminal.settings
    try terminal.wait(for: "welcome")
    terminal.send("quit")
    try terminal.wait(for: "quit")
    terminal.send("\u{3}")
    try terminal.wait(for: "^C")
    try terminal.wait(for: "welcome")
    terminal.send("\r")
    try terminal.wait(for: "1/\(try Fixture.course().lessons[0].steps.count)")
    try terminal.leave()
    let step = try Fixture.course().lessons[0].steps[0]
    try terminal.wait(for: "will pick up at “\(step.title.en)”.")
    #expect(try terminal.waitForExit() == 0)
    #expect(terminal.settings == found)
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGQUIT, SIGSEGV])
  func `a signal that ends the program gives the terminal back first`(signal: Int32) throws {
    let terminal = try program.terminal()
    let found = terminal.settings
    try terminal.wait(for: "welcome")
    terminal.send("x")
    try terminal.wait(for: "x")
    #expect(terminal.settings != found, "while a line is edited the terminal is in another mode")
    kill(terminal.process, signal)
    #expect(try terminal.waitForExit() & 0x7f == signal)
    #expect(terminal.settings == found)
  }

  @Test func `Tab completes commands, actions and labels`() throws {
    let terminal = try program.terminal()
    try terminal.wait(for: "welcome")
    terminal.send("\r")
    try terminal.wait(for: "[contador]")
    terminal.send(".inc\t\r")
    try terminal.wait(for: "cuenta: 0 → 1")
    try terminal.wait(for: "[contador]")
    terminal.send("und\t\r")
    try terminal.wait(for: "Taken back: ")
    try terminal.wait(for: "[contador]")
    terminal.send("tap \t\t")
    try terminal.wait(for: "-  +")
    try terminal.throwLineAway()
    try terminal.leave()
    #expect(try terminal.waitForExit() == 0)
  }

  @Test func `lines are remembered from one start to the next`() throws {
    let first = try program.terminal()
    try first.wait(for: "welcome")
    first.send("help tap\r")
    try first.wait(for: "tap a button")
    first.send("quit\r")
    #expect(try first.waitForExit() == 0)
    let second = try program.terminal()
    try second.wait(for: "welcome")
    try second.wait(for: "› ")
    second.send("\u{10}\u{10}\r")
    try second.wait(for: "tap a button")
    try second.leave()
    #expect(try second.waitForExit() == 0)
    let history = program.workspace.appending(path: ".bucle/history").path
    let mode = try FileManager.default.attributesOfItem(atPath: history)[.posixPermissions] as? Int
    #expect(mode == 0o600)
  }

  @Test func `the next start goes on where this one left`() throws {
    let first = try program.terminal()
    try first.wait(for: "welcome")
    first.send("\r")
    try first.wait(for: "[contador]")
    first.send("\r")
    try first.wait(for: "the-turn")
    first.send("lang es\r")
    try first.wait(for: "español")
    kill(first.process, SIGKILL)
    #expect(try first.waitForExit() & 0x7f == SIGKILL)
    let second = try program.terminal(language: "es")
    try second.wait(for: "Seguimos en «Una vuelta tiene cuatro momentos».")
    try second.leave()
    #expect(try second.waitForExit() == 0)
  }

  @Test func `Ctrl-C stops a check, and the prompt comes back`() throws {
    let source = try Program.solution("Contador.swift")
      .replacingOccurrences(of: "switch action {", with: "while true {}; switch action {")
    let terminal = try program.terminal()
    let found = terminal.settings
    try terminal.wait(for: "welcome")
    try program.solve(source)
    terminal.send("check contador\r")
    try terminal.wait(for: "Examining")
    terminal.send("\u{3}")
    try terminal.wait(for: "Stopped.", seconds: 5)
    try terminal.leave()
    #expect(try terminal.waitForExit() == 0)
    #expect(terminal.settings == found)
  }

  @Test func `an editor gets the learner's file and the terminal comes back`() throws {
    let editor = program.folder.appending(path: "un editor.sh")
    try "#!/bin/sh\nstty raw -echo\necho \"$1 $2\"\nprintf '// visto\\n' >> \"$2\"\n"
      .write(to: editor, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: editor.path)
    let terminal = try program.terminal(environment: ["VISUAL": "'\(editor.path)' --wait"])
    let found = terminal.settings
    try terminal.wait(for: "welcome")
    terminal.send("edit contador\r")
    try terminal.wait(for: "--wait \(program.workspace.path)/contador/Contador.swift")
    try terminal.leave()
    #expect(try terminal.waitForExit() == 0)
    #expect(terminal.settings == found)
  }
}
