import Examiner
import SyntaxWire
import Wire
import Workbook

extension Session {
  /// What happens to a session.
  enum Event {
    case start(Opening)
    case line(String)
    case ran(Run, RunOutcome)
    case compiled(Workbook.Refusal, Result<[CompilerDiagnostic], BuildError>)
    case counted(Tally, Result<SourceTally.Outcome, SyntaxFailure>)
    /// The pieces that the macros of a source wrote.
    case expanded(Expansion, Result<[[String]], BuildError>)
    case judged(Judgement, Result<SpecificationRun.Outcome, SpecificationRun.Failure>)
    case formLeft(FormRun.Ending)
    /// A script was put into the workspace; `nil` where the name was taken.
    case saved(String, Result<String?, WorkspaceError>)
    case loaded(String, Result<String, WorkspaceError>)
  }

  /// How the learner came to the place that a session begins at.
  enum Opening {
    /// It is the course's start, or where they left off.
    case begun, resumed
    /// They named it, and want to see it.
    case chosen
  }

  /// What a session wants done.
  enum Effect {
    case show(Passage)
    case run(Run)
    case compile(Workbook.Refusal)
    /// Has the compiler expand the macros of a source.
    case expand(Expansion)
    /// Counts what sources of a lesson declare, or compares them.
    case count(Tally, Lesson.ID)
    case judge(Judgement)
    /// A command about a kata, or about the tool, that needs more than the course.
    case work(Work)
    case record(Record)
    /// Opens a feature's screen as a form, after a script.
    case form(LiveFeature, Script)
    /// Puts a script, by its name, into the workspace.
    case save(String, String)
    case load(String)
    case leave
  }

  /// A script, or two, to be run on features, and what for.
  struct Run: Hashable {
    var purpose: Purpose
    var parts: [Part]

    struct Part: Hashable {
      var feature: LiveFeature
      var script: Script
      /// How many stimuli pass before the first reading.
      var quiet = 0
      /// `nil` leaves the width to the terminal.
      var width: Int?
      /// Whether another picture stands beside this one.
      var isBeside = false
    }

    enum Purpose: Hashable {
      case open
      /// The last stimulus is new; the line it was typed as.
      case stimulus(String)
      /// To another moment of what was done.
      case travel
      case trace
      case difference(Moments)
      case predict(Prediction, answer: String)
      case compare(Comparison)
      case test(TestShowing)
      case graph(MessageGraph)
    }
  }

  /// What came of a run: the readings of each part, the actions that the first one's feature knows, and
  /// whether that is a model.
  struct RunOutcome {
    var readings: Result<[[Reading]], RunFailure>
    var actions: [String] = []
    var isModel = false
    /// What the first call that waits since then returns, where that is known.
    var answer: AnswerType?
  }

  /// What the shell does for a session.
  enum Work: Hashable {
    case statement(Kata.ID), edit(Kata.ID), check(Kata.ID), hint(Kata.ID), reset(Kata.ID), solution(
      Kata.ID
    )
    case progress, doctor
  }

  /// What is worth keeping.
  enum Record: Hashable {
    case entered(Place)
    case finished(Place)
    case answered(Place, Block.ID, given: String, isRight: Bool)
    case language
  }
}
