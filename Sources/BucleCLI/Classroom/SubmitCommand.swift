import Bilingual
import Classroom
import Foundation
import Workbook

/// `bucle submit [KATA…]`: puts katas into one file, after saying what goes in.
enum SubmitCommand: Command {
  static func run(_ tool: Tool, _ operand: String?) throws(ToolError) -> ExitCode {
    try run(tool, operands: operand.map { [$0] } ?? [])
  }

  static func run(_ tool: Tool, operands: [String]) throws(ToolError) -> ExitCode {
    var katas: [Kata] = []
    for operand in operands {
      let kata = try tool.kata(operand)
      if !katas.contains(kata) { katas.append(kata) }
    }
    let workspace = try tool.workspace()
    if operands.isEmpty { katas = try begun(in: workspace, tool) }
    guard !katas.isEmpty else { throw .nothingToSubmit }
    var parcel: [Submission.Work] = []
    for kata in katas { parcel.append(try work(on: kata, in: workspace, tool)) }
    let submission = Submission(tool: Version.current, katas: parcel)
    do throws(SubmissionProblem) {
      _ = try Submission(submission.json, katas: katas)
    } catch {
      throw .unfitToSubmit(error)
    }
    let file = URL(filePath: tool.options.out ?? name(at: Date()))
    tool.show(SubmitRendering(submission, file: file.path, scene: tool.scene).lines)
    guard try isAgreed(tool) else {
      tool.show([tool.scene.paragraph(SubmitText.nothingWritten)])
      return .notPassed
    }
    try write(submission, to: file)
    tool.show([tool.scene.paragraph(SubmitText.written(file.path), .good)])
    return .success
  }

  // MARK: - What goes in

  /// The katas whose files are there and are no longer what the learner was given.
  private static func begun(
    in workspace: Workspace,
    _ tool: Tool
  ) throws(ToolError) -> [Kata] {
    try tool.course().katas.filter { kata in
      guard let files = try? workspace.files(of: kata) else { return false }
      return files.files.contains { file in
        (try? Data(contentsOf: kata.starter(file.name))) != file.contents
      }
    }
  }

  private static func work(
    on kata: Kata,
    in workspace: Workspace,
    _ tool: Tool
  ) throws(ToolError) -> Submission.Work {
    let files: KataFiles
    do throws(WorkspaceError) {
      files = try workspace.files(of: kata)
    } catch {
      throw .workspace(error)
    }
    let hash = files.contentHash
    let progress = try tool.progress()
    let attempts: [KataAttempt]
    do throws(ProgressError) {
      attempts = try progress.attempts(at: kata.id)
    } catch {
      throw .progress(error)
    }
    let latest = attempts.first { $0.contentHash == hash }
    return Submission.Work(
      id: kata.id.rawValue,
      contentHash: hash.rawValue,
      files: files.files.map { Submission.File(name: $0.name, contents: $0.contents) },
      claim: latest.map { .init(outcome: $0.outcome.rawValue, verdict: $0.verdict) },
      attempts: attempts.reversed().map {
        Submission.Attempt(
          date: $0.date.formatted(.iso8601),
          contentHash: $0.contentHash.rawValue,
          outcome: $0.outcome.rawValue
        )
      }
    )
  }

  // MARK: - Agreement and writing

  private static func isAgreed(_ tool: Tool) throws(ToolError) -> Bool {
    if tool.options.isAgreed { return true }
    guard tool.terminal.isInteractive else { throw .usage(.nobodyToAsk) }
    tool.show([tool.scene.paragraph(SubmitText.question)])
    let answer = Word.folded((readLine() ?? "").filter { !$0.isWhitespace })
    return ["s", "si", "y", "yes"].contains(answer)
  }

  private static func write(_ submission: Submission, to file: URL) throws(ToolError) {
    let isNew: Bool
    do throws(AtomicFile.Failure) {
      isNew = try AtomicFile.create(file, submission.json)
    } catch {
      throw .cannotSave(error.path, reason: error.reason)
    }
    if !isNew { throw .fileExists(file.path) }
  }

  /// A name in the current folder that tells one submission from the next.
  private static func name(at date: Date) -> String {
    let time = date.formatted(.iso8601).replacing(":", with: "-")
    return "bucle-\(time).json"
  }
}
