public import Bilingual

/// One screenful of a lesson, between two prompts.
public struct Step: Hashable, Sendable {
  /// The name of a step, unique in its lesson: `## Title {#name}`.
  public typealias ID = Identifier<Step>

  /// The name in the heading's braces.
  public let id: ID
  /// The heading without its braces.
  public let title: Localized
  /// What the step shows and asks, in reading order; the interactive ones agree between languages.
  public let blocks: Translated<[Block]>
}
