/// What a course grants to a learner's program and to the compiler; nil for what the tool grants anyway.
///
/// Each holds for one process: an exam may keep two at work side by side, and starts fresh ones after a check
/// that fails.
public struct CourseLimits: Hashable, Sendable {
  /// How long a program may owe an answer.
  public var silenceSeconds: Int?
  /// How long one question of an exam may take by the clock on the wall.
  public var wallSeconds: Int?
  /// How long a program may keep a processor busy.
  public var processorSeconds: Int?
  /// The memory of a program.
  public var memoryMiB: Int?
  /// The most that may be printed on either stream.
  public var outputMiB: Int?
  /// How long one run of the compiler may take.
  public var compilerSeconds: Int?
  /// The memory of one run of the compiler.
  public var compilerMemoryMiB: Int?

  /// Leaves everything to the tool.
  public init() {}
}

extension CourseLimits {
  /// The keys of `limits` in `workbook.json`, and what each sets.
  static var keys: [(name: String, limit: WritableKeyPath<CourseLimits, Int?>)] {
    [
      ("silenceSeconds", \.silenceSeconds), ("wallSeconds", \.wallSeconds),
      ("processorSeconds", \.processorSeconds), ("memoryMiB", \.memoryMiB),
      ("outputMiB", \.outputMiB), ("compilerSeconds", \.compilerSeconds),
      ("compilerMemoryMiB", \.compilerMemoryMiB),
    ]
  }
}
