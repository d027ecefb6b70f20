import Testing
import Wire

@testable import Examiner

@Suite struct `Counting bodies` {
  private func reading(_ bodies: [(String, Int)]) -> Reading {
    var reading = Reading()
    reading.screen = Screen(bodies: bodies.map { Screen.BodyCount(view: $0.0, count: $0.1) })
    return reading
  }

  private let yardstick = Yardstick(aspects: .bodies)

  @Test func `looks at the reference's views, in whatever order they appear`() {
    let expected = reading([("Fuera", 1), ("Dentro", 3)])
    let found = reading([("Dentro", 3), ("Propia", 9), ("Fuera", 1)])
    #expect(yardstick.disagreement(of: found, with: expected) == nil)
  }

  @Test func `names a view that ran otherwise, and one that is not there`() {
    let expected = reading([("Fuera", 1), ("Dentro", 3)])
    let found = reading([("Propia", 9), ("Fuera", 2)])
    #expect(
      yardstick.disagreement(of: found, with: expected)
        == .bodies(
          expected: expected.screen?.bodies ?? [],
          found: [.init(view: "Fuera", count: 2), .init(view: "Dentro", count: 0)]
        )
    )
  }
}
