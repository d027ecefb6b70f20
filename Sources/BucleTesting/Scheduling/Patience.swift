/// How long a test waits for what it does not control.
///
/// The time is taken in beats. Each goes through the executors on which the awaited work runs, so that on
/// a machine that is busy with other things the waiting lasts longer with the work.
struct Patience {
  /// How long a beat lasts at least.
  let beat: Duration
  private var beatsLeft: Int

  init(_ timeout: Duration) {
    beat = min(max(timeout / 10, .microseconds(100)), .milliseconds(10))
    beatsLeft = max(1, Int(min(timeout / beat, 1e12).rounded(.up)))
  }

  /// Returns false when no beat is left.
  mutating func takeBeat() -> Bool {
    guard beatsLeft > 0 else { return false }
    beatsLeft -= 1
    return true
  }
}
