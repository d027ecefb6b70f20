internal import Bilingual

/// A closure for an endpoint that a test did not name: calling it is reported at this line.
///
/// It returns the placeholder.
public func unimplemented<each Argument, Result>(
  _ name: @autoclosure @escaping @Sendable () -> String = "",
  placeholder: @autoclosure @escaping @Sendable () -> Result = (),
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) -> @Sendable (repeat each Argument) -> Result {
  let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  return { (_: repeat each Argument) in
    reportIssue(DependencyText.unimplemented(name: name()), at: site)
    return placeholder()
  }
}

/// A closure for a throwing endpoint that a test did not name: calling it is reported at this line.
///
/// It throws ``Unimplemented``.
@_disfavoredOverload
public func unimplemented<each Argument, Result>(
  _ name: @autoclosure @escaping @Sendable () -> String = "",
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) -> @Sendable (repeat each Argument) throws -> Result {
  let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  return { (_: repeat each Argument) in
    reportIssue(DependencyText.unimplemented(name: name()), at: site)
    throw Unimplemented(name())
  }
}

/// Thrown by an endpoint that has no implementation.
public struct Unimplemented: Error, Hashable {
  /// The endpoint.
  public let name: String

  /// The error of an endpoint.
  public init(_ name: String) {
    self.name = name
  }
}
