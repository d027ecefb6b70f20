public import Foundation

/// Why a course could not be loaded: every problem that was found, file by file and line by line.
public struct CourseFailure: Error, Hashable, Sendable {
  /// The folder that was to be loaded.
  public let root: URL
  /// At least one; those of a file stand together, in the order of its lines.
  public let diagnostics: [CourseDiagnostic]
}
