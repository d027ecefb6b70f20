public import Bilingual

/// One screenful of a lesson, between two prompts.
public struct Step: Hashable, Sendable {
  /// The name of a step, unique in its lesson and kept in progress: `## Title {#name}`.
  public typealias ID = Identifier<Step>

  /// The first name in the heading's braces.
  public let id: ID
  /// What a reader calls the step: a second name in the braces of either file, `{#name other}`, else its id.
  public let name: Localized
  /// The heading without its braces.
  public let title: Localized
  /// What the step shows and asks, in reading order; the interactive ones agree between languages.
  public let blocks: Translated<[Block]>
}
