package import Bilingual
package import Wire

/// A live feature with a flaw, and how to see that a script has brought it to where the flaw shows.
package struct FlawedDesign: Sendable {
  /// The live feature's id.
  package var feature: String
  /// The learner's file that holds the script.
  package var script: String
  /// What has to be seen, each at or after the one before it; the last is the violation itself.
  package var stages: [Stage]

  package init(_ feature: String, script: String, stages: [Stage]) {
    self.feature = feature
    self.script = script
    self.stages = stages
  }

  /// One thing on the way to the violation.
  package struct Stage: Sendable {
    /// What is seen, as a sentence without a full stop.
    package var title: Localized
    package var isSeen: @Sendable (Moment) -> Bool

    package init(_ title: Localized, isSeen: @escaping @Sendable (Moment) -> Bool) {
      self.title = title
      self.isSeen = isSeen
    }
  }

  /// What a stimulus found and what it left.
  package struct Moment: Sendable {
    package var before: Reading
    package var after: Reading
  }
}
