/// Times of one thing, measured several times.
struct Measurement {
  var name: String
  var times: [Duration]

  init(name: String, times: [Duration]) {
    self.name = name
    self.times = times
  }

  init(_ name: String, runs: Int, warmUp: Int = 1, _ body: () throws -> Void) rethrows {
    self.name = name
    times = []
    for _ in 0..<warmUp { try body() }
    let clock = ContinuousClock()
    for _ in 0..<runs { times.append(try clock.measure(body)) }
  }

  var median: Duration { times.sorted()[times.count / 2] }

  /// `name   median 12.3 ms   (10.1 … 15.0, 11 runs)`.
  func report() {
    let sorted = times.sorted()
    let range = "\(Self.format(sorted[0])) … \(Self.format(sorted[sorted.count - 1]))"
    let padding = String(repeating: " ", count: max(1, 44 - name.count))
    print("  \(name)\(padding)median \(Self.format(median))   (\(range), \(times.count) runs)")
  }

  static func format(_ duration: Duration) -> String {
    let milliseconds = duration / .milliseconds(1)
    return "\((milliseconds * 100).rounded() / 100) ms"
  }

  static func ratio(_ one: Duration, to other: Duration) -> String {
    "\(((one / other) * 100).rounded() / 100)×"
  }
}
