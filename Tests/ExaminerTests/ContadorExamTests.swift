import Examiner
import Foundation
import Testing
import Wire

@Suite struct `The exam of contador` {
  private static let wrong =
    (try? FileManager.default.contentsOfDirectory(
      atPath: Course.root.appending(path: "solutions/contador/wrong").path
    ))?.sorted() ?? []

  private func source(_ path: String) throws -> String {
    try String(contentsOf: Course.root.appending(path: path), encoding: .utf8)
  }

  @Test func `passes the reference, and says what it covered`() throws {
    let verdict = try Course.verdict(contador: source("solutions/contador/Contador.swift"))
    guard case .passed = verdict.outcome else {
      Issue.record("\(verdict)")
      return
    }
    guard case .passed(let coverage?)? = verdict.checks.last?.outcome else {
      Issue.record("the exhaustive check says nothing")
      return
    }
    #expect(coverage.bound == 24)
    // 1 + 3 + 3² + … + 3²⁴
    #expect(coverage.sequences == 423_644_304_721)
    #expect(coverage.states == 11)
  }

  @Test func `knows at least six misconceptions`() {
    #expect(Self.wrong.count >= 6)
  }

  @Test(arguments: wrong) func `refuses a misconception by the check it names`(_ file: String)
    throws
  {
    let source = try source("solutions/contador/wrong/\(file)")
    let named = try #require(
      source.split(separator: "\n").first { $0.hasPrefix("// refused-by: ") }?
        .dropFirst("// refused-by: ".count)
    )
    let verdict = try Course.verdict(contador: source)
    guard case .notPassed = verdict.outcome else {
      Issue.record("\(file): \(verdict.outcome)")
      return
    }
    #expect(verdict.refused.first == String(named))
  }

  @Test func `refuses the starter`() throws {
    let verdict = try Course.verdict(
      contador: source("lessons/01-flujo-unidireccional/contador/Starter/Contador.swift")
    )
    guard case .notPassed = verdict.outcome else {
      Issue.record("\(verdict.outcome)")
      return
    }
  }

  @Test func `passes a right answer that is written differently`() throws {
    let verdict = try Course.verdict(
      contador: """
        import ComposableArchitecture

        @Reducer struct Contador {
          @ObservableState struct State: Equatable {
            private var pasos: [Int] = []
            var cuenta: Int = 0
            mutating func mueve(_ paso: Int) {
              pasos.append(paso)
              cuenta = min(10, max(0, cuenta + paso))
            }
          }
          enum Action { case reinicio, decremento, incremento }
          var body: some Reducer<State, Action> {
            Reduce { state, action in
              let paso: Int = switch action {
              case .incremento: 1
              case .decremento: -1
              case .reinicio: -100
              }
              print("paso", paso)
              state.mueve(paso)
              return Effect.merge(.none, .none)
            }
          }
        }
        """,
      // The list of steps makes every sequence a place of its own, so the bound is what it can be.
      exam: bounded(to: 6)
    )
    guard case .passed = verdict.outcome else {
      Issue.record("\(verdict)")
      return
    }
    #expect(verdict.printed.hasPrefix("paso 1\n"))
  }

  @Test func `finds the shortest counterexample, and shows the way there`() throws {
    let verdict = try Course.verdict(
      contador: source("solutions/contador/wrong/AtascadoArriba.swift")
    )
    guard case .failed(let counterexample)? = verdict.checks.last?.outcome else {
      Issue.record("\(verdict)")
      return
    }
    let up = Stimulus.send(.variant("incremento", nil))
    let down = Stimulus.send(.variant("decremento", nil))
    #expect(counterexample.trace.script == Array(repeating: up, count: 10) + [down])
    #expect(
      counterexample.disagreement == .state(.init(path: ["cuenta"], old: .int(10), new: .int(9)))
    )
    #expect(counterexample.trace.readings.count == 12)
    #expect(counterexample.coverage?.bound == 10)
  }

  @Test func `tells a feature that remembers something outside its state`() throws {
    let verdict = try Course.verdict(
      contador: source("solutions/contador/Contador.swift")
        .replacing("Reduce { state, action in", with: "Reduce { state, action in\n  cuantas += 1")
        .replacing(
          "guard state.cuenta < 10 else",
          with: "guard cuantas != 40, state.cuenta < 10 else"
        )
        + "\nnonisolated(unsafe) var cuantas = 0\n"
    )
    guard case .notPassed = verdict.outcome else {
      Issue.record("\(verdict.outcome)")
      return
    }
    #expect(verdict.refused == ["exhaustivo"])
  }

  private func bounded(to bound: Int) throws -> Exam {
    var exam = try Course.contador
    exam.checks = exam.checks.map { check in
      var check = check
      if case .exhaustive(var exploration) = check.question {
        exploration.bound = bound
        check.question = .exhaustive(exploration)
      }
      return check
    }
    return exam
  }
}
