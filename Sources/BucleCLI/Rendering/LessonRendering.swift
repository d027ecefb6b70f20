import Bilingual
import Wire
import Workbook

extension Scene {
  func greeting(_ lesson: Lesson, stepIndex: Int, isResumed: Bool) -> [Line] {
    let title = Line("Bucle", .strong) + Line(" · \(lesson.number) · \(say(lesson.title))")
    let step = lesson.steps[min(stepIndex, lesson.steps.count - 1)]
    return [title]
      + (isResumed ? [paragraph(LessonText.resumed(say(step.title)), hanging: 0)] : [])
      + [paragraph(LessonText.how, .dim)]
  }

  func lines(of block: Block) -> [Line] {
    switch block {
    case .prose(let markdown): self.markdown(markdown)
    case .listing(let listing): listing.lines(options).map { Line($0) }
    case .diagram(let flowchart): flowchart.lines(options).map { Line($0) }
    case .play(let play): invitation(play.text, play.suggestions)
    case .parallel(let parallel): invitation(parallel.text, parallel.suggestions)
    case .predict(let prediction):
      markdown(prediction.question)
        + tries(prediction.script.map { typed($0) }, under: LessonText.script)
        + [paragraph(LessonText.predict(prediction.ask), .dim)]
    case .choose(let choice): lines(of: choice)
    case .compare(let comparison): markdown(comparison.caption)
    case .count(let tally): markdown(tally.caption)
    case .judge(let judgement): markdown(judgement.caption)
    case .graph(let graph): markdown(graph.caption)
    case .expand(let expansion):
      Listing(notation: .swift, lines: expansion.source).lines(options).map { Line($0) }
        + [Line(), paragraph(LessonText.willExpand, .dim)]
    case .test(let test): markdown(test.caption)
    case .refuse(let refusal):
      Listing(notation: .swift, lines: refusal.source).lines(options).map { Line($0) }
        + [Line(), paragraph(LessonText.willCompile, .dim)]
    case .kata: []
    }
  }

  /// What to look for in a live feature, and what to type to it.
  private func invitation(_ text: Markdown, _ suggestions: [String]) -> [Line] {
    var lines = markdown(text)
    if !suggestions.isEmpty {
      lines += [Line()] + tries(suggestions.map { typed($0) })
    }
    return lines
  }

  /// Lines to type, with a mark between them; a row ends with one, so that no two of them read as one.
  func tries(_ typed: [String], under title: Localized = LessonText.try) -> [Line] {
    let head = Line(say(title))
    if options.isReadAloud {
      let all = typed.map { "`\($0)`" }.joined(separator: ", ")
      return [head + Line(" ") + Line(marked: all)]
    }
    let mark = options.glyphs == .ascii ? " |" : " ·"
    // Without colours a backquote stands on either side.
    let quotes = options.usesColour ? 0 : 2
    var rows = [head]
    var used = head.width
    for (index, text) in typed.enumerated() {
      let piece = Line(text, .code) + Line(index == typed.count - 1 ? "" : mark, .dim)
      let width = piece.width + quotes
      if used + 1 + width > self.width, used > 2 {
        rows.append(Line("  "))
        used = 1
      }
      rows[rows.count - 1] += (used == 1 ? Line() : Line(" ")) + piece
      used += 1 + width
    }
    for index in rows.indices { rows[index].hangingIndent = 2 }
    return rows
  }

  private func lines(of choice: Choice) -> [Line] {
    var lines = markdown(choice.question) + [Line()]
    for (letter, option) in zip(Session.letters(choice.options.count), choice.options) {
      let narrow = options.narrowed(by: 4)
      let rows = option.text.lines(narrow)
      for (index, row) in rows.enumerated() {
        var line = StyledLine(index == 0 ? " \(letter)  " : "    ", .strong)
        line.append(row)
        lines.append(Line(line))
      }
    }
    return lines
  }

  /// A kata's statement, what the lesson says to it, and what to type, in sections.
  func invitation(to kata: Kata, _ assignment: Assignment) -> [[Line]] {
    let text = markdown(assignment.text)
    let how = [Line(), paragraph(LessonText.kata, .dim)]
    return statement(of: kata) + [(text.isEmpty ? [] : [Line()] + text) + how]
  }

  /// A kata's title and its contract, divided where one may pause.
  func statement(of kata: Kata) -> [[Line]] {
    var sections = kata.statement[language].sections(options).map { $0.map { Line($0) } }
    let title = [Line("\(say(kata.title))", .strong) + Line("  \(kata.id)", .dim), Line()]
    if sections.isEmpty { return [title] }
    sections[0] = title + sections[0]
    return sections
  }

  func end(_ passage: Passage) -> [Line] {
    switch passage {
    case .stepEnd(let isLast): [paragraph(isLast ? LessonText.lastStep : LessonText.goOn, .dim)]
    default: [paragraph(LessonText.courseEnd)]
    }
  }

  func lessons(_ course: Course, current: Lesson.ID?) -> [Line] {
    let set = course.lessons.flatMap { $0.katas(language) }
    // A kata that no step sets yet is its author's.
    let others = course.katas.filter { !set.contains($0.id) }
    return course.lessons.flatMap { lesson in
      let mark = lesson.id == current ? "› " : "  "
      var title = Line(mark, .strong) + Line("\(lesson.number)  \(say(lesson.title))", .strong)
      title.hangingIndent = 5
      return [title] + lesson.katas(language).compactMap { course[$0] }.map(line(for:))
    } + others.map(line(for:))
  }

  /// A kata in the list below its lesson.
  private func line(for kata: Kata) -> Line {
    var line = Line("     ") + Line("\(kata.id)", .code) + Line("  \(say(kata.title))")
    line.hangingIndent = 7
    return line
  }

  func trace(_ readings: [Wire.Reading], news: [String] = []) -> [Line] {
    let table = TraceTable(readings, news: news, scene: self)
    guard !table.rows.isEmpty else { return [paragraph(LoopText.nothingYet, .dim)] }
    let start = readings.first.map { reading -> [Line] in
      guard case .record(_, let fields) = reading.state else { return [] }
      return [
        Line("\(say(LoopText.atStart))  ", .dim)
          + Line(fields.map(\.description).joined(separator: ", "), .state)
      ]
    }
    let actions = readings.flatMap(\.actions)
    let count = actions.count { $0.isNamed(in: news) }
    let key = paragraph(LoopText.news(count, of: actions.count), .dim)
    return (start ?? []) + table.lines() + (news.isEmpty ? [] : [key])
  }
}
