import Examiner
import Foundation
import Glibc

/// The real program as a learner has it: open beside the editor while a file is saved.
final class SessionBenchmark {
  private let child: ChildProcess
  private let input: Descriptor
  private let output: Descriptor
  private let file: URL
  /// What came last and was not looked at yet.
  private var unread: [UInt8] = []

  init(_ workspace: URL) throws {
    var environment = ProcessInfo.processInfo.environment
    environment["BUCLE_WORKSPACE"] = workspace.path
    let program = Installation(environment: environment).programs.appending(path: "bucle").path
    let (ours, theirs) = try Descriptor.channel()
    let (reading, writing) = try Descriptor.channel()
    var limits = Limits.compiler
    limits.cpuSeconds = 600
    child = try ChildProcess(
      [program, "--lang", "en"],
      environment: environment,
      streams: .init(input: theirs, output: writing, error: writing),
      limits: limits
    )
    (input, output) = (ours, reading)
    file = workspace.appending(path: "contador/Contador.swift")
    try ask("check contador", until: "Not yet")
  }

  /// Saves the file, leaves the time it takes to turn to the prompt, and asks for the verdict.
  func measure(source: String) throws -> Measurement {
    var times: [Duration] = []
    for edit in 0..<15 {
      try "\(source)\n// \(edit)\n".write(to: file, atomically: true, encoding: .utf8)
      Thread.sleep(forTimeInterval: 1)
      let start = ContinuousClock.now
      try ask("check contador", until: "Passed.")
      times.append(.now - start)
    }
    return Measurement(name: "from check to verdict, 1 s after the save", times: times)
  }

  private func ask(_ line: String, until mark: String) throws {
    let bytes = Array("\(line)\n".utf8)
    guard write(input.number, bytes, bytes.count) == bytes.count else { throw PosixError("ask") }
    while true {
      if let end = unread.firstRange(of: Array(mark.utf8))?.upperBound {
        unread.removeFirst(end)
        return
      }
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      let count = read(output.number, &buffer, buffer.count)
      guard count > 0 else { throw PosixError("read what bucle says") }
      unread += buffer[..<count]
    }
  }
}
