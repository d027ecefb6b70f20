import Bilingual
import Wire
import Workbook

/// A learner's way through the course: what each line means, decided without doing anything.
///
/// It is a reducer of its own: an event goes in, the state changes, and the effects come out for the
/// shell to perform. Their outcomes come back as events.
struct Session {
  let course: Course
  var language: Language
  /// Positions in the course; `step` may be one past the lesson's last, at the end of the course.
  private(set) var lessonIndex: Int
  private(set) var stepIndex: Int
  /// How many blocks of the step the learner has been shown.
  var shownBlocks = 0
  /// What the next line is about.
  var attention = Attention.reading
  /// `nil` where no feature is open.
  var live: Live?
  /// The lines of a script that are still to be replayed.
  var queue: [String] = []

  enum Attention: Hashable {
    case reading
    case predicting(Prediction)
    case choosing(Choice)
    /// The next Return compiles the snippet.
    case compiling(Workbook.Refusal)
    /// The next Return expands the macros of the source.
    case expanding(Expansion)
    /// The next line says yes or no; what it was about before goes on afterwards.
    indirect case confirming(Confirmation, then: Attention)
  }

  /// What is not done before the learner has agreed to it.
  enum Confirmation: Hashable {
    /// To move the learner's files of a kata away.
    case reset(Kata.ID)
    /// To leave, and forget what was done to the open feature.
    case leave
  }

  /// The feature that the learner drives: the script is the truth, all else follows from it.
  struct Live: Hashable {
    var feature: LiveFeature
    /// The feature that everything is done to as well; `nil` where one runs alone.
    var beside: LiveFeature?
    /// The cases of its actions that the lesson has marked in the trace.
    var news: [String] = []
    var moves: [Move] = []
    /// What was taken back and can be done again, the next one last.
    var undone: [Move] = []
    /// `nil` until the feature has answered for the first time.
    var reading: Reading?
    /// What the feature beside it answered last.
    var besideReading: Reading?
    /// The actions that the feature knows, by name.
    var actions: [String] = []
    /// What the first call that waits since the last turn returns, where that is known.
    var answer: AnswerType?
    /// Whether it is a view model.
    var isModel = false
    /// The way of the last turn, of each feature; empty where none was done, or one has moved in time since.
    var loops: [Loop?] = []

    var script: Script { moves.map(\.stimulus) }
    /// All that was done, also what is taken back at the moment: a moment is a place in it.
    var history: [Move] { moves + undone.reversed() }
  }

  /// Something done to the feature, and the line that it was typed as.
  struct Move: Hashable {
    var stimulus: Stimulus
    var line: String
  }

  init(course: Course, language: Language, at place: Place? = nil) {
    self.course = course
    self.language = language
    let lesson = place.flatMap { place in course.lessons.firstIndex { $0.id == place.lesson } } ?? 0
    lessonIndex = lesson
    let steps = course.lessons[lesson].steps
    stepIndex = place.flatMap { place in steps.firstIndex { $0.id == place.step } } ?? 0
  }

  var lesson: Lesson { course.lessons[lessonIndex] }
  /// `nil` at the end of the course.
  var step: Step? { stepIndex < lesson.steps.count ? lesson.steps[stepIndex] : nil }
  var blocks: [Block] { step?.blocks[language] ?? [] }

  var place: Place? { step.map { Place(lesson: lesson.id, step: $0.id) } }

  /// The labels that the open feature's screen shows.
  var labels: [String] {
    live?.reading?.screen?.elements.filter { $0.kind != .text }.map(\.label) ?? []
  }

  /// The kata that a command without a name means: the one that was reached last in this lesson, else the
  /// next one.
  var currentKata: Kata? {
    (reachedKata ?? nextKata?.kata).flatMap { course[$0] } ?? course.katas.first
  }

  /// The kata of this step, else the last one before it in this lesson.
  var reachedKata: Kata.ID? {
    lesson.steps.prefix(stepIndex + 1).reversed().lazy.compactMap { $0.kata(language) }.first
  }

  /// The first kata after this step, with the numbers of its lesson and its step.
  var nextKata: (kata: Kata.ID, lesson: Int, step: Int)? {
    for (index, lesson) in course.lessons.enumerated().dropFirst(lessonIndex) {
      let passed = index == lessonIndex ? stepIndex + 1 : 0
      for (number, step) in lesson.steps.enumerated().dropFirst(passed) {
        if let kata = step.kata(language) { return (kata, lesson.number, number + 1) }
      }
    }
    return nil
  }

  /// Every feature that a step runs, in the order of the course: all of them can be played with.
  var features: [Feature.ID] {
    var found: [Feature.ID] = []
    for lesson in course.lessons {
      for step in lesson.steps {
        for block in step.blocks[language] {
          found += block.driven.filter { !found.contains($0) }
        }
      }
    }
    return found
  }

  // MARK: - Moving

  /// Stands before the first block of a step.
  mutating func go(toLesson lesson: Int, step: Int) {
    lessonIndex = lesson
    stepIndex = step
    shownBlocks = 0
    attention = .reading
    live = nil
    queue = []
  }
}

extension Lesson {
  /// The katas that its steps set, in their order.
  func katas(_ language: Language) -> [Kata.ID] { steps.compactMap { $0.kata(language) } }
}

extension Step {
  /// The kata that the step sets.
  func kata(_ language: Language) -> Kata.ID? {
    for case .kata(let assignment) in blocks[language] { return assignment.kata }
    return nil
  }
}

extension Block {
  /// Whether the block asks for an answer.
  var isQuestion: Bool {
    switch self {
    case .predict, .choose: true
    default: false
    }
  }

  /// The features that the block runs and that have a screen to be driven.
  var driven: [Feature.ID] {
    switch self {
    case .predict(let prediction): [prediction.feature]
    case .compare(let comparison): [comparison.left.feature, comparison.right.feature]
    case .graph(let graph): [graph.feature]
    case .judge(let judgement): judgement.features
    default: played
    }
  }

  /// The features that the block opens.
  var played: [Feature.ID] {
    switch self {
    case .play(let play): [play.feature]
    case .parallel(let parallel): [parallel.left, parallel.right]
    default: []
    }
  }
}
