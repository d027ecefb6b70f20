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
    let current = run.number
    return withObservationTracking {
      pulse
      return code()
    } onChange: { [run] in
      if run.number == current { onChange() }
    }
  }

  /// Ends the tracking without a report.
  func stop() {
    // Counted first, because the report comes before the change.
    run.next()
    registrar.withMutation(of: self, keyPath: \.pulse) {}
  }

  private var pulse: Void {
    registrar.access(self, keyPath: \.pulse)
  }
}

/// Counts the runs, for closures that may be called on any thread.
private final class RunNumber: Sendable {
  private let count = Atomic(0)

  var number: Int { count.load(ordering: .sequentiallyConsistent) }

  func next() {
    count.add(1, ordering: .sequentiallyConsistent)
  }
}
