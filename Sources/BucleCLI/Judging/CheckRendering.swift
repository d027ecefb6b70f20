import Bilingual
import Examiner
import Typography
import Wire
import Workbook

/// The checks of a verdict: those that passed in a line, those that failed with the evidence.
struct CheckRendering {
  private let scene: Scene

  /// What a failed check shows; two checks often fail on the same.
  private struct Evidence: Hashable {
    var script: Script
    var disagreement: Disagreement
  }

  static func lines(of results: [CheckResult], scene: Scene) -> [Line] {
    let rendering = CheckRendering(scene: scene)
    var shown: Set<Evidence> = []
    return results.filter { $0.check.feedback > .verdict }.flatMap { result -> [Line] in
      guard result.check.feedback == .full else { return rendering.titleOnly(result) }
      guard case .failed(let example) = result.outcome else { return rendering.lines(of: result) }
      let evidence = Evidence(script: example.trace.script, disagreement: example.disagreement)
      guard shown.insert(evidence).inserted else {
        return [
          rendering.mark("✗ ", .bad, Line(scene.say(result.check.title), .strong)),
          scene.paragraph(VerdictText.sameEvidence, .dim).indented(2),
        ]
      }
      return rendering.lines(of: result)
    }
  }

  private func lines(of result: CheckResult) -> [Line] {
    let title = scene.say(result.check.title)
    switch result.outcome {
    case .passed(let coverage): return [mark("✓ ", .good, Line(title))] + covered(coverage)
    case .cut(let coverage):
      return [mark("· ", .bad, Line(title))] + covered(coverage)
        + [scene.paragraph(VerdictText.cut(coverage), .bad).indented(2)]
    case .notRun:
      let note = " (\(scene.say(VerdictText.notRun)))"
      return [mark("· ", .dim, Line(title + note, .dim))]
    case .reached(let trace):
      return [mark("✓ ", .good, Line(title))] + DesignTrace(scene: scene).lines(of: trace)
        + [Line()]
    case .failed(let example):
      if let lines = evidence(example) { return head(result.check) + lines + [Line()] }
      let (expected, found) = example.disagreement.expectation
      return head(result.check) + trace(example.trace) + [Line()]
        + comparison(scene.say(expected), scene.say(found))
        + covered(example.coverage.flatMap { $0.bound > 0 ? $0 : nil }) + [Line()]
    case .ended(let failure, let trace):
      let message = failure.message.split(separator: "\n").prefix(3)
      return head(result.check) + self.trace(trace)
        + [scene.paragraph(failure.text(), .bad).indented(2)]
        + message.map { Line(String($0)).indented(4) } + [Line()]
    }
  }

  /// A check that tells whether it passed and no more.
  private func titleOnly(_ result: CheckResult) -> [Line] {
    let title = scene.say(result.check.title)
    return switch result.outcome {
    case .passed, .notRun: lines(of: result)
    case .reached: [mark("✓ ", .good, Line(title))]
    default: [mark("✗ ", .bad, Line(title, .strong))]
    }
  }

  // MARK: - Parts

  private func mark(_ sign: String, _ role: TextRole, _ text: Line) -> Line {
    var line = Line(sign, role) + text
    line.hangingIndent = 2
    return line
  }

  private func head(_ check: Check) -> [Line] {
    [
      mark("✗ ", .bad, Line(scene.say(check.title), .strong)),
      Line(scene.say(check.meaning)).indented(2), Line(),
    ]
  }

  /// What is shown of tests and scripts; `nil` for a feature that departs from the reference.
  private func evidence(_ example: Counterexample) -> [Line]? {
    let (expected, found) = example.disagreement.expectation
    switch example.disagreement {
    case .tests(.refused(let texts)):
      let reports = texts.prefix(3).flatMap { text in
        scene.say(text).split(separator: "\n", omittingEmptySubsequences: false)
          .map { Line(String($0)).indented(4) } + [Line()]
      }
      return [scene.paragraph(TestFinding.report).indented(2), Line()] + reports.dropLast()
    case .tests: return comparison(scene.say(expected), scene.say(found))
    case .script(.line(let place, let text)):
      let position = "\(place.file):\(place.line):\(place.column)"
      let pad = String(
        repeating: " ",
        count: String(place.written.prefix(place.column - 1)).displayWidth
      )
      let trace = DesignTrace(scene: scene).lines(of: example.trace)
      return trace + (trace.isEmpty ? [] : [Line()]) + [
        Line(position, .strong).indented(2), Line(place.written, .emphasis).indented(4),
        Line(pad + "^", .bad).indented(4), scene.paragraph(text).indented(2),
      ]
    case .script(.short):
      return DesignTrace(scene: scene).lines(of: example.trace) + [Line()]
        + comparison(scene.say(expected), scene.say(found))
    default: return nil
    }
  }

  private func covered(_ coverage: Coverage?) -> [Line] {
    coverage.map { [scene.paragraph(VerdictText.coverage($0), .dim).indented(2)] } ?? []
  }

  /// What led there: every stimulus with what it did to the learner's state.
  private func trace(_ trace: Counterexample.Trace) -> [Line] {
    guard !trace.script.isEmpty else {
      return [scene.paragraph(LoopText.atStart, .dim).indented(2)]
    }
    let rows = trace.script.enumerated().map { index, stimulus in
      let sign = if case .send = stimulus { "↑ " } else { "· " }
      let cause = Line(sign + stimulus.written(scene.language), .action)
      guard index + 1 < trace.readings.count else {
        return TraceTable.Row(cause: cause, effects: [Line()])
      }
      let changes = trace.readings[index].state.changes(to: trace.readings[index + 1].state)
      return TraceTable.Row(
        cause: cause,
        effects: changes.isEmpty
          ? [scene.paragraph(LoopText.noChange, .dim)] : changes.map { Line("\($0)", .state) }
      )
    }
    return TraceTable(rows: rows, scene: scene.narrowed(by: 2)).abridged.lines(limit: 12)
      .map { $0.indented(2) }
  }

  private func comparison(_ expected: String, _ found: String) -> [Line] {
    let labels = [scene.say(VerdictText.expected), scene.say(VerdictText.found)]
    let width = labels.map(\.count).max() ?? 0
    return zip(labels, [(expected, TextRole.good), (found, .bad)]).map { label, value in
      let pad = String(repeating: " ", count: width - label.count + 2)
      var line = Line(label + pad, .dim) + Line(marked: value.0, value.1).abridged
      line.hangingIndent = width + 2
      return line.indented(2)
    }
  }
}
