import Examiner
import Glibc
import Testing

@Suite struct `Child processes` {
  private struct Run {
    var ending: ChildProcess.Ending
    var output: String
  }

  private func run(
    _ script: String,
    limits: (inout Limits) -> Void = { _ in }
  ) throws -> Run {
    var bounds = Limits.subject
    bounds.isConfined = false
    limits(&bounds)
    let output = try Descriptor.memoryFile(named: "output")
    let child = try ChildProcess(
      ["/bin/sh", "-c", script],
      environment: ["PATH": "/usr/bin:/bin"],
      streams: .init(input: .nullDevice(), output: output, error: output),
      limits: bounds
    )
    return Run(ending: child.wait(), output: output.contents())
  }

  @Test func `the exit code and both streams are kept`() throws {
    let run = try run("echo uno; echo dos >&2; exit 3")
    #expect(run.ending.cause == .exit(3))
    #expect(run.output == "uno\ndos\n")
  }

  @Test func `a program that is not there is an error, not a child`() {
    #expect(throws: PosixError(code: ENOENT, "start /no/such/program")) {
      let null = try Descriptor.nullDevice()
      _ = try ChildProcess(
        ["/no/such/program"],
        environment: [:],
        streams: .init(input: null, output: null, error: null),
        limits: .subject
      )
    }
  }

  @Test func `output beyond the limit ends the child`() throws {
    let run = try run("while :; do echo aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa; done") {
      $0.output = .mebibytes(1)
    }
    #expect(run.ending.cause == .signal(SIGXFSZ))
    #expect(run.output.utf8.count < 20_000)
    #expect(run.output.contains("bytes …]"))
  }

  @Test func `what a child leaves in its group ends with it`() throws {
    let run = try run("sleep 1000 & echo $!")
    let left = try #require(pid_t(run.output.split(separator: "\n")[0]))
    // A killed orphan lies unreaped until init takes it: gone or a zombie, it runs no more.
    var isOver = false
    let deadline = ContinuousClock.now + .seconds(10)
    while !isOver, .now < deadline { isOver = kill(left, 0) != 0 || state(of: left) == "Z" }
    #expect(isOver)
  }

  @Test func `nothing of the parent's is open in a child`() throws {
    let run = try run("ls /proc/self/fd | tr '\\n' ' '")
    // `ls` itself opens the folder as 3.
    #expect(run.output == "0 1 2 3 ")
  }

  @Test func `a confined child cannot start a process`() throws {
    let run = try run("/bin/true; echo started") { $0.isConfined = true }
    #expect(run.ending.cause == .signal(SIGSYS))
    #expect(run.output == "")
  }

  @Test func `waiting stops when asked to, and the child with it`() throws {
    let cancellation = try Cancellation()
    let null = try Descriptor.nullDevice()
    var limits = Limits.subject
    limits.isConfined = false
    let child = try ChildProcess(
      ["/bin/sleep", "1000"],
      environment: [:],
      streams: .init(input: null, output: null, error: null),
      limits: limits
    )
    cancellation.cancel()
    #expect(throws: ChildProcess.Interruption.cancelled) {
      try child.wait(atMost: .seconds(60), cancellation: cancellation)
    }
    #expect(kill(child.id, 0) != 0)
  }

  private func state(of process: pid_t) -> String? {
    guard let file = fopen("/proc/\(process)/stat", "r") else { return nil }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 512)
    guard fgets(&line, Int32(line.count), file) != nil else { return nil }
    let text = String(
      decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) },
      as: UTF8.self
    )
    return text.split(separator: ")").last?.split(separator: " ").first.map(String.init)
  }
}
