import Examiner
import Foundation
import Testing
import Workbook

@testable import BucleCLI

/// What is asked for with a cancellation that has come already cannot be compiled by the asker: it is
/// there only if it was compiled ahead.
@Suite struct AdvanceBuildsTests {
  let program: Program
  let workspace: Workspace
  let kata: Kata
  let builds: AdvanceBuilds

  init() throws {
    program = try Program()
    workspace = Workspace(root: program.workspace)
    try FileManager.default.createDirectory(
      at: program.workspace,
      withIntermediateDirectories: true
    )
    let environment = ProcessInfo.processInfo.environment
    let tool = Tool(options: Options(), environment: environment, locale: Locale.takeUp())
    kata = try #require(try tool.course().katas.first { $0.id.rawValue == "contador" })
    try workspace.prepare(kata)
    builds = try AdvanceBuilds([kata], in: workspace, builder: tool.builder)
  }

  /// Asks until it was compiled ahead; `nil` if that takes longer than a compiler ever does.
  private func compiledAhead() throws -> BuildOutcome? {
    let cancelled = try Cancellation()
    cancelled.cancel()
    let hash = try workspace.files(of: kata).contentHash
    let deadline = ContinuousClock.now + .seconds(60)
    while .now < deadline {
      do throws(BuildError) {
        return try builds.outcome(for: kata, hash, cancellation: cancelled)
      } catch {
        guard case .cancelled = error else { throw error }
      }
    }
    return nil
  }

  @Test func `a saved file is compiled before it is asked for`() throws {
    defer { builds.end() }
    try program.solve(try Program.solution("Contador.swift"))
    guard case .built? = try compiledAhead() else {
      Issue.record("not compiled ahead")
      return
    }
  }

  @Test func `a file saved again is compiled again`() throws {
    defer { builds.end() }
    try program.solve(try Program.solution("Contador.swift"))
    _ = try compiledAhead()
    try program.solve("let roto: Int = \"\"\n")
    guard case .refused(let diagnostics)? = try compiledAhead() else {
      Issue.record("the older build was taken")
      return
    }
    #expect(diagnostics.first?.line == 1)
  }

  @Test func `what was never saved is compiled when it is asked for`() throws {
    defer { builds.end() }
    let hash = try workspace.files(of: kata).contentHash
    guard case .built = try builds.outcome(for: kata, hash, cancellation: nil) else {
      Issue.record("not compiled")
      return
    }
  }
}
