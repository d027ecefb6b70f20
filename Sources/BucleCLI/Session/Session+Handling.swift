import Bilingual
import Wire
import Workbook

extension Session {
  /// Takes an event in, and says what is to be done.
  mutating func handle(_ event: Event) -> [Effect] {
    switch event {
    case .start(.chosen): return [.show(.lessonTitle(lesson))] + advance()
    case .start(let opening):
      let isResumed = opening == .resumed
      return [.show(.greeting(lesson, stepIndex: stepIndex, isResumed: isResumed))]
    case .line(let line): return handle(line: line.trimmingSpaces)
    case .ran(let run, let outcome): return handle(run, outcome)
    case .compiled(let refusal, let result): return [.show(.compiled(refusal, result))]
    case .counted(let tally, let result): return [.show(.counted(tally, result))]
    case .expanded(let expansion, let result): return [.show(.expanded(expansion, result))]
    case .judged(let judgement, let result): return [.show(.judged(judgement, result))]
    case .formLeft(let ending): return handle(formLeft: ending)
    case .saved(let name, let result): return [.show(.saved(name, result))]
    case .loaded(let name, .failure(let error)): return [.show(.notLoaded(name, error))]
    case .loaded(_, .success(let text)): return handleLoaded(text)
    }
  }

  private mutating func handle(line: String) -> [Effect] {
    if case .confirming(let confirmation, let attention) = attention {
      self.attention = attention
      let isAgreed = ["s", "si", "y", "yes"].contains(Word.folded(line))
      switch (confirmation, isAgreed) {
      case (.reset(let kata), true): return [.work(.reset(kata))]
      case (.leave, true): return [.leave]
      case (_, false): return [.show(.note(.leftAsItWas))]
      }
    }
    guard !line.isEmpty else { return handleReturn() }
    let (word, rest) = Self.split(line)
    let verb = Verb(word).flatMap { $0.places.contains(.prompt) ? $0 : nil }
    // A command that nothing can follow is none where something does: an answer may begin with its word.
    let isCommand = verb.map { rest.isEmpty || $0.argument != .none } ?? false
    if let verb, isCommand { return handle(verb, rest, line) }
    if isForLive(line) { return stimulate(line) }
    switch attention {
    case .predicting(let prediction): return answer(prediction, line)
    case .choosing(let choice): return choose(choice, line)
    default: break
    }
    if verb != nil { return [.show(.note(.standsAlone(word, rest, isLive: live != nil)))] }
    if line.hasPrefix(".") { return stimulate(line) }
    // What no Swift name begins like is no forgotten dot.
    let mayBeAction = word.first.map { $0.isLetter || $0 == "_" } ?? false
    let isLive = live != nil && mayBeAction
    let isAnswer = !isLive && blocks.prefix(shownBlocks).last?.isQuestion == true
    return [.show(.note(isAnswer ? .answeredAlready(word) : .unknownWord(word, isLive: isLive)))]
  }

  /// The first word, and the rest without spaces around it.
  static func split(_ line: String) -> (word: String, rest: String) {
    let end = line.firstIndex(of: " ") ?? line.endIndex
    return (String(line[..<end]), String(line[end...]).trimmingSpaces)
  }

  /// Whether a line is something for the open feature, whatever is asked at the moment: an answer may begin with
  /// a dot as well, but not with the name of one of its actions.
  private func isForLive(_ line: String) -> Bool {
    guard let live, line.hasPrefix(".") else { return false }
    if case .predicting = attention {
      let name = line.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      return live.actions.contains { $0 == name }
    }
    return true
  }

  private mutating func handleReturn() -> [Effect] {
    switch attention {
    case .predicting: return [.show(.note(.answerFirst))]
    case .choosing(let choice): return [.show(.note(.chooseFirst(choice.options.count)))]
    case .compiling(let refusal):
      attention = .reading
      return [.compile(refusal)] + recordAnswer(refusal.id, "", isRight: true)
    case .expanding(let expansion):
      attention = .reading
      return [.expand(expansion)] + recordAnswer(expansion.id, "", isRight: true)
    case .reading, .confirming: return advance()
    }
  }

  // MARK: - Going on

  /// Shows what comes next: up to the next thing to do, or into the next step.
  mutating func advance() -> [Effect] {
    attention = .reading
    guard shownBlocks < blocks.count || shownBlocks == 0 else { return enterNextStep() }
    guard let step, let place else { return [.show(.courseEnd)] }
    var effects: [Effect] = []
    if shownBlocks == 0 {
      effects.append(.show(.heading(step, number: stepIndex + 1, of: lesson.steps.count)))
      effects.append(.record(.entered(place)))
    }
    while shownBlocks < blocks.count {
      let block = blocks[shownBlocks]
      shownBlocks += 1
      effects += show(block)
      if block.id != nil { break }
    }
    if shownBlocks == blocks.count, attention == .reading {
      effects.append(.show(.stepEnd(isLast: isLastStep)))
    }
    return effects
  }

  private var isLastStep: Bool {
    lessonIndex == course.lessons.count - 1 && stepIndex >= lesson.steps.count - 1
  }

  private mutating func enterNextStep() -> [Effect] {
    var effects: [Effect] = place.map { [.record(.finished($0))] } ?? []
    if stepIndex + 1 < lesson.steps.count {
      go(toLesson: lessonIndex, step: stepIndex + 1)
    } else if lessonIndex + 1 < course.lessons.count {
      go(toLesson: lessonIndex + 1, step: 0)
      effects.append(.show(.lessonTitle(lesson)))
    } else {
      return effects + [.show(.courseEnd)]
    }
    return effects + advance()
  }

  private mutating func show(_ block: Block) -> [Effect] {
    switch block {
    case .prose, .listing, .diagram: break
    case .play(let play):
      return [.show(.block(block))] + open(.course(play.feature), news: play.news)
    case .parallel(let parallel):
      return [.show(.block(block))] + open(.course(parallel.left), beside: .course(parallel.right))
    case .predict(let prediction): attention = .predicting(prediction)
    case .choose(let choice): attention = .choosing(choice)
    case .compare(let comparison):
      return [compare(comparison)] + recordAnswer(comparison.id, "", isRight: true)
    case .count(let tally):
      return [.count(tally, lesson.id)] + recordAnswer(tally.id, "", isRight: true)
    case .graph(let graph): return [run(graph)] + recordAnswer(graph.id, "", isRight: true)
    case .expand(let expansion): attention = .expanding(expansion)
    case .judge(let judgement):
      return [.judge(judgement)] + recordAnswer(judgement.id, "", isRight: true)
    case .test(let test): return [run(test)] + recordAnswer(test.id, "", isRight: true)
    case .refuse(let refusal): attention = .compiling(refusal)
    case .kata(let assignment):
      guard let kata = course[assignment.kata] else { break }
      return [.show(.kata(kata, assignment))]
    }
    return [.show(.block(block))]
  }

  /// Opens a feature in its initial state, alone or beside another.
  mutating func open(
    _ feature: LiveFeature,
    beside other: LiveFeature? = nil,
    news: [String] = []
  ) -> [Effect] {
    let live = Live(feature: feature, beside: other, news: news)
    self.live = live
    return [.run(Run(purpose: .open, parts: live.parts))]
  }

  func recordAnswer(_ block: Block.ID, _ given: String, isRight: Bool) -> [Effect] {
    place.map { [.record(.answered($0, block, given: given, isRight: isRight))] } ?? []
  }
}
