import Bilingual
import Classroom
import Foundation
import Workbook

/// Takes grades in order, writes their results, and says how far it is.
final class GradeResults {
  /// Where results go; `nil` for the standard output.
  let folder: URL?
  private let tool: Tool
  private let count: Int
  private let writer: ResultWriter
  private var grades: [SubmissionGrade] = []
  private var failure: AtomicFile.Failure?

  init(_ tool: Tool, count: Int) throws(ToolError) {
    self.tool = tool
    self.count = count
    folder = tool.options.out.map { URL(filePath: $0, directoryHint: .isDirectory) }
    var identity: Classroom50Identity?
    if tool.options.format == .classroom50 {
      do throws(Classroom50Identity.Missing) {
        identity = try Classroom50Identity(environment: tool.environment)
      } catch {
        throw .usage(.missingVariables(error.names))
      }
    }
    writer = ResultWriter(
      format: tool.options.format,
      language: tool.language,
      version: Version.current,
      identity: identity
    )
    guard let folder else { return }
    do {
      try FileManager.default.createDirectory(
        at: folder.appending(path: GradeRecord.folder),
        withIntermediateDirectories: true
      )
    } catch {
      throw .cannotSave(folder.path, reason: error.localizedDescription)
    }
  }

  func take(_ grade: SubmissionGrade, number: Int) {
    grades.append(grade)
    if let folder {
      let file = folder.appending(path: fileName(of: grade))
      if let document = writer.document(grade) {
        save(document, file)
      } else {
        // A fault of ours leaves no result, and none from a run before either.
        try? FileManager.default.removeItem(at: file)
      }
    }
    let line = "[\(number)/\(count)] \(grade.name): \(outcome(of: grade))"
    // A line as it is, however long: programs read it too.
    let isASCII = tool.output.options.glyphs == .ascii
    Output(tool.output.options, descriptor: STDERR_FILENO)
      .write((isASCII ? ASCIIText.folded(line) : line) + "\n")
  }

  /// Writes what is about all of them, and says what came of it.
  func finish(isStopped: Bool) throws(ToolError) -> ExitCode {
    if let folder {
      let list = ResultWriter(format: .json, language: tool.language, version: Version.current)
      save(list.document(grades) ?? "", folder.appending(path: "grades.json"))
    } else if !isStopped {
      try print()
    }
    if let failure { throw .cannotSave(failure.path, reason: failure.reason) }
    if isStopped {
      let text = GradeText.stopped(grades.count, of: count, keeps: folder != nil)
      tool.complain([tool.scene.paragraph(text)])
      return .notJudged
    }
    let broken = grades.count { $0.problem != nil || $0.fault != nil || !$0.isDecided }
    let passed = grades.count(where: \.isPassed)
    tool.complain([tool.scene.paragraph(GradeText.graded(count, passed: passed, broken: broken))])
    return grades.contains { $0.fault != nil } ? .ourFault : .success
  }

  // MARK: - Writing

  /// What its consumer looks for where there is one submission only.
  private func fileName(of grade: SubmissionGrade) -> String {
    guard count == 1 else { return "\(grade.name).\(writer.format.suffix)" }
    switch writer.format {
    case .exercism, .gradescope: return "results.json"
    case .classroom50: return "result.json"
    default: return "\(grade.name).\(writer.format.suffix)"
    }
  }

  private func save(_ document: String, _ file: URL) {
    guard failure == nil else { return }
    do throws(AtomicFile.Failure) {
      try AtomicFile.replace(file, with: Data(document.utf8))
    } catch {
      failure = error
    }
  }

  private func print() throws(ToolError) {
    let document =
      writer.format.holdsMany
      ? writer.document(grades) : grades.first.flatMap { writer.document($0) }
    guard let document else { return }
    // In a step of a GitHub workflow the result goes to the step's output, and the log shows it disarmed.
    guard writer.format == .github, let output = tool.environment["GITHUB_OUTPUT"] else {
      return tool.output.write(document)
    }
    do {
      let handle = try FileHandle(forWritingTo: URL(filePath: output))
      try handle.seekToEnd()
      try handle.write(contentsOf: Data(GitHubStep.output(document).utf8))
      try handle.close()
    } catch {
      throw .cannotSave(output, reason: error.localizedDescription)
    }
    tool.output.write(GitHubStep.bracketed(document))
  }

  // MARK: - Saying

  private func outcome(of grade: SubmissionGrade) -> String {
    if let problem = grade.problem { return problem }
    return grade.katas.map { kata in
      let text =
        switch kata.outcome {
        case .passed: GradeText.passed
        case .notPassed: GradeText.notPassed
        case .notCovered: GradeText.notCovered
        case .doesNotCompile: GradeText.doesNotCompile
        case .fault: GradeText.fault
        }
      return "\(kata.kata) \(tool.scene.say(text))"
    }.joined(separator: ", ")
  }
}
