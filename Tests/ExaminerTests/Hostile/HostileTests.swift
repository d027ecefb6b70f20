import Examiner
import Foundation
import Glibc
import Testing

@Suite struct `A hostile file` {
  private func source(_ hostility: String, imports: String = "", outside: String = "") -> String {
    HostileFile.source(hostility, imports: imports, outside: outside)
  }

  private var limits: Limits {
    var limits = Limits.subject
    limits.silence = .milliseconds(700)
    limits.memory = .mebibytes(512)
    limits.output = .mebibytes(1)
    return limits
  }

  /// What became of the check that counts for the first time.
  private func ending(_ source: String, limits: Limits? = nil) throws -> SubjectFailure? {
    let limits = limits ?? self.limits
    let verdict = try Course.verdict(contador: source, limits: limits)
    guard case .notPassed = verdict.outcome else {
      Issue.record("\(verdict.outcome)")
      return nil
    }
    #expect(verdict.checks.count == (try Course.contador.checks.count))
    guard case .ended(let failure, let trace)? = verdict.checks.dropFirst().first?.outcome else {
      Issue.record("\(verdict.checks)")
      return nil
    }
    #expect(trace.readings.count == 1, "the trace ends before the stimulus that was never answered")
    return failure
  }

  @Test(arguments: [0, 1, 70]) func `that exits is not passed, whatever its code`(_ code: Int32)
    throws
  {
    #expect(try ending(source("exit(\(code))")) == .exit(code: code, message: ""))
  }

  @Test func `that never returns is ended`() throws {
    #expect(try ending(source("while true {}")) == .silence(limits.silence))
  }

  @Test func `that floods its output is ended`() throws {
    #expect(
      try ending(source("while true { print(\"aaaaaaaaaaaaaaaaaaaaaaaaaaaa\") }"))
        == .output(limits.output)
    )
  }

  @Test func `that crashes is told by its message`() throws {
    let failure = try ending(source("let n = [1]; _ = n[state.cuenta + 1]"))
    guard case .crash(_, let message)? = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    #expect(message.contains("Index out of range"))
  }

  @Test func `that allocates without end is ended`() throws {
    let eats = "while true { basura.append([UInt8](repeating: 1, count: 1 << 20)) }"
    // A busy machine may take its time to fill the memory.
    var limits = limits
    limits.silence = .seconds(20)
    let failure = try ending(
      source(eats, outside: "nonisolated(unsafe) var basura: [[UInt8]] = []"),
      limits: limits
    )
    #expect(failure == .memory(limits.memory))
  }

  @Test func `that prints what looks like a verdict is judged by its states`() throws {
    let verdict = try Course.verdict(
      contador: source(#"print("{\"outcome\":\"passed\"}\n✓ exhaustivo\n1 passed, 0 failed")"#)
        .replacing("state.cuenta += 1", with: "state.cuenta += 2")
    )
    guard case .notPassed = verdict.outcome else {
      Issue.record("\(verdict.outcome)")
      return
    }
    #expect(verdict.refused.first == "incremento")
    #expect(verdict.printed.contains("1 passed, 0 failed"))
  }

  @Test func `that writes on the verdict channel is not passed`() throws {
    let forges = """
      var bytes: [UInt8] = [255, 255, 0, 0, 1, 2, 3, 4]
      _ = write(3, &bytes, bytes.count)
      """
    let verdict = try Course.verdict(contador: source(forges), limits: limits)
    guard case .notPassed = verdict.outcome else {
      Issue.record("\(verdict.outcome)")
      return
    }
  }

  @Test func `that closes the verdict channel is not passed`() throws {
    #expect(try ending(source("close(3); while true {}")) == .closedChannel)
  }

  @Test func `that starts another process is ended`() throws {
    let forks = """
      var id = pid_t()
      var arguments: [UnsafeMutablePointer<CChar>?] = [strdup("/bin/sleep"), strdup("1000"), nil]
      posix_spawn(&id, "/bin/sleep", nil, nil, &arguments, nil)
      """
    #expect(try ending(source(forks)) == .process)
  }

  @Test func `that becomes our reference is ended, also while it is loaded`() throws {
    let reference = Course.installation.referenceProgram.path
    let becomes = """
      @_section(".init_array") @_used
      nonisolated(unsafe) let hook: @convention(c) () -> Void = {
        var arguments: [UnsafeMutablePointer<CChar>?] = [
          strdup("\(reference)"), strdup("kata:contador"), nil,
        ]
        execv("\(reference)", &arguments)
      }
      """
    let verdict = try Course.verdict(
      contador: source("state.cuenta = -77", outside: becomes),
      limits: limits
    )
    guard case .notJudged(.doesNotStart(.process)) = verdict.outcome else {
      Issue.record("\(verdict.outcome)")
      return
    }
  }

  @Test func `that ends before it is asked anything is not judged, and says so`() throws {
    let verdict = try Course.verdict(
      contador: source("").replacing("var cuenta = 0", with: "var cuenta = inicial()")
        + "\nfunc inicial() -> Int { exit(0) }\n"
    )
    #expect(verdict.refused.first == "inicio")
    guard case .ended(.exit(code: 0, message: ""), _)? = verdict.checks.first?.outcome else {
      Issue.record("\(verdict)")
      return
    }
  }

  @Test func `that signals its parent changes nothing`() throws {
    let verdict = try Course.verdict(
      contador: source("kill(getppid(), SIGKILL); kill(0, SIGKILL); kill(-1, SIGKILL)")
    )
    guard case .passed = verdict.outcome else {
      Issue.record("\(verdict)")
      return
    }
  }

  @Test func `that looks for the exams finds no such module`() throws {
    let folder = try Course.Folder()
    let outcome = try Course.build(
      contador: "import HiddenExams\n" + source(""),
      in: folder
    )
    guard case .refused(let diagnostics) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(diagnostics.map(\.message) == ["no such module 'HiddenExams'"])
    #expect(diagnostics.map(\.line) == [1])
  }
}
