import Examiner
import HiddenExams
import Wire

/// How many stimuli a second an exploration gives each side, and how time grows with the bound.
enum ExplorerBenchmark {
  /// What is explored, and how far.
  struct Subject {
    var name: String
    var program: String
    var compared: Aspects
    var exploration: Exploration
    var bounds: [Int]
  }

  static func run() throws {
    let timer = try temporizador()
    for subject in try [timer, timer.unpruned(bounds: [4, 5, 6]), buscador(), contador()] {
      for way in ExplorationMeasurement.Way.allCases {
        print("  \(subject.name); \(way.rawValue)")
        let start = ExplorationMeasurement(subject, bound: 0, way)
        print(ExplorationMeasurement.heading)
        var smaller: ExplorationMeasurement?
        for bound in subject.bounds {
          let measured = ExplorationMeasurement(subject, bound: bound, way)
          print(measured.row(after: smaller, start: start))
          smaller = measured
        }
      }
    }
  }

  /// A loop that sleeps: most stimuli start it, wake it or cancel it.
  private static func temporizador() throws -> Subject {
    try Subject(
      name: "temporizador: an effect and a clock",
      lastCheckOf: "temporizador",
      bounds: [5, 10, 20, 40]
    )
  }

  /// Sleeps before a call, each cancelled by the next, in the whole environment.
  private static func buscador() -> Subject {
    Subject(
      name: "buscador: an effect, a clock and a call",
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
      bounds: [4, 6, 8, 10, 12]
    )
  }

  /// Actions alone.
  private static func contador() throws -> Subject {
    try Subject(name: "contador: no effect", lastCheckOf: "contador", bounds: [])
      .unpruned(bounds: [4, 6, 8])
  }
}

extension ExplorerBenchmark.Subject {
  fileprivate init(name: String, lastCheckOf kata: String, bounds: [Int]) throws {
    guard let check = HiddenExams.exam(for: kata)?.checks.last,
      case .exhaustive(let exploration) = check.question
    else { preconditionFailure("the exam of \(kata) ends with an exploration") }
    self.init(
      name: name,
      program: "kata:\(kata)",
      compared: check.compared,
      exploration: exploration,
      bounds: bounds
    )
  }

  /// The same with every sequence walked, also where it leads to a place seen before.
  fileprivate func unpruned(bounds: [Int]) -> Self {
    var subject = self
    subject.name += ", nothing pruned"
    subject.exploration.unprunedBound = .max
    subject.bounds = bounds
    return subject
  }
}
