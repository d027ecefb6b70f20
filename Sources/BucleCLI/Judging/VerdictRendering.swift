import Bilingual
import Examiner
import Foundation
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
    var lines = verdict.structure.flatMap { RuleRendering(scene: scene).lines(of: $0, sources) }
    lines += CheckRendering.lines(of: verdict.checks, scene: scene)
    if !lines.isEmpty, lines.last != Line() { lines.append(Line()) }
    let printed = verdict.printed.trimmingLineBreaks
    if !printed.isEmpty {
      lines.append(scene.paragraph(VerdictText.printed, .dim))
      lines += printed.split(separator: "\n", omittingEmptySubsequences: false)
        .map { Line(String($0)).indented(2) }
      lines.append(Line())
    }
    return lines + conclusion
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
      survivors + [
        scene.paragraph(
          VerdictText.notPassed(passedCount, of: verdict.structure.count + verdict.checks.count),
          .bad
        )
      ]
    case .notJudged(let reason): notJudged(reason)
    }
  }

  private var passedCount: Int {
    verdict.structure.count(where: \.isKept)
      + verdict.checks.count(where: \.outcome.isPassed)
  }

  /// For tests: how many wrong versions they take for right, over all checks.
  private var survivors: [Line] {
    verdict.survivors.map { [scene.paragraph(TestFinding.total($0)), Line()] } ?? []
  }

  private func notJudged(_ reason: Verdict.NotJudged) -> [Line] {
    switch reason {
    case .doesNotCompile(let diagnostics):
      return scene.compilerErrors(diagnostics, sources) + [
        scene.paragraph(
          VerdictText.doesNotCompile(diagnostics.count { $0.severity == .error }),
          .bad
        )
      ]
    case .incomplete(let missing): return [scene.paragraph(VerdictText.incomplete(missing), .bad)]
    case .doesNotStart(let failure):
      let message = failure.message.split(separator: "\n").prefix(5).map {
        Line(String($0)).indented(2)
      }
      return [scene.paragraph(failure.text(), .bad)] + message
    case .notCovered: return [scene.paragraph(VerdictText.notCovered, .bad)]
    case .cancelled: return [scene.paragraph(BuildError.cancelled.text)]
    case .fault(let fault): return [scene.paragraph(fault.text, .bad)]
    }
  }
}

extension String {
  fileprivate var trimmingLineBreaks: Substring {
    var text = self[...]
    while text.last?.isNewline == true { text.removeLast() }
    return text
  }
}
