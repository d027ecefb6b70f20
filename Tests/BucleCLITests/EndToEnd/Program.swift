import Examiner
import Foundation
import Glibc
import TestHelpers

/// The real program beside the tests, with a workspace of its own that is removed afterwards.
final class Program {
  let folder: URL
  let workspace: URL
  private let path: String

  init() throws {
    let environment = ProcessInfo.processInfo.environment
    path = Installation(environment: environment).programs.appending(path: "bucle").path
    folder = FileManager.default.temporaryDirectory.appending(
      path: "mi kata é \(UUID().uuidString)"
    )
    workspace = folder.appending(path: "taller")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  private func environment(_ changes: [String: String]) -> [String: String] {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return [
      "PATH": path, "HOME": folder.path, "TERM": "xterm-256color", "LC_ALL": "C.UTF-8",
      "XDG_CACHE_HOME": Self.cache,
    ].merging(changes) { $1 }
  }

  /// Shared by all tests, as by all of a learner's checks: the compiler's cache takes seconds to fill.
  private static let cache = FileManager.default.temporaryDirectory
    .appending(path: "bucle-tests-cache").path

  /// Starts the program on a terminal, so high that no screen has to be turned.
  func terminal(
    _ arguments: [String] = [],
    language: String = "en",
    columns: UInt16 = 80,
    rows: UInt16 = 200,
    environment changes: [String: String] = [:]
  ) throws -> PseudoTerminal {
    try PseudoTerminal(
      [path, "--workspace", workspace.path, "--lang", language] + arguments,
      size: PseudoTerminal.Size(columns: columns, rows: rows),
      environment: environment(changes)
    )
  }

  /// Starts the program without a terminal and kills it once it has written `mark`.
  ///
  /// Returns whether it got that far before its input ended.
  func killed(onceItWrites mark: String, input: String) throws -> Bool {
    let file = folder.appending(path: "input-\(UUID().uuidString)")
    try input.write(to: file, atomically: true, encoding: .utf8)
    let output = try Descriptor.memoryFile(named: "output")
    var limits = Limits.compiler
    limits.wall = .seconds(60)
    let child = try ChildProcess(
      [path, "--workspace", workspace.path, "--lang", "en"],
      environment: environment([:]),
      streams: .init(input: .reading(file.path), output: output, error: output),
      limits: limits
    )
    let deadline = ContinuousClock.now + .seconds(30)
    while !output.contents(limit: 1 << 20).contains(mark), .now < deadline {}
    return child.kill().cause == .signal(SIGKILL)
  }

  struct Result {
    var status: Int32
    var output: String
    var errors: String
  }

  /// Runs the program without a terminal.
  func run(
    _ arguments: [String] = [],
    language: String = "en",
    input: String = "",
    environment changes: [String: String] = [:]
  ) throws -> Result {
    let command = try Command(
      [path, "--workspace", workspace.path, "--lang", language] + arguments,
      environment: environment(changes),
      input: input
    )
    return Result(status: command.code, output: command.output, errors: command.errors)
  }

  /// Puts a text in the place of the learner's solution.
  func solve(_ text: String) throws {
    let kata = workspace.appending(path: "contador")
    try FileManager.default.createDirectory(at: kata, withIntermediateDirectories: true)
    try text.write(to: kata.appending(path: "Contador.swift"), atomically: true, encoding: .utf8)
  }

  static func solution(_ name: String) throws -> String {
    let folder = Fixture.root.appending(path: "solutions/contador")
    return try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }
}
