/// What a course grants to a learner's program and to the compiler; nil for what the tool grants anyway.
public struct CourseLimits: Hashable, Sendable {
  /// How long a program may owe an answer.
  public var silenceSeconds: Int?
  /// How long one question of an exam may take by the clock on the wall.
  public var wallSeconds: Int?
  public var processorSeconds: Int?
  public var memoryMiB: Int?
  /// The most that may be printed.
  public var outputMiB: Int?
  public var compilerSeconds: Int?
  public var compilerMemoryMiB: Int?

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
