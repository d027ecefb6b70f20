import Foundation

/// The time of one operation among many, as the median of several rounds.
///
/// Beside the time that passed stands what the whole process computed meanwhile: on a busy machine the
/// first grows with what others do, the second hardly.
@MainActor
enum OperationCost {
  private static let rounds = 9

  private struct Round {
    var passed: Duration
    var computed: Duration
  }

  static func report(_ name: String, operations: Int, _ body: (Int) -> Void) {
    body(operations / 10)
    report(
      name,
      (0..<rounds).map { _ in
        let start = Start()
        body(operations)
        return start.round(of: operations)
      }
    )
  }

  static func report(_ name: String, operations: Int, _ body: (Int) async -> Void) async {
    await body(operations / 10)
    var times: [Round] = []
    for _ in 0..<rounds {
      let start = Start()
      await body(operations)
      times.append(start.round(of: operations))
    }
    report(name, times)
  }

  private struct Start {
    private let clock = ContinuousClock.now
    private let processor = Self.processorTime

    func round(of operations: Int) -> Round {
      Round(
        passed: (ContinuousClock.now - clock) / operations,
        computed: (Self.processorTime - processor) / operations
      )
    }

    private static var processorTime: Duration {
      var time = timespec()
      clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
      return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
  }

  private static func report(_ name: String, _ times: [Round]) {
    let passed = times.map { nanoseconds($0.passed) }.sorted()
    let computed = times.map { nanoseconds($0.computed) }.sorted()
    let padding = String(repeating: " ", count: max(1, 44 - name.count))
    print(
      "  \(name)\(padding)median \(passed[passed.count / 2]) ns"
        + "   (\(passed[0]) … \(passed[passed.count - 1]))"
        + "   computed \(computed[computed.count / 2]) ns"
    )
  }

  private static func nanoseconds(_ duration: Duration) -> Double {
    (duration / .nanoseconds(1) * 10).rounded() / 10
  }
}
