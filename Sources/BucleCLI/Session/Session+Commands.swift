import Bilingual
import Workbook

extension Session {
  /// Obeys a command of the prompt.
  mutating func handle(_ verb: Verb, _ rest: String, _ line: String) -> [Effect] {
    switch verb {
    case .next: return advance()
    case .back: return goBack()
    case .again:
      return repeatStep()
    case .lessons: return [.show(.lessons(course, current: lesson.id))]
    case .lesson: return goToLesson(rest)
    case .play: return play(rest)
    case .form: return form(rest)
    case .actions:
      guard let live else { return [.show(.note(nothingOpen))] }
      return [.show(.note(.actions(live.actions)))]
    case .tap, .type, .erase, .toggle, .choose, .advance, .answer, .dismiss: return stimulate(line)
    case .undo: return undo()
    case .redo: return redo()
    case .goTo: return goTo(rest)
    case .trace: return trace()
    case .loop: return showLoop()
    case .diff: return difference(rest)
    case .save: return save(rest)
    case .replay: return replay(rest)
    case .statement: return work(on: rest) { .statement($0) }
    case .edit: return work(on: rest) { .edit($0) }
    case .check: return work(on: rest) { .check($0) }
    case .hint: return hint(rest)
    case .solution: return work(on: rest) { .solution($0) }
    case .reset: return askReset(rest)
    case .progress: return [.work(.progress)]
    case .doctor: return [.work(.doctor)]
    case .lang: return changeLanguage(rest)
    case .help: return help(rest)
    case .version: return [.show(.version)]
    case .quit: return leave(line)
    case .initialise, .submit, .grade, .author:
      return [.show(.note(.unknownWord(line, isLive: live != nil)))]
    }
  }

  /// Shows the step anew, as far as it was shown or up to its first question, so that the question can be
  /// answered at once.
  private mutating func repeatStep() -> [Effect] {
    let shown = shownBlocks
    go(toLesson: lessonIndex, step: min(stepIndex, lesson.steps.count - 1))
    var effects = advance()
    while attention == .reading, shownBlocks < shown { effects += advance() }
    return effects
  }

  private mutating func goBack() -> [Effect] {
    if stepIndex > 0 {
      go(toLesson: lessonIndex, step: stepIndex - 1)
    } else if lessonIndex > 0 {
      go(toLesson: lessonIndex - 1, step: course.lessons[lessonIndex - 1].steps.count - 1)
    } else {
      return [.show(.note(.firstStep))]
    }
    return advance()
  }

  /// Opens a lesson, at the step whose number or name follows its own, else at the first.
  private mutating func goToLesson(_ rest: String) -> [Effect] {
    let (name, step) = Self.split(rest)
    guard !name.isEmpty else { return [.show(.lessons(course, current: lesson.id))] }
    guard let index = course.lessons.index(named: name) else {
      return [.show(.usage(.unknownLesson(name, known: course.lessons.map(LessonName.init))))]
    }
    do throws(StepNameError) {
      go(toLesson: index, step: step.isEmpty ? 0 : try course.lessons[index].index(ofStep: step))
    } catch {
      return [.show(.note(.noSuchStep(error)))]
    }
    return [.show(.lessonTitle(lesson))] + advance()
  }

  /// Opens a feature, or two beside each other.
  mutating func play(_ names: String) -> [Effect] {
    do throws(Passage.Note) {
      let (name, other) = Self.twoNames(names)
      return try open(
        feature(name, for: .play),
        beside: other.isEmpty ? nil : feature(other, for: .play)
      )
    } catch {
      return [.show(.note(error))]
    }
  }

  /// The names of one feature or two: one of a kata is two words.
  private static func twoNames(_ names: String) -> (String, String) {
    let (word, rest) = split(names)
    guard Word.folded(word) == LiveFeature.kataWord else { return (word, rest) }
    let (kata, other) = split(rest)
    return (kata.isEmpty ? word : "\(word) \(kata)", other)
  }

  /// Opens a feature's screen as a form, as it is where it is the one that is open; one beside it waits, and
  /// is given the same keys afterwards.
  private mutating func form(_ name: String) -> [Effect] {
    do throws(Passage.Note) {
      let feature = try feature(name, for: .form)
      if feature != live?.feature { live = Live(feature: feature) }
      return [.form(feature, live?.script ?? [])]
    } catch {
      return [.show(.note(error))]
    }
  }

  /// The feature of that name; without a name, the one that is open or was shown last.
  private func feature(_ name: String, for verb: Verb) throws(Passage.Note) -> LiveFeature {
    if name.isEmpty {
      guard let feature = live?.feature ?? stepFeature else {
        throw .nothingToOpen(verb, next: nextFeature)
      }
      return feature
    }
    let (word, rest) = Self.split(name)
    if Word.folded(word) == LiveFeature.kataWord {
      guard let kata = kata(rest) else { throw .unknownFeature(name, known: kataFeatures) }
      return try live(kata)
    }
    if let feature = features.first(where: { $0.rawValue == Word.folded(name) }) {
      return .course(feature)
    }
    if let kata = kata(name) { return try live(kata) }
    throw .unknownFeature(name, known: features.map(\.rawValue))
  }

  /// What the learner wrote for a kata, if that is something that can be driven.
  private func live(_ kata: Kata) throws(Passage.Note) -> LiveFeature {
    guard kata.kind.name != .feature else { return .kata(kata.id) }
    let files = kata.files.map { String($0.prefix { $0 != "." }) }
    let driven = features.map(\.rawValue).filter(files.contains)
    throw .nothingToDrive(kata.id, kata.kind.name, designs: driven)
  }

  /// What the learner was shown last in this step that can be driven.
  private var stepFeature: LiveFeature? {
    for block in blocks.prefix(shownBlocks).reversed() {
      if case .kata(let assignment) = block, isDrivable(assignment.kata) {
        return .kata(assignment.kata)
      }
      if let feature = block.driven.first { return .course(feature) }
    }
    return nil
  }

  /// What is said to a command that needs an open feature.
  var nothingOpen: Passage.Note { .nothingOpen(stepFeature, next: nextFeature) }

  /// The first feature that the lesson opens from here on.
  private var nextFeature: Feature.ID? {
    let ahead =
      blocks.dropFirst(shownBlocks)
      + lesson.steps.dropFirst(stepIndex + 1).flatMap { $0.blocks[language] }
    return ahead.lazy.flatMap(\.played).first
  }

  // MARK: - Katas

  private func work(on name: String, _ work: (Kata.ID) -> Work) -> [Effect] {
    guard let kata = kata(name) else {
      return [.show(.usage(.unknownKata(name, known: kataNames)))]
    }
    let isSaid = !name.isEmpty || step?.kata(language) == kata.id
    return (isSaid ? [] : [.show(.note(.about(kata.id)))]) + [.work(work(kata.id))]
  }

  /// A hint is spent by being shown: without a name, only a kata that the learner has come to gives one.
  private func hint(_ name: String) -> [Effect] {
    guard name.isEmpty, reachedKata == nil, let next = nextKata else {
      return work(on: name) { .hint($0) }
    }
    return [.show(.note(.noKataYet(next.kata, lesson: next.lesson, step: next.step)))]
  }

  private mutating func askReset(_ name: String) -> [Effect] {
    guard let kata = kata(name) else {
      return [.show(.usage(.unknownKata(name, known: kataNames)))]
    }
    attention = .confirming(.reset(kata.id), then: attention)
    return [.show(.note(.resetQuestion(kata.id.rawValue)))]
  }

  private func kata(_ name: String) -> Kata? {
    name.isEmpty ? currentKata : course.katas.first { $0.id.rawValue == Word.folded(name) }
  }

  private var kataNames: [String] { course.katas.map(\.id.rawValue) }

  /// The katas as `play` names them: those in which a feature is written.
  var kataFeatures: [String] {
    course.katas.map(\.id).filter(isDrivable).map { LiveFeature.kata($0).description }
  }

  private func isDrivable(_ kata: Kata.ID) -> Bool { course[kata]?.kind.name == .feature }

  // MARK: - The tool

  /// Leaves; a single letter, which also ends a long text, only once it is clear what is forgotten.
  private mutating func leave(_ line: String) -> [Effect] {
    guard line.count == 1, let live, !live.history.isEmpty else { return [.leave] }
    attention = .confirming(.leave, then: attention)
    return [.show(.note(.leaveQuestion(live.feature, live.history.count)))]
  }

  private mutating func changeLanguage(_ name: String) -> [Effect] {
    guard !name.isEmpty else { return [.show(.helpAbout(.lang))] }
    let names: [String: Language] = [
      "es": .spanish, "espanol": .spanish, "spanish": .spanish, "castellano": .spanish,
      "en": .english, "ingles": .english, "english": .english,
    ]
    let folded = String(Word.folded(name).map { $0 == "ñ" ? "n" : $0 })
    guard let chosen = names[folded] else { return [.show(.usage(.unknownLanguage(name)))] }
    language = chosen
    // The blocks of both languages agree, so the question that is open stays open.
    switch (attention, blocks.prefix(shownBlocks).last) {
    case (.predicting, .predict(let prediction)): attention = .predicting(prediction)
    case (.choosing, .choose(let choice)): attention = .choosing(choice)
    case (.compiling, .refuse(let refusal)): attention = .compiling(refusal)
    case (.expanding, .expand(let expansion)): attention = .expanding(expansion)
    default: break
    }
    var effects: [Effect] = [.record(.language), .show(.note(.languageChanged))]
    if shownBlocks > 0, let step {
      effects.append(.show(.heading(step, number: stepIndex + 1, of: lesson.steps.count)))
      effects += blocks.prefix(shownBlocks).map { .show(.block($0)) }
    }
    return effects
  }

  private func help(_ name: String) -> [Effect] {
    guard !name.isEmpty else { return [.show(.help(isPrompt: true))] }
    guard let verb = Verb(name) else { return [.show(.note(.unknownWord(name, isLive: false)))] }
    return [.show(.helpAbout(verb))]
  }
}
