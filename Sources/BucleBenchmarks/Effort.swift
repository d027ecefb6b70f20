import Examiner

/// What a piece of work took: by the clock, and of the processors.
struct Effort {
  var time = Duration.zero
  /// Of all that the work started.
  var processor = Duration.zero

  static func of(_ work: () throws -> Void) rethrows -> Effort {
    Descendants.adopt()
    let before = Descendants.processorTime()
    let start = ContinuousClock.now
    try work()
    let time = .now - start
    return Effort(time: time, processor: Descendants.processorTime() - before)
  }

  static func += (sum: inout Effort, other: Effort) {
    sum.time += other.time
    sum.processor += other.processor
  }

  func report(_ name: String, pieces: Int) {
    let padding = String(repeating: " ", count: max(1, 30 - name.count))
    print(
      "    \(name)\(padding)each \(Measurement.format(time / pieces)) by the clock,"
        + " \(Measurement.format(processor / pieces)) of processor time"
    )
  }
}
