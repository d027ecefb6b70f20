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
      for bound in subject.bounds {
        measure(subject, bound: bound, "every sequence up to \(bound)", forecasts: nil)
        measure(subject, bound: bound, "the same by a forecast", forecasts: Forecasts())
      }
    }
  }

  private static func measure(
    _ subject: Subject,
    bound: Int,
    _ name: String,
    forecasts: Forecasts?
  ) {
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
    else { return }
    let seconds = coverage.time / .seconds(1)
    let sequences = coverage.sequences.map(String.init) ?? "more than Int.max"
    print(
      "    \(sequences) sequences, \(coverage.states) states, \(coverage.stimuli) stimuli on each side"
        + " in \(Measurement.format(coverage.time)): \(Int(Double(coverage.stimuli) / seconds)) a second"
    )
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
