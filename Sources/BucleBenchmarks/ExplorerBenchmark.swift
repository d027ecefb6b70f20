import Bilingual
import Examiner
import Foundation
import HiddenExams
import Wire

/// How many stimuli a second an exploration gives each side, and how time grows with the bound.
enum ExplorerBenchmark {
  private struct Subject {
    var name: String
    var program: String
    var compared: Aspects
    var exploration: Exploration
    var bounds: [Int]
  }

  static func run() throws {
    for subject in try [buscador(), contador()] {
      print("  \(subject.name)")
      var smaller: Coverage?
      for bound in subject.bounds {
        let coverage = measure(
          subject,
          bound: bound,
          "every sequence up to \(bound)",
          forecasts: nil
        )
        _ = measure(subject, bound: bound, "the same by a forecast", forecasts: Forecasts())
        if let smaller, let coverage { reportGrowth(from: smaller, to: coverage) }
        smaller = coverage
      }
    }
  }

  /// How many times the sequences, places, stimuli and time of a bound are those of a smaller one.
  private static func reportGrowth(from smaller: Coverage, to coverage: Coverage) {
    func times(_ one: Double, _ other: Double) -> String {
      "× \((one / other * 10).rounded() / 10)"
    }
    let sequences =
      if let one = coverage.sequences, let other = smaller.sequences {
        times(Double(one), Double(other))
      } else {
        "× ?"
      }
    print(
      "    from \(smaller.asked) to \(coverage.asked): sequences \(sequences)"
        + ", states \(times(Double(coverage.states), Double(smaller.states)))"
        + ", stimuli \(times(Double(coverage.stimuli), Double(smaller.stimuli)))"
        + ", time × \((coverage.time / smaller.time * 10).rounded() / 10)"
    )
  }

  private static func measure(
    _ subject: Subject,
    bound: Int,
    _ name: String,
    forecasts: Forecasts?
  ) -> Coverage? {
    var exploration = subject.exploration
    exploration.bound = bound
    exploration.walks = 0
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
    var coverages: [Coverage] = []
    // The first run warms up, and makes the forecast.
    let measurement = Measurement(name, runs: 5) {
      let examination = Examination(
        exam,
        subject: program,
        reference: program,
        forecasts: forecasts
      )
      let verdict = examination.run()
      if case .passed(let covered?)? = verdict.checks.first?.outcome { coverages.append(covered) }
    }
    measurement.report()
    // Without the start of the processes, which an exam pays once for all its checks.
    guard
      let coverage = coverages.sorted(by: { $0.time < $1.time }).dropFirst(coverages.count / 2)
        .first
    else { return nil }
    let seconds = coverage.time / .seconds(1)
    let sequences = coverage.sequences.map(String.init) ?? "more than Int.max"
    print(
      "    \(sequences) sequences, \(coverage.states) states, \(coverage.stimuli) stimuli on each side"
        + " in \(Measurement.format(coverage.time)): \(Int(Double(coverage.stimuli) / seconds)) a second"
    )
    return coverage
  }

  /// Actions alone, nothing pruned.
  private static func contador() throws -> Subject {
    guard let check = HiddenExams.exam(for: "contador")?.checks.last,
      case .exhaustive(var exploration) = check.question
    else { preconditionFailure("the exam of contador ends with an exploration") }
    exploration.unprunedBound = .max
    return Subject(
      name: "contador",
      program: "kata:contador",
      compared: check.compared,
      exploration: exploration,
      bounds: [6, 8]
    )
  }

  /// A reducer with an effect and a clock, in the whole environment.
  private static func buscador() throws -> Subject {
    Subject(
      name: "buscador: an effect and a clock",
      program: "prueba:buscador",
      compared: [.state, .actions, .effects, .waiting, .afterlife],
      exploration: Exploration(
        alphabet: ["a", "ab", ""].map { .send(.variant("texto", .text($0))) },
        environment: Environment(
          time: .milliseconds(1),
          answers: ["busqueda.busca": [.value(.text("sí")), .failure("red")]],
          dismiss: true
        ),
        bound: 0
      ),
      bounds: [4, 6, 8, 10]
    )
  }
}
