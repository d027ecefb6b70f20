import Foundation

/// A system call that failed.
public struct PosixError: Error, Hashable, Sendable {
  /// The call, such as `rename`.
  public let operation: String
  /// What `errno` was, as in `<errno.h>`.
  public let code: Int32

  /// The error of the call that was just made.
  static func last(_ operation: String) -> PosixError {
    PosixError(operation: operation, code: errno)
  }

  /// The C library's own words for the code.
  public var text: String { String(cString: strerror(code)) }
}
