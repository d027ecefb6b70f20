import Wire

/// A second feature of the same program, alive beside the one that is read.
///
/// It has calls of its own and shares the time, which only the other's script moves.
@MainActor
final class Neighbour {
  private let feature: any Feature
  private let calls = ScriptedCalls()
  private var isDismissed = false

  init(_ program: SubjectProgram) {
    feature = program.start(calls)
    feature.settle()
  }

  /// Brings a stimulus about where that is possible: what it cannot take passes it by.
  func meet(_ stimulus: Stimulus) {
    if case .advance = stimulus { return }
    guard !isDismissed || stimulus.isOfTheWorld else { return }
    _ = stimulus.apply(to: feature, calls)
    if stimulus == .dismiss { isDismissed = true }
    feature.settle()
    feature.skip()
  }

  func end() {
    feature.release()
    calls.cancelAll()
  }
}
