import Examiner
import Foundation
import Testing
import Wire

@Suite struct `The exam of contador` {
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
        """
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
    #expect(verdict.refused.first == "dos-a-la-vez")
  }

  /// Right for as long as nobody looks for long: it remembers what its state does not say.
  @Test(arguments: [
    (
      "a count in its state", "var cuenta = 0", "var cuenta = 0; var vistas = 0",
      "state.vistas", ""
    ),
    (
      "an object in its reducer", "var body:", "let libro = Libro(); var body:",
      "libro.vistas", "final class Libro { var vistas = 0 }"
    ),
  ])
  func `finds a feature that is wrong only after a long time`(
    _ row: (name: String, old: String, new: String, count: String, outside: String)
  ) throws {
    let verdict = try Course.verdict(
      contador: source("solutions/contador/Contador.swift")
        .replacing(row.old, with: row.new)
        .replacing(
          "Reduce { state, action in",
          with: "Reduce { state, action in \(row.count) += 1;"
        )
        .replacing("state.cuenta < 10 else", with: "state.cuenta < 10, \(row.count) < 13 else")
        + "\n\(row.outside)\n"
    )
    #expect(verdict.refused == ["exhaustivo"], "\(row.name)")
    guard case .failed(let counterexample)? = verdict.checks.last?.outcome else {
      Issue.record("expected: the last check failed")
      return
    }
    #expect(counterexample.trace.script.count == 13)
  }

  @Test func `passes a right answer that remembers all it has done`() throws {
    let verdict = try Course.verdict(
      contador: source("solutions/contador/Contador.swift")
        .replacing("var cuenta = 0", with: "var cuenta = 0\n    var historia: [Int] = []")
        .replacing(
          "Reduce { state, action in",
          with: "Reduce { state, action in state.historia.append(state.cuenta)"
        )
    )
    guard case .passed(let coverage?)? = verdict.checks.last?.outcome else {
      Issue.record("\(verdict)")
      return
    }
    #expect(coverage.isProjected)
    #expect(coverage.states == 11)
  }

  @Test(arguments: [
    (
      "var cuenta = 0",
      """
      var cuenta = 0
          var customMirror: Mirror { Mirror(self, children: ["_cuenta": 0]) }
      """
    )
  ])
  func `reads what the feature's own code reads, whatever its type says of itself`(
    _ row: (old: String, new: String)
  ) throws {
    let verdict = try Course.verdict(
      contador: source("solutions/contador/wrong/TechoEnOnce.swift")
        .replacing(
          "struct State: Equatable {",
          with: "struct State: Equatable, CustomReflectable {"
        )
        .replacing(row.old, with: row.new)
    )
    #expect(verdict.refused.first == "techo")
  }

  @Test func `believes neither a state's own == nor what it says of itself`() throws {
    let verdict = try Course.verdict(
      contador: source("solutions/contador/wrong/TechoEnOnce.swift") + """

        extension Contador.State: CustomStringConvertible, CustomReflectable {
          static func == (one: Self, other: Self) -> Bool { true }
          var description: String { "0" }
          var customMirror: Mirror { Mirror(self, children: ["cuenta": min(cuenta, 10)]) }
        }
        extension Contador.Action: CustomReflectable, CustomStringConvertible {
          var description: String { "incremento" }
          var customMirror: Mirror { Mirror(self, children: []) }
        }
        """
    )
    #expect(verdict.refused.first == "techo")
  }

  @Test func `tells two features that are alive at once what they share`() throws {
    let verdict = try Course.verdict(
      contador: source("solutions/contador/wrong/CuentaDeTodos.swift")
    )
    #expect(verdict.refused == ["dos-a-la-vez"])
    let check = try #require(verdict.checks.first { $0.check.id.rawValue == "dos-a-la-vez" })
    guard case .failed(let example) = check.outcome,
      case .shared(let beside, .state) = example.disagreement
    else {
      Issue.record("\(check.outcome)")
      return
    }
    #expect(beside.count == example.trace.script.count && !beside.isEmpty)
  }

  @Test func `tells no script of another check's where that may not be told`() throws {
    var exam = try Course.contador
    exam.checks[1].feedback = .title
    let verdict = try Course.verdict(
      contador: source("solutions/contador/wrong/CuentaDeTodos.swift"),
      exam: exam
    ).told(atMost: .full)
    let check = try #require(verdict.checks.first { $0.check.id.rawValue == "dos-a-la-vez" })
    #expect(check.check.feedback == .title)
    guard case .failed(let example) = check.outcome else {
      Issue.record("\(check.outcome)")
      return
    }
    #expect(example.trace.script.isEmpty && example.disagreement == .unreadable)
  }
}
