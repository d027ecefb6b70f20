import Wire

/// A learner's feature at work: what the probe drives and reads.
@MainActor
protocol Feature: AnyObject {
  /// Applies one stimulus; the caller settles.
  ///
  /// A refused stimulus leaves the feature as it was.
  func apply(_ stimulus: Stimulus) -> Refusal?

  /// Fills in the parts of a reading that the feature knows, and starts the next interval.
  func read(_ parts: Reading.Parts, canvas: Canvas, into reading: inout Reading)

  /// Lets jobs and views go on, each setting off the other, until nothing is left to do.
  func settle()

  /// Starts an interval without reading it.
  func skip()

  /// Lets go of the store or model and of the screen.
  func release()

  /// The stored properties through which what was released is still held, where they can be told.
  var holders: [String] { get }

  /// Whether anything still holds the store or model after `release`.
  var isReleased: Bool { get }
}
