import Bilingual
import Examiner
import Foundation
import Wire
import Workbook

/// A verdict as a learner reads it.
struct VerdictRendering {
  /// A learner's file as it was judged.
  struct Source {
    var path: String
    var name: String
    var lines: [String]
  }

  private let verdict: Verdict
  private let scene: Scene
  private let sources: [Source]

  init(_ verdict: Verdict, scene: Scene, sources: [Source]) {
    self.verdict = verdict
    self.scene = scene
    self.sources = sources
  }

  static func sources(of kata: Kata, in workspace: Workspace) -> [Source] {
    kata.files.map { name in
      let file = workspace.file(name, of: kata.id)
      let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      return Source(
        path: file.path,
        name: "\(kata.id)/\(name)",
        lines: text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      )
    }
  }

  var lines: [Line] {
    var lines = verdict.checks.flatMap { self.lines(of: $0) }
    if !lines.isEmpty { lines.append(Line()) }
    if !verdict.printed.isEmpty {
      lines.append(scene.paragraph(VerdictText.printed, .dim))
      lines += verdict.printed.split(separator: "\n", omittingEmptySubsequences: false)
        .map { Line(String($0)).indented(2) }
    }
    return lines + conclusion
  }

  // MARK: - Checks

  private func lines(of result: CheckResult) -> [Line] {
    let title = scene.say(result.check.title)
    switch result.outcome {
    case .passed(let coverage):
      let head = Line("✓ ", .good) + Line(title)
      return [head.hanging(2)]
        + (coverage.map { [scene.paragraph(VerdictText.coverage($0), .dim).indented(2)] } ?? [])
    case .notRun:
      return [
        (Line("· ", .dim) + Line(title + " ", .dim)
          + Line("(\(scene.say(VerdictText.notRun)))", .dim)).hanging(2)
      ]
    case .failed(let example):
      let (expected, found) = example.disagreement.expectation
      return head(result.check) + [Line()] + trace(example.trace, failedAt: true) + [Line()]
        + comparison(scene.say(expected), scene.say(found))
        + (example.coverage.map { [scene.paragraph(VerdictText.coverage($0), .dim).indented(2)] }
          ?? [])
        + [Line()]
    case .ended(let failure, let trace):
      let message = failure.message.split(separator: "\n").prefix(3).map {
        Line(String($0)).indented(4)
      }
      return head(result.check) + [Line()] + self.trace(trace, failedAt: false)
        + [scene.paragraph(failure.text(), .bad).indented(2)] + message + [Line()]
    }
  }

  private func head(_ check: Check) -> [Line] {
    [
      (Line("✗ ", .bad) + Line(scene.say(check.title), .strong)).hanging(2),
      Line(scene.say(check.meaning)).indented(2),
    ]
  }

  /// What led there: every stimulus with what it did to the learner's state.
  private func trace(_ trace: Counterexample.Trace, failedAt: Bool) -> [Line] {
    guard !trace.script.isEmpty else {
      return [scene.paragraph(LoopText.atStart, .dim).indented(2)]
    }
    let rows = trace.script.enumerated().map { index, stimulus in
      let cause =
        Line(isAction(stimulus) ? "↑ " : "· ", .action)
        + Line(stimulus.written(scene.language), .action)
      guard index + 1 < trace.readings.count else {
        return TraceTable.Row(cause: cause, effects: [Line()])
      }
      let changes = trace.readings[index].state.changes(to: trace.readings[index + 1].state)
      let effects =
        changes.isEmpty
        ? [scene.paragraph(LoopText.noChange, .dim)] : changes.map { Line("\($0)", .state) }
      return TraceTable.Row(cause: cause, effects: effects)
    }
    var narrow = scene
    narrow.options = RenderingOptions(
      width: scene.width - 2,
      glyphs: scene.options.glyphs,
      usesColour: scene.options.usesColour
    )
    return TraceTable(rows: rows, scene: narrow).lines(limit: 12).map { $0.indented(2) }
  }

  private func isAction(_ stimulus: Stimulus) -> Bool {
    if case .send = stimulus { true } else { false }
  }

  private func comparison(_ expected: String, _ found: String) -> [Line] {
    let labels = [scene.say(VerdictText.expected), scene.say(VerdictText.found)]
    let width = labels.map(\.count).max() ?? 0
    return zip(labels, [(expected, TextRole.good), (found, .bad)]).map { label, value in
      let pad = String(repeating: " ", count: width - label.count + 2)
      return (Line(label + pad, .dim) + Line(marked: value.0, value.1)).indented(2).hanging(
        width + 4
      )
    }
  }

  // MARK: - The whole

  private var conclusion: [Line] {
    switch verdict.outcome {
    case .passed:
      [
        Line("✓ ", .good) + Line(scene.say(VerdictText.passed) + " ", .good)
          + scene.paragraph(VerdictText.next, .dim)
      ]
    case .notPassed:
      [scene.paragraph(VerdictText.notPassed(passedCount, of: verdict.checks.count), .bad)]
    case .notJudged(let reason): notJudged(reason)
    }
  }

  private var passedCount: Int {
    verdict.checks.count { if case .passed = $0.outcome { true } else { false } }
  }

  private func notJudged(_ reason: Verdict.NotJudged) -> [Line] {
    switch reason {
    case .doesNotCompile(let diagnostics):
      let errors = diagnostics.filter { $0.severity == .error }
      let limit = 5
      var lines = errors.prefix(limit).flatMap { error in
        let source = sources.first { $0.path == error.file }
        return scene.diagnostic(
          error,
          source: source?.lines ?? [],
          file: source?.name ?? error.file
        ) + [Line()]
      }
      if errors.count > limit {
        lines.append(scene.paragraph(VerdictText.more(errors.count - limit), .dim))
      }
      return lines + [scene.paragraph(VerdictText.doesNotCompile(errors.count), .bad)]
    case .incomplete(let missing): return [scene.paragraph(VerdictText.incomplete(missing), .bad)]
    case .doesNotStart(let failure):
      let message = failure.message.split(separator: "\n").prefix(5).map {
        Line(String($0)).indented(2)
      }
      return [scene.paragraph(failure.text(), .bad)] + message
    case .cancelled: return [scene.paragraph(BuildError.cancelled.text)]
    case .fault(let fault): return [scene.paragraph(fault.text, .bad)]
    }
  }
}

extension Line {
  fileprivate func hanging(_ columns: Int) -> Line {
    var line = self
    line.hangingIndent = columns
    return line
  }
}
