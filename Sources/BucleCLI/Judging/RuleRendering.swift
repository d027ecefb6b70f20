import Bilingual
import Examiner
import SyntaxWire
import Workbook

/// The structural rules of a verdict: those that are kept in a line, the others with the places that break them.
struct RuleRendering {
  let scene: Scene

  func lines(of result: RuleResult, _ sources: [VerdictRendering.Source]) -> [Line] {
    switch result.outcome {
    case .kept: return [head("✓ ", .good, Line(scene.say(result.rule.title)))]
    case .unreadable:
      return broken(result.rule) + [
        scene.paragraph(RuleText.unreadable, .bad).indented(2), Line(),
      ]
    case .broken(let violations):
      let limit = 5
      let places = violations.prefix(limit).flatMap { place($0, sources) }
      let rest = violations.count - limit
      let more = rest > 0 ? [scene.paragraph(VerdictText.more(rest), .dim).indented(2)] : []
      return broken(result.rule) + places.map { $0.indented(2) } + more + [Line()]
    }
  }

  private func broken(_ rule: StructuralRule) -> [Line] {
    [
      head("✗ ", .bad, Line(scene.say(rule.title), .strong)),
      scene.paragraph(rule.why).indented(2), Line(),
    ]
  }

  private func head(_ sign: String, _ role: TextRole, _ text: Line) -> Line {
    var line = Line(sign, role) + text
    line.hangingIndent = 2
    return line
  }

  private func place(_ violation: Violation, _ sources: [VerdictRendering.Source]) -> [Line] {
    let source = sources.first { $0.name.hasSuffix("/\(violation.file)") }
    let diagnostic = CompilerDiagnostic(
      file: violation.file,
      line: violation.line,
      column: violation.column,
      severity: .error,
      message: scene.say(violation.fault.text)
    )
    return scene.narrowed(by: 2)
      .diagnostic(diagnostic, source: source?.lines ?? [], file: source?.name ?? violation.file)
  }
}
