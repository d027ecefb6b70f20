import Bilingual
import Examiner
import Foundation
import Wire
import Workbook

/// Runs a session: asks for lines, hands them over, and performs what comes back.
final class Shell {
  let tool: Tool
  var session: Session
  private let stage: Stage
  private let opening: Session.Opening
  /// What a run without a terminal ends with: the last check's judgement.
  private var status = ExitCode.success

  /// Begins at a place of the course; `nil` resumes where the learner was.
  init(_ tool: Tool, at place: Place?) throws(ToolError) {
    self.tool = tool
    let course = try tool.course()
    try tool.refuseInstallation()
    var place = place
    let isChosen = place != nil
    tool.keep { file throws(ProgressError) in
      tool.recallLanguage(file)
      if place == nil { place = try file.lastPlace() }
    }
    Self.fillWorkspace(tool)
    opening = isChosen ? .chosen : place == nil ? .begun : .resumed
    session = Session(course: course, language: tool.language, at: place)
    stage = Stage(tool)
  }

  /// A lesson can be read without files of one's own: what keeps them from being written is told, no more.
  private static func fillWorkspace(_ tool: Tool) {
    do throws(ToolError) {
      let workspace = try tool.workspace()
      if InitCommand.isBare(workspace) { try InitCommand.fill(workspace, tool) }
    } catch {
      tool.show(error.lines(tool.scene))
    }
  }

  func run() throws(ToolError) -> ExitCode {
    if tool.terminal.isInteractive { tool.pager = Terminal.rows.map { Pager(rows: $0) } }
    perform(session.handle(.start(opening)))
    // Without it a check compiles for itself.
    tool.advanceBuilds = try? AdvanceBuilds(
      session.course.katas.filter { $0.modules != nil },
      in: try tool.workspace(),
      builder: tool.builder
    )
    defer { tool.advanceBuilds?.end() }
    if tool.terminal.isInteractive, let keyboard = Keyboard(self) {
      keyboard.run()
      return .success
    }
    runLines()
    return status
  }

  /// Without a terminal: a line in, lines out.
  private func runLines() {
    while let line = readLine() {
      let typed = line.trimmingSpaces
      if !typed.isEmpty { tool.show([Line(), Line("› \(typed)")]) }
      if take(line) { return }
    }
  }

  /// - Returns: whether the learner leaves.
  func take(_ line: String) -> Bool {
    perform(session.handle(.line(line)))
  }

  // MARK: - Effects

  @discardableResult
  private func perform(_ effects: [Session.Effect]) -> Bool {
    for effect in effects {
      switch effect {
      case .show(let passage): tool.show(passage)
      case .run(let run):
        if perform(session.handle(.ran(run, stage.perform(run)))) { return true }
      case .compile(let refusal):
        if perform(session.handle(.compiled(refusal, compile(refusal)))) { return true }
      case .count(let tally, let lesson):
        let result = SourceTally(tool, lesson).result(of: tally)
        if perform(session.handle(.counted(tally, result))) { return true }
      case .expand(let expansion):
        if perform(session.handle(.expanded(expansion, expand(expansion)))) { return true }
      case .judge(let judgement):
        if perform(session.handle(.judged(judgement, judge(judgement)))) { return true }
      case .work(let work): self.work(work)
      case .record(let record): keep(record)
      case .form(let feature, let script):
        let form = FormRun(tool: tool, stage: stage, feature: feature) {
          self.session.chart(of: $0)
        }
        if perform(session.handle(.formLeft(form.run(after: script)))) { return true }
      case .save(let name, let text):
        if perform(session.handle(.saved(name, save(text, as: name)))) { return true }
      case .load(let name):
        if perform(session.handle(.loaded(name, load(name)))) { return true }
      case .leave: return true
      }
    }
    return false
  }

  private func keep(_ record: Session.Record) {
    let language = session.language
    if record == .language { tool.setLanguage(language) }
    tool.keep { file throws(ProgressError) in
      switch record {
      case .entered(let place): try file.setLastPlace(place)
      case .finished(let place): try file.markDone(place, at: Date())
      case .answered(let place, let block, let given, let isRight):
        try file.recordAnswer(given, isRight: isRight, to: block, at: place, on: Date())
      case .language: try file.setLanguage(language)
      }
    }
  }

  private func save(_ text: String, as name: String) -> Result<String?, WorkspaceError> {
    Result { () throws(WorkspaceError) in
      try Workspace(tool.place).saveScript(name, text)?.path(percentEncoded: false)
    }
  }

  private func load(_ name: String) -> Result<String, WorkspaceError> {
    Result { () throws(WorkspaceError) in try Workspace(tool.place).script(name) }
  }

  private func work(_ work: Session.Work) {
    do throws(ToolError) {
      switch work {
      case .statement(let kata):
        tool.show(sections: tool.scene.statement(of: try tool.kata(kata.rawValue)))
      case .edit(let kata): _ = try EditCommand.run(tool, try tool.kata(kata.rawValue))
      case .check(let kata): status = try CheckCommand.run(tool, kata.rawValue)
      case .hint(let kata): _ = try HintCommand.run(tool, kata.rawValue)
      case .reset(let kata): _ = try ResetCommand.reset(try tool.kata(kata.rawValue), tool)
      case .solution(let kata): _ = try SolutionCommand.run(tool, kata.rawValue)
      case .progress: _ = try ProgressCommand.run(tool, nil)
      case .doctor: _ = try DoctorCommand.run(tool, nil)
      }
    } catch {
      tool.show(error.lines(tool.scene))
    }
  }

  private func judge(
    _ judgement: Judgement
  ) -> Result<SpecificationRun.Outcome, SpecificationRun.Failure> {
    let cancellation = try? Cancellation()
    let line = StatusLine(tool)
    defer { line.clear() }
    return TerminalGuard.whileRunning(cancellation?.descriptor ?? -1) {
      Result { () throws(SpecificationRun.Failure) in
        try SpecificationRun(tool.installation, cancellation: cancellation)
          .outcome(of: judgement) { line.show(tool.scene.say(JudgementText.judging($0))) }
      }
    }
  }

  private func compile(_ refusal: Workbook.Refusal) -> Result<[CompilerDiagnostic], BuildError> {
    withCompiler { compiler, cancellation throws(BuildError) in
      try compiler.diagnostics(
        refusal.source,
        imports: refusal.imports,
        cancellation: cancellation
      )
    }
  }

  private func expand(_ expansion: Expansion) -> Result<[[String]], BuildError> {
    withCompiler { compiler, cancellation throws(BuildError) in
      try compiler.expansions(
        of: expansion.source,
        imports: expansion.imports,
        cancellation: cancellation
      )
    }
  }

  /// Has the compiler at something that Ctrl-C stops.
  private func withCompiler<Value>(
    _ body: (SnippetCompiler, Cancellation?) throws(BuildError) -> Value
  ) -> Result<Value, BuildError> {
    let cancellation = try? Cancellation()
    let line = StatusLine(tool)
    defer { line.clear() }
    line.show(tool.scene.say(Judge.Stage.compiling.text(atMost: FeedbackCap())))
    return TerminalGuard.whileRunning(cancellation?.descriptor ?? -1) {
      do throws(BuildError) {
        let toolchain: Toolchain
        do throws(ToolchainError) {
          toolchain = try Toolchain(environment: tool.environment)
        } catch {
          throw .toolchain(error)
        }
        let compiler = SnippetCompiler(installation: tool.installation, toolchain: toolchain)
        return .success(try body(compiler, cancellation))
      } catch {
        return .failure(error)
      }
    }
  }
}

extension Workspace {
  fileprivate init(_ place: WorkspacePlace) {
    self.init(root: URL(filePath: place.path, directoryHint: .isDirectory))
  }
}
