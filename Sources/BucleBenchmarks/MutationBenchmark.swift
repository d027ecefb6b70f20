import Examiner
import Foundation
import HiddenExams

/// A learner's tests against the right version of their module and against every hidden mutant, after
/// they were compiled once.
enum MutationBenchmark {
  static func run() throws {
    let environment = ProcessInfo.processInfo.environment
    let installation = Installation(environment: environment)
    let toolchain = try Toolchain(environment: environment)
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let folder = root.appending(path: "lessons/04-comparacion-honesta/caminos")
    guard let exam = HiddenExams.exam(for: "caminos") else { return }
    let module = TestedModule(
      name: "Caminos",
      source: try String(
        contentsOf: folder.appending(path: "Tested/Caminos.swift"),
        encoding: .utf8
      )
    )
    let libraries = try TestedLibraries(
      module,
      mutants: exam.versions,
      builder: TestedModuleBuilder(installation: installation, toolchain: toolchain)
    )
    var kata = KataSources(
      id: "caminos",
      module: "PruebasCaminos",
      probeModule: "CaminosProbe",
      files: [root.appending(path: "solutions/caminos/PruebasCaminos.swift")],
      probe: folder.appending(path: "Probe.swift")
    )
    kata.linked = libraries.reference
    let builder = KataBuilder(installation: installation, toolchain: toolchain)
    var built: BuiltKata?
    let compile = try Measurement("the one compile of the tests", runs: 5) {
      guard case .built(let kata) = try builder.build(kata) else {
        preconditionFailure("the reference tests compile")
      }
      built = kata
    }
    compile.report()
    guard let built else { return }
    let run = try Measurement("right version and \(exam.versions.count) others", runs: 15) {
      let verdict = try MutationExamination(exam, tests: built, against: libraries).run()
      guard case .passed = verdict.outcome else { preconditionFailure("the reference passes") }
    }
    run.report()
    let each = run.median / (exam.versions.count + 1)
    print("    of it for each version: \(Measurement.format(each))")
  }
}
