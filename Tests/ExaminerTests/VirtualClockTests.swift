@testable import Examiner
import Testing
import Wire

/// A kata that looks at the world's clocks: a verdict must not depend on when it is given.
@Suite struct `Real time in a kata` {
  private static let peeking = """
    import ComposableArchitecture
    import Foundation
    import Glibc

    @Reducer struct Contador {
      @ObservableState struct State: Equatable { var cuenta = 0 }
      enum Action { case incremento, decremento, reinicio }
      enum CancelID { case sueño }
      var body: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          case .incremento:
            var day = timeval()
            gettimeofday(&day, nil)
            print(time(nil), day.tv_sec, Date().timeIntervalSince1970, clock())
            print(ContinuousClock.now, SuspendingClock.now)
            print(Int.random(in: 0...1_000_000), UUID())
            return .none
          case .decremento:
            return .run { _ in try await Task.sleep(for: .seconds(5)) }
              .cancellable(id: CancelID.sueño, cancelInFlight: true)
          case .reinicio: return .cancel(id: CancelID.sueño)
          }
        }
      }
    }
    """

  private static let built = Result {
    let outcome = try Course.build(contador: peeking, in: .init())
    guard case .built(let built) = outcome else {
      Issue.record("\(outcome)")
      throw Course.NotBuilt()
    }
    return built
  }

  private func action(_ name: String) -> Stimulus { .send(.variant(name, nil)) }

  @Test func `is that of the script, from the same beginning in every run and every process`()
    throws
  {
    let look = action("incremento")
    let script = [look, .advance(.milliseconds(2500)), look]
    let subject = try Self.built.get().subject
    let first = try SubjectProcess(subject)
    let runs = [
      try first.run(script), try first.run(script), try SubjectProcess(subject).run(script),
    ].map { $0.map(\.printed) }
    #expect(runs[0] == runs[1])
    #expect(runs[0] == runs[2])
    #expect(runs[0][1].hasPrefix("1767225600 1767225600 1767225600.0 0\n"))
    #expect(runs[0][3].hasPrefix("1767225602 1767225602 1767225602.5 2500000\n"))
    // Chance is the same in every run, and still not the same number each time.
    #expect(runs[0][1].split(separator: "\n").last != runs[0][3].split(separator: "\n").last)
  }

  @Test func `leaves no sleeper behind where a 'Task.sleep' is cancelled`() throws {
    let readings = try SubjectProcess(try Self.built.get().subject).run([
      action("decremento"), .advance(.seconds(1)), action("decremento"), action("reinicio"),
      .advance(.seconds(10)),
    ])
    #expect(
      readings.map(\.sleeps) == [[], [.seconds(5)], [.seconds(4)], [.seconds(5)], [], []]
    )
    #expect(readings.map(\.effects.count) == [0, 1, 1, 1, 0, 0])
  }
}
