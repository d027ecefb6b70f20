/// The time of one operation among many, as the median of several rounds.
@MainActor
enum OperationCost {
  private static let rounds = 9

  static func report(_ name: String, operations: Int, _ body: (Int) -> Void) {
    let clock = ContinuousClock()
    body(operations / 10)
    report(name, (0..<rounds).map { _ in clock.measure { body(operations) } / operations })
  }

  static func report(_ name: String, operations: Int, _ body: (Int) async -> Void) async {
    let clock = ContinuousClock()
    await body(operations / 10)
    var times: [Duration] = []
    for _ in 0..<rounds {
      let start = clock.now
      await body(operations)
      times.append((clock.now - start) / operations)
    }
    report(name, times)
  }

  private static func report(_ name: String, _ times: [Duration]) {
    let sorted = times.sorted()
    let nanoseconds = sorted.map { ($0 / .nanoseconds(1) * 10).rounded() / 10 }
    let padding = String(repeating: " ", count: max(1, 44 - name.count))
    print(
      "  \(name)\(padding)median \(nanoseconds[nanoseconds.count / 2]) ns"
        + "   (\(nanoseconds[0]) … \(nanoseconds[nanoseconds.count - 1]))"
    )
  }
}
