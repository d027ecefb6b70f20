import Glibc

/// A system call that failed, with the operation it was for.
package struct PosixError: Error, Hashable, Codable, CustomStringConvertible {
  package var code: Int32
  /// What was being done, as a verb phrase with its object: `start /usr/bin/swift`.
  package var operation: String

  package init(code: Int32 = errno, _ operation: String) {
    self.code = code
    self.operation = operation
  }

  /// The operation and the C library's words for the code.
  package var description: String {
    "\(operation): \(String(cString: strerror(code)))"
  }
}
