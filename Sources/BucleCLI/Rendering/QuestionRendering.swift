import Bilingual
import Examiner
import Typography
import Wire
import Workbook

extension Scene {
  /// Whether a prediction came true; a wrong one is shown against what happened.
  func answered(_ prediction: Prediction, _ answer: GivenAnswer) -> [Line] {
    var lines: [Line] = []
    if answer.isRight {
      lines = [Line("✓ ", .good) + Line(marked: say(QuestionText.right(answer)))]
    } else {
      lines = [Line("✗ ", .bad) + Line(marked: say(QuestionText.wrong(answer))), Line()]
      lines += TraceTable(rows: rows(of: answer), scene: self).lines(limit: 20)
    }
    return lines + [Line()] + markdown(prediction.explanation)
  }

  /// The asked value, stimulus by stimulus.
  private func rows(of answer: GivenAnswer) -> [TraceTable.Row] {
    var last: Tree?
    return answer.course.map { moment in
      defer { last = moment.value }
      let cause =
        moment.line.map { line in
          line.hasPrefix(".") ? Line("↑ \(line)", .action) : Line("  \(typed(line))", .action)
        } ?? Line("  \(say(LoopText.atStart))", .dim)
      let value =
        last.map { $0 == moment.value ? "\($0)" : "\($0) → \(moment.value)" } ?? "\(moment.value)"
      return TraceTable.Row(cause: cause, effects: [Line("\(answer.name): \(value)", .state)])
    }
  }

  func chosen(_ choice: Choice, _ index: Int) -> [Line] {
    if choice.isOpen { return weighed(choice, index) }
    let option = choice.options[index]
    let letter = Session.letters(choice.options.count)[index]
    let head =
      option.isRight
      ? Line("✓ ", .good) + paragraph(QuestionText.rightChoice)
      : Line("✗ ", .bad) + paragraph(QuestionText.wrongChoice(letter))
    let again = option.isRight ? [] : [Line(), paragraph(QuestionText.chooseAgain, .dim)]
    return [head] + markdown(option.explanation) + again
  }

  /// An open choice: what was chosen gains and costs this, and the others that.
  private func weighed(_ choice: Choice, _ index: Int) -> [Line] {
    let letters = Session.letters(choice.options.count)
    let isGuided = choice.options.contains(where: \.isRight)
    let others = choice.options.indices.filter { $0 != index }
    let head = isGuided ? [] : [paragraph(QuestionText.noRightChoice, .dim)]
    return ([index] + others).flatMap { place in
      let option = choice.options[place]
      let sign = option.isRight ? Line("✓ ", .good) : Line("· ", .dim)
      let said =
        place == index ? QuestionText.yours(letters[place]) : QuestionText.other(letters[place])
      return [sign + paragraph(said, .strong)]
        + narrowed(by: 2).markdown(option.explanation).map { $0.indented(2) }
    } + head
  }

  // MARK: - Two runs

  func comparison(_ comparison: Comparison, _ readings: [[Reading]]) -> [Line] {
    guard readings.count == 2 else { return [] }
    let room = (width - 3) / 2
    let sides = zip([comparison.left, comparison.right], readings).map { side, readings in
      Side(
        title: [Line("\(side.feature)", .strong)]
          + [scriptLine(side.script)],
        picture: picture(comparison.aspect, readings)
      )
    }
    let isEqual = Self.isEqual(comparison.aspect, readings[0], readings[1])
    let verdict =
      isEqual
      ? Line("= ", .good) + paragraph(QuestionText.same(comparison.aspect))
      : Line("≠ ", .bad) + paragraph(QuestionText.different(comparison.aspect))
    let fits =
      sides.allSatisfy { side in side.picture.allSatisfy { $0.width <= room } } && width >= 60
    return
      (fits ? sideBySide(sides, room: room) : sides.flatMap { $0.title + $0.picture + [Line()] })
      + [verdict, Line()] + markdown(comparison.caption)
  }

  /// What is typed on one side, with a mark between two lines.
  private func scriptLine(_ script: [String]) -> Line {
    let mark = Line(options.glyphs == .ascii ? " | " : " · ", .dim)
    return script.enumerated().reduce(Line()) { line, next in
      line + (next.offset == 0 ? Line() : mark) + Line(typed(next.element), .action)
    }
  }

  private struct Side {
    var title: [Line]
    var picture: [Line]
  }

  private func sideBySide(_ sides: [Side], room: Int) -> [Line] {
    let narrow = RenderingOptions(
      width: room,
      glyphs: options.glyphs,
      usesColour: options.usesColour
    )
    let titles = sides.map { side in side.title.flatMap { $0.rows(narrow) }.map { Line($0) } }
    let height = titles.map(\.count).max() ?? 0
    let columns = zip(titles, sides).map { title, side in
      title + Array(repeating: Line(), count: height - title.count) + side.picture
    }
    return (0..<(columns.map(\.count).max() ?? 0)).map { row in
      let left = row < columns[0].count ? columns[0][row] : Line()
      let right = row < columns[1].count ? columns[1][row] : Line()
      let pad = Line(String(repeating: " ", count: max(0, room - left.width) + 3))
      return right.spans.isEmpty ? left : left + pad + right
    } + [Line()]
  }

  private func picture(_ aspect: Comparison.Aspect, _ readings: [Reading]) -> [Line] {
    guard let last = readings.last else { return [] }
    switch aspect {
    case .view: return screen(last)
    case .state:
      guard case .record(_, let fields) = last.state else { return [Line("\(last.state)", .state)] }
      return fields.map { Line("\($0)", .state) }
    case .actions:
      return readings.flatMap(\.actions).map { Line("↑ \($0.action)", .action) }
    }
  }

  private static func isEqual(_ aspect: Comparison.Aspect, _ one: [Reading], _ other: [Reading])
    -> Bool
  {
    switch aspect {
    case .view: one.last?.screen?.rows == other.last?.screen?.rows
    case .state: one.last?.state == other.last?.state
    case .actions: one.flatMap(\.actions).map(\.action) == other.flatMap(\.actions).map(\.action)
    }
  }

  // MARK: - What the compiler said

  func compiled(
    _ refusal: Workbook.Refusal,
    _ result: Result<[CompilerDiagnostic], BuildError>
  ) -> [Line] {
    switch result {
    case .failure(let error): return [paragraph(error.text, .bad)]
    case .success(let diagnostics):
      let errors = diagnostics.filter { $0.severity == .error }
      let isExpected = errors.contains { $0.message.contains(refusal.mentions) }
      let lines = explained(
        ToldMistake.mistakes(of: errors).prefix(isExpected ? 2 : errors.count)
      ) { _ in
        (refusal.source, nil)
      }.flatMap { $0 }
      return isExpected
        ? lines + [Line()] + markdown(refusal.explanation)
        : [paragraph(QuestionText.compiledAfterAll(refusal.mentions), .bad)] + lines
    }
  }

  /// The pieces of what the macros wrote that the block asks for.
  func expanded(_ expansion: Expansion, _ result: Result<[[String]], BuildError>) -> [Line] {
    switch result {
    case .failure(let error): return [paragraph(error.text, .bad)]
    case .success(let pieces):
      let shown = pieces.filter { piece in
        expansion.pieces.contains { piece.first?.hasPrefix($0) ?? false }
      }
      guard !shown.isEmpty else {
        let wanted = expansion.pieces.joined(separator: ", ")
        return [paragraph(QuestionText.expandsToNothing(wanted), .bad)]
      }
      let listing = Listing(notation: .swift, lines: shown.flatMap { $0 })
      return [paragraph(QuestionText.expanded, .dim), Line()]
        + listing.lines(options).map { Line($0) } + [Line()] + markdown(expansion.explanation)
    }
  }
}
