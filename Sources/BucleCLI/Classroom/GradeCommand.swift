import Bilingual
import Classroom
import Examiner
import Foundation
import Workbook

/// `bucle grade FILE|FOLDER…`: judges submissions anew, several at a time, and writes what it found.
///
/// Results are on the standard output, or with `--out` in a folder, a file for each submission and `grades.json`
/// for all. A folder also keeps what is needed to go on after a stop. Progress is on the other stream.
enum GradeCommand: Command {
  static func run(_ tool: Tool, _ operand: String?) throws(ToolError) -> ExitCode {
    try run(tool, operands: operand.map { [$0] } ?? [])
  }

  static func run(_ tool: Tool, operands: [String]) throws(ToolError) -> ExitCode {
    guard !operands.isEmpty else { throw .usage(.missingOperand(of: .grade)) }
    try GradingConfinement.require(tool)
    let search = SubmissionSearch(operands, except: tool.options.out)
    // A name that was mistyped is no submission that failed.
    guard search.missing.isEmpty else { throw .noSuchPaths(search.missing) }
    if search.passedOver > 0 {
      tool.complain([tool.scene.paragraph(GradeText.passedOver(search.passedOver), .dim)])
    }
    let found = search.found
    guard !found.isEmpty else { throw .noSubmissions(operands) }
    let format = tool.options.format
    if tool.options.out == nil, !format.holdsMany, found.count > 1 {
      throw .usage(.needsFolder(format.rawValue))
    }
    let results = try GradeResults(tool, count: found.count)
    var builder = tool.builder
    builder.followsLinks = false
    builder.pace = .thrifty
    let jobs = tool.options.jobs ?? ProcessInfo.processInfo.activeProcessorCount
    builder.turnstile = Turnstile(jobs)
    let judge = SubmissionJudge(
      builder: builder,
      course: try tool.course(),
      language: tool.language,
      feedback: tool.options.feedback,
      cancellation: try? Cancellation()
    )
    let run = GradeRun(
      judge: judge,
      records: results.folder,
      isFresh: tool.options.isFresh,
      circumstances: Circumstances(tool).parts
        + [tool.language.rawValue, tool.options.feedback.rawValue]
    )
    TerminalGuard.takeInterrupts()
    TerminalGuard.whileRunning(judge.cancellation?.descriptor ?? -1) {
      OrderedWork.run(
        count: found.count,
        // While all cores compile, one more is examined.
        jobs: jobs + 1,
        cancellation: judge.cancellation,
        work: { run.grade(found[$0]) },
        done: { results.take($1, number: $0 + 1) }
      )
    }
    return try results.finish(isStopped: judge.cancellation?.isCancelled == true)
  }
}
