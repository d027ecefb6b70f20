/// What can be wrong with a course's files; `CourseProblemText.swift` words each for the author.
public enum CourseProblem: Hashable, Sendable {
  // MARK: Files

  /// There is no such file, or it cannot be opened.
  case missingFile
  /// The file's bytes are not UTF-8.
  case notUTF8

  // MARK: JSON

  /// The text is no JSON here.
  case malformedJSON(JSONExpectation)
  /// An object lacks a key.
  case missingKey(String)
  /// An object, or a block's header, has a key that means nothing there.
  case unknownKey(String, allowed: [String])
  /// A key stands twice.
  case repeatedKey(String)
  /// A key's value is of another kind.
  case wrongValue(key: String, expected: JSONExpectation)
  /// The course was written for another version of the tool.
  case unsupportedFormat(Int, supported: Int)

  // MARK: Names

  /// A name has characters beyond lower-case letters, digits and hyphens.
  case malformedName(String)
  /// A name stands twice; the position is that of its first use.
  case repeatedName(String, first: SourcePosition)
  /// A kata's `id` is not the name of its folder.
  case nameDiffersFromFolder(String, folder: String)
  /// A file's name contains a folder, or does not end as the files of its kata must.
  case malformedFileName(String, ending: String)
  /// A block refers to a kata that no lesson has.
  case unknownKata(String, known: [String])

  // MARK: Lesson files

  /// The file does not begin with `# Title`.
  case missingTitle
  /// Text stands between the title and the first step.
  case textOutsideStep
  /// The file has no `## Step {#name}`.
  case noSteps
  /// A step's heading has no name in braces.
  case stepWithoutName
  /// The other language has this step, this file has not.
  case missingStep(Step.ID, other: SourcePosition)
  /// The steps of the two languages are in different orders.
  case stepOutOfOrder(Step.ID, other: SourcePosition)
  /// A code fence is never closed.
  case unclosedFence
  /// A fence's info string names no kind of block.
  case unknownBlock(String, allowed: [String])
  /// The two languages do not ask the same at this place.
  case blocksDisagree(other: SourcePosition)

  // MARK: Blocks

  /// A header line is no `key: value`.
  case headerLine
  /// A key has no value.
  case emptyValue(key: String)
  /// A key's value is none of those that it may have.
  case unknownValue(String, key: String, allowed: [String])
  /// A path has nothing before, between or after its dots.
  case malformedPath(String)
  /// A part of a block has no text.
  case missingPart(BlockPart)
  /// A multiple choice has fewer than two options.
  case tooFewOptions
  /// No option is marked as right.
  case noRightOption
  /// A second option is marked as right; the position is that of the first.
  case secondRightOption(first: SourcePosition)
  /// A line below the options belongs to none of them.
  case textAmongOptions

  // MARK: Katas

  /// One language has fewer levels of hints.
  case hintCount(Int, other: Int)
  /// A hint is not for the same in the two languages.
  case hintAim(other: SourcePosition)

  // MARK: Flowcharts

  /// The first line is no `flowchart LR` or `flowchart TD`.
  case flowchartHeader
  /// A line of the flowchart is none that the tool can draw.
  case flowchartLine(String)
  /// A node that only a `style` line mentions.
  case unknownNode(String)
  /// An arrow's id that names no way round a live feature's loop.
  case unknownWay(String)
  /// A colour that is no `#rrggbb`.
  case malformedColour(String)
  /// A flowchart without a node.
  case emptyFlowchart
  /// A `subgraph` without an `end`.
  case openSubgraph
}
