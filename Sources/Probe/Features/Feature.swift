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

  /// Tells, ahead of a stimulus, whether what it brings about will be read.
  func expect(reading: Bool)

  /// Starts an interval without reading the last one.
  func skip()

  /// Lets go of the store or model and of the screen.
  func release()

  /// The stored properties through which what was released is still held, where they can be told.
  var holders: [String] { get }

  /// Whether anything still holds the store or model after `release`.
  var isReleased: Bool { get }
}

extension Feature {
  func expect(reading: Bool) {}
}
