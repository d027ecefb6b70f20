import Bilingual
import Examiner
import Typography
import Wire
import Workbook

extension Scene {
  /// What one specification found in several features.
  func judged(
    _ judgement: Judgement,
    _ result: Result<SpecificationRun.Outcome, SpecificationRun.Failure>
  ) -> [Line] {
    switch result {
    case .failure(let failure): [paragraph(failure.text, .bad)]
    case .success(.checks(let results)):
      checks(judgement.features, results) + [Line()] + markdown(judgement.caption)
    case .success(.states(let report)):
      states(judgement.features, report) + [Line()] + markdown(judgement.caption)
    }
  }

  /// A row for each check, a mark for each feature before its title.
  private func checks(_ features: [Feature.ID], _ results: [[CheckResult]]) -> [Line] {
    let letters = Session.letters(features.count)
    let names = zip(letters, zip(features, results)).map { letter, side in
      let passed = side.1.count(where: \.isPassed)
      var line =
        Line("\(letter)  ", .strong) + Line("\(side.0)", .code)
        + Line("  \(say(JudgementText.passed)): \(passed)/\(side.1.count)", .dim)
      line.hangingIndent = 3
      return line
    }
    let head = Line(letters.joined(separator: " "), .strong)
    let shared = (results.first ?? []).indices.map { index in
      results.map { $0.indices.contains(index) && $0[index].isPassed }
    }
    // What all of them pass tells them apart no more than its number does.
    let common = shared.count { $0.allSatisfy(\.self) }
    let rows = shared.enumerated().filter { !$0.element.allSatisfy(\.self) }.map { index, marks in
      row(marks, Line(say(results[0][index].check.title)))
    }
    let all = features.map { _ in true }
    let rest = common == 0 ? [] : [row(all, paragraph(JudgementText.common(common), .dim))]
    return names + [Line(), head] + rows + rest
  }

  private func row(_ marks: [Bool], _ text: Line) -> Line {
    var line = marks.reduce(Line()) { $0 + Line($1 ? "✓ " : "✗ ", $1 ? .good : .bad) }
    line += Line(" ") + text
    line.hangingIndent = 2 * marks.count + 1
    return line
  }

  private func states(_ features: [Feature.ID], _ report: ArchitectureComparison.Report) -> [Line] {
    let sides = [report.first, report.second]
    let counts = counted(
      zip(features.map(\.rawValue), sides).map { ($0, $1.states, $1.only.count) }
    )
    // The last is the one that takes most doing: what waits is most entangled there.
    let examples = zip(features, sides).flatMap { feature, side in
      side.only.last.map { possibility(feature, $0) } ?? []
    }
    return counts + [paragraph(JudgementText.bound(report.first.coverage), .dim), Line()]
      + (examples.isEmpty ? [paragraph(JudgementText.nowhere)] : examples)
  }

  /// How many states each has, in columns where there is room.
  private func counted(_ rows: [(name: String, states: Int, only: Int)]) -> [Line] {
    let labels = [JudgementText.states, JudgementText.only].map { say($0) }
    let first = rows.map(\.name.displayWidth).max() ?? 0
    guard first + labels.reduce(0, { $0 + $1.displayWidth + 2 }) <= width else {
      return rows.flatMap { row in
        [
          Line(row.name, .strong),
          Line("\(labels[0]): \(row.states)").indented(2),
          Line("\(labels[1]): \(row.only)").indented(2),
        ]
      }
    }
    let blank = String(repeating: " ", count: first)
    let head = Line("\(blank)  \(labels.joined(separator: "  "))", .dim)
    return [head]
      + rows.map { row in
        let numbers = zip(labels, [row.states, row.only]).map { label, number in
          let digits = "\(number)"
          return String(repeating: " ", count: label.displayWidth - digits.count) + digits
        }
        let rest = String(repeating: " ", count: first - row.name.displayWidth)
        return Line(row.name, .strong) + Line("\(rest)  \(numbers.joined(separator: "  "))")
      }
  }

  private func possibility(
    _ feature: Feature.ID,
    _ possibility: ArchitectureComparison.Possibility
  ) -> [Line] {
    let steps = possibility.script.enumerated().map { index, stimulus in
      var line = Line("\(index + 1) ", .dim) + Line(stimulus.written(language), .action)
      line.hangingIndent = 2
      return line
    }
    var state = Line("= ", .dim) + Line("\(possibility.state)", .state)
    if case .record(_, let fields) = possibility.state {
      state = Line("= ", .dim) + Line(fields.map(\.description).joined(separator: ", "), .state)
    }
    state.hangingIndent = 2
    return [paragraph(JudgementText.example(feature))] + (steps + [state]).map { $0.indented(2) }
  }
}

extension CheckResult {
  fileprivate var isPassed: Bool { if case .passed = outcome { true } else { false } }
}
