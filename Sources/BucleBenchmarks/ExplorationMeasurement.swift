import Bilingual
import Examiner
import Foundation

/// One exploration, measured several times: the medians of what it took.
struct ExplorationMeasurement {
  /// How the places are gone through.
  enum Way: String, CaseIterable {
    case breadthFirst = "each way from the start"
    case byForecast = "by a forecast"
    /// As a learner's next check is, and every submission of a class but the first.
    case answersKept = "by a forecast, the reference's answers kept"
  }

  private static let runs = 5

  private var bound: Int
  private var coverage: Coverage
  /// Of both sides, from their start to their end.
  private var sides: Duration
  private var examiner: Duration
  private let sidesAtWork: Int

  /// The sequences that the exploration names, without walks and without values that nobody listed.
  init(_ subject: ExplorerBenchmark.Subject, bound: Int, _ way: Way) {
    var exploration = subject.exploration
    exploration.bound = bound
    exploration.walks = 0
    exploration.variesValues = false
    exploration.timeLimit = .seconds(60)
    let nothing = Localized(same: "")
    let check = Check(
      "medida",
      title: nothing,
      meaning: nothing,
      compared: subject.compared,
      .exhaustive(exploration)
    )
    let exam = Exam(kata: "medida", checks: [check])
    let program = Installation(environment: ProcessInfo.processInfo.environment)
      .reference(subject.program)
    let forecasts = way == .breadthFirst ? nil : Forecasts()
    let answers = way == .answersKept ? ReferenceAnswers() : nil
    var found: [(coverage: Coverage, sides: Duration, examiner: Duration)] = []
    // The first run warms up, and makes the forecast.
    for run in 0...Self.runs {
      let before = (sides: ProcessorTime.ofChildren, examiner: ProcessorTime.ofThisProcess)
      let examination = Examination(
        exam,
        subject: program,
        reference: program,
        forecasts: forecasts,
        answers: answers
      )
      let verdict = examination.run()
      guard case .passed(let coverage?)? = verdict.checks.first?.outcome else {
        preconditionFailure("both sides are the same program")
      }
      guard run > 0 else { continue }
      found.append(
        (
          coverage, ProcessorTime.ofChildren - before.sides,
          ProcessorTime.ofThisProcess - before.examiner
        )
      )
    }
    let middle = found.count / 2
    self.bound = bound
    coverage = found.map(\.coverage).sorted { $0.time < $1.time }[middle]
    sides = found.map(\.sides).sorted()[middle]
    examiner = found.map(\.examiner).sorted()[middle]
    sidesAtWork = way == .answersKept ? 1 : 2
  }

  // MARK: - Telling

  static let heading = row([
    "bound", "sequences", "states", "stimuli", "time", "growth", "a second", "µs a side",
    "µs examiner",
  ])

  /// A line of the table; `start` is what the start of both sides takes, which an exam pays once for all its checks.
  ///
  /// Wall time depends on what else the machine does, processor time hardly: the last two columns say how much
  /// of it one stimulus takes on one side, and in the examiner.
  func row(after smaller: Self?, start: Self) -> String {
    let stimuli = Double(coverage.stimuli)
    let growth = smaller.map { Measurement.ratio(coverage.time, to: $0.coverage.time) } ?? ""
    return Self.row([
      "\(bound)", coverage.sequences.map(String.init) ?? "> Int.max", "\(coverage.states)",
      "\(coverage.stimuli)", Measurement.format(coverage.time), growth,
      "\(Int(stimuli / (coverage.time / .seconds(1))))",
      Self.format((sides - start.sides) / sidesAtWork / .microseconds(1) / stimuli),
      Self.format((examiner - start.examiner) / .microseconds(1) / stimuli),
    ])
  }

  private static func row(_ columns: [String]) -> String {
    "   "
      + zip(columns, [6, 15, 7, 8, 12, 8, 9, 10, 12]).map { column, width in
        String(repeating: " ", count: max(1, width - column.count)) + column
      }
      .joined()
  }

  private static func format(_ microseconds: Double) -> String {
    "\((microseconds * 10).rounded() / 10)"
  }
}
