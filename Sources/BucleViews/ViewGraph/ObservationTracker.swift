import Observation
import Synchronization

/// Runs code again and again, and reports the first change of what the last run read.
@MainActor
final class ObservationTracker: Observable {
  private let registrar = ObservationRegistrar()
  private let run = RunNumber()

  /// Runs the code, and then calls `onChange` once, in the midst of the first change of what it read.
  ///
  /// Tracking ends only by a change. So that running again without one does not leave the last tracking behind, it is
  /// ended by a change of a property that each run reads and nobody listens to.
  func track<Result>(
    _ code: () -> Result,
    onChange: @escaping @Sendable () -> Void
  ) -> Result {
    stop()
    let current = run.next()
    return withObservationTracking {
      pulse
      return code()
    } onChange: { [run] in
      if run.end(current) { onChange() }
    }
  }

  /// Ends the tracking without a report.
  func stop() {
    // Ended first, because the report comes before the change; a tracking that reported has ended by itself.
    if run.end() { registrar.withMutation(of: self, keyPath: \.pulse) {} }
  }

  private var pulse: Void {
    registrar.access(self, keyPath: \.pulse)
  }
}

/// Counts the runs and knows whether the last one is tracked, for closures that may be called on any thread.
private final class RunNumber: Sendable {
  /// The number of the run that is tracked; 0 where none is.
  private let tracked = Atomic(0)
  private let count = Atomic(0)

  /// Starts the tracking of another run, and returns its number.
  func next() -> Int {
    let number = count.add(1, ordering: .sequentiallyConsistent).newValue
    tracked.store(number, ordering: .sequentiallyConsistent)
    return number
  }

  /// Ends the tracking of a run; says whether it was still the one that is tracked.
  func end(_ number: Int) -> Bool {
    tracked.compareExchange(expected: number, desired: 0, ordering: .sequentiallyConsistent)
      .exchanged
  }

  /// Ends the tracking of whatever run it is; says whether there was one.
  func end() -> Bool {
    tracked.exchange(0, ordering: .sequentiallyConsistent) != 0
  }
}
