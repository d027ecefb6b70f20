import Bilingual
import Examiner
import Foundation
import HiddenExams
import Workbook

/// `bucle check KATA`: compiles the learner's files, examines them, shows the verdict and keeps it.
enum CheckCommand: Command {
  static func run(_ tool: Tool, _ operand: String?) throws(ToolError) -> ExitCode {
    let kata = try tool.kata(operand)
    let workspace = try tool.workspace()
    let hash: ContentHash
    do throws(WorkspaceError) {
      try workspace.prepare(kata)
      hash = try workspace.files(of: kata).contentHash
    } catch {
      throw .workspace(error)
    }
    guard let exam = HiddenExams.exam(for: kata.id.rawValue) else { throw .noExam(kata.id) }
    let cache = VerdictCache(installation: tool.installation)
    let key = Circumstances(tool).key(kata, hash, in: workspace)
    let known = tool.options.isFresh ? nil : cache.verdict(key, rules: kata.rules, exam: exam)
    if known == nil, tool.installation.confinement.decision(on: .own) == .runAfterNotice {
      ConfinementNotice.give(tool)
    }
    let whole = known ?? judge(kata, hash, exam, workspace, tool)
    if known == nil { cache.keep(whole, key) }
    let verdict = whole.told(atMost: tool.options.feedback)
    let report = VerdictReport(verdict, language: tool.language)
    keep(verdict, report, hash, tool, kata, isKnown: known != nil)
    if tool.options.isJSON {
      tool.output.write(report.text(isPretty: true) + "\n")
    } else {
      if known != nil { tool.show([tool.scene.paragraph(VerdictText.known, .dim), Line()]) }
      let sources = VerdictRendering.sources(of: kata, in: workspace)
      tool.show(VerdictRendering(verdict, scene: tool.scene, sources: sources).lines)
    }
    return verdict.status
  }

  private static func judge(
    _ kata: Kata,
    _ hash: ContentHash,
    _ exam: Exam,
    _ workspace: Workspace,
    _ tool: Tool
  ) -> Verdict {
    let judge = Judge(builder: tool.builder, ahead: tool.advanceBuilds)
    let cancellation = try? Cancellation()
    let line = StatusLine(tool)
    defer { line.clear() }
    TerminalGuard.takeInterrupts()
    return TerminalGuard.whileRunning(cancellation?.descriptor ?? -1) {
      judge.verdict(
        on: kata,
        hash,
        exam: exam,
        in: workspace,
        cancellation: cancellation
      ) { stage in
        line.show(tool.scene.say(stage.text))
      }
    }
  }

  private static func keep(
    _ verdict: Verdict,
    _ report: VerdictReport,
    _ hash: ContentHash,
    _ tool: Tool,
    _ kata: Kata,
    isKnown: Bool
  ) {
    if case .notJudged(.cancelled) = verdict.outcome { return }
    let attempt = KataAttempt(
      kata: kata.id,
      contentHash: hash,
      outcome: verdict.attempt,
      verdict: report.text(isPretty: false),
      date: Date()
    )
    tool.keep { file throws(ProgressError) in
      // To ask again about the same files is no further attempt.
      if isKnown, let latest = try file.attempts(at: kata.id).first, latest.contentHash == hash,
        latest.outcome == attempt.outcome
      {
        return
      }
      try file.record(attempt)
    }
  }
}
