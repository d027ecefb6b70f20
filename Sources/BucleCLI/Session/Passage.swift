import Examiner
import SyntaxWire
import Wire
import Workbook

/// Something to be shown, before it is known how wide and in which language.
enum Passage {
  case greeting(Lesson, stepIndex: Int, isResumed: Bool)
  case lessonTitle(Lesson)
  case heading(Step, number: Int, of: Int)
  case block(Block)
  case kata(Kata, Assignment)
  case stepEnd(isLast: Bool)
  case courseEnd
  case lessons(Course, current: Lesson.ID)
  // MARK: Questions
  case predicted(Prediction, GivenAnswer)
  case chosen(Choice, Int)
  case comparison(Comparison, [[Reading]])
  case compiled(Workbook.Refusal, Result<[CompilerDiagnostic], BuildError>)
  case counted(Tally, Result<SourceTally.Outcome, SyntaxFailure>)
  case graph(MessageGraph, Flowchart)
  /// The pieces that the macros of a source wrote.
  case expanded(Expansion, Result<[[String]], BuildError>)
  case judged(Judgement, Result<SpecificationRun.Outcome, SpecificationRun.Failure>)
  /// The last reading of each program that ran tests.
  case tested(TestShowing, [Reading])
  // MARK: The live feature
  case now(Reading)
  /// What the learner wrote is open; the actions that it knows, by name.
  case openedKata(Kata.ID, actions: [String], Reading)
  /// What a stimulus did, the way that it took, and what the first call that waits now returns, where that is known.
  case turn(before: Reading, after: Reading, Loop, LoopChart?, answer: AnswerType?)
  /// What was done, with the actions marked that are news.
  case trace([Reading], news: [String])
  /// The loop of each open feature, with its last way.
  case loop([LoopView])
  // MARK: Two live features
  case pairNow(Session.Pair)
  case pairTurn(Session.Pair)
  /// The lines that were typed, with every reading of both.
  case pairTrace(Session.Pair, lines: [String])
  case pairDifference(Session.Moments, Session.Pair)
  // MARK: Moving in time
  case difference(Session.Moments, Reading, Reading)
  case replayed(String)
  /// Where a script was saved; `nil` where the name was taken.
  case saved(String, Result<String?, WorkspaceError>)
  case notLoaded(String, WorkspaceError)
  case refused(Wire.Refusal, LiveFeature?)
  /// The line that the feature did not survive, where there was one.
  case failure(RunFailure, takenBack: String?)
  // MARK: The tool
  case help(isPrompt: Bool)
  case helpAbout(Verb)
  case version
  case usage(UsageError)
  case note(Note)

  /// Whether it only says what can be typed next.
  var isHint: Bool {
    if case .stepEnd = self { true } else { false }
  }

  /// A sentence or two.
  enum Note: Error, Hashable {
    case answerFirst
    /// What was typed is no value of the kind that is asked for.
    case answerOfKind(AnswerKind)
    case chooseFirst(Int)
    case unknownWord(String, isLive: Bool)
    /// No command either, right after a question that is closed: another answer, most likely.
    case answeredAlready(String)
    /// A command that nothing can follow, and what followed it.
    case standsAlone(String, String, isLive: Bool)
    /// So many things were done to the feature, which leaving forgets.
    case leaveQuestion(LiveFeature, Int)
    /// What the learner was shown last that can be driven, and the feature that the lesson opens next.
    case nothingOpen(LiveFeature?, next: Feature.ID?)
    /// What the open feature answers to, without its dot.
    case actions([String])
    case nothingToUndo
    case undone(String)
    case nothingToRedo
    case needsTerminal
    case redone(String)
    case moment(Int, last: Int)
    case noSuchMoment(String, last: Int)
    case notScriptName(String)
    case notReplayable(String)
    case scriptTooLong(Int, limit: Int)
    case notStimulus(String, StimulusError)
    /// A line of the lesson's own that cannot be read.
    case lessonFault(String, StimulusError)
    case unanswerable(String)
    case unknownFeature(String, known: [String])
    /// A command that opens a feature, where no name was given and the step has shown none; the one that the
    /// lesson opens next.
    case nothingToOpen(Verb, next: Feature.ID?)
    case firstStep
    /// The next kata, with the numbers of its lesson and its step.
    case noKataYet(Kata.ID, lesson: Int, step: Int)
    /// The kata that a command without a name means, where the step in view has none or another one.
    case about(Kata.ID)
    case noSuchStep(StepNameError)
    /// A kata in which no feature is written; the live features that its files are about, if any.
    case nothingToDrive(Kata.ID, KataKind.Name, designs: [String])
    case languageChanged
    case resetQuestion(String)
    case leftAsItWas
  }
}
