internal import Bilingual
internal import Glibc

/// Swift Testing, found at run time.
///
/// The runtime must not link it: a program that runs no test would load it, and Foundation with it,
/// at every start. A test's own file imports it, so in a test it is in the process.
enum SwiftTesting {
  /// Whether this process has Swift Testing loaded, which is how a test is told from an app.
  static let isLoaded = error != nil

  /// Fails the running test at the issue's place; returns false where there is no Swift Testing.
  static func record(_ issue: IssueReport) -> Bool {
    guard let comment = comment(issue.message[.ofTheReader]) else { return false }
    let isError = issue.severity == .error
    // A release of Testing without warnings would only make failures of them.
    guard isError ? error != nil : warning != nil else { return false }
    let location = Location(
      fileID: issue.site.fileID,
      filePath: issue.site.filePath,
      line: issue.site.line,
      column: issue.site.column
    )
    withUnsafeBytes(of: location) { location in
      comment.withUnsafeBytes { comment in
        guard let comment = comment.baseAddress, let location = location.baseAddress else { return }
        if isError {
          _ = error?.function(comment, location)
        } else if let warning {
          withUnsafeBytes(of: warning.severity) { severity in
            guard let severity = severity.baseAddress else { return }
            _ = warning.record.function(comment, severity, location)
          }
        }
      }
    }
    return true
  }

  // MARK: - What is known of the library's binary interface

  // Testing is built for library evolution, so its functions take its own types by address and return
  // them into memory of the caller: `Issue.record(_: Comment?, sourceLocation: SourceLocation) -> Issue`
  // is a function of two addresses that fills a third. Whatever of this a later release changes is
  // looked up or measured below, and the issue goes to standard error instead.

  /// Larger than an `Issue` (97 bytes in 6.3); its contents are never looked at.
  private struct IssueMemory {
    typealias Block = (UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64)
    var blocks: (Block, Block, Block, Block)
  }

  // Structs, because a function cast by itself would be cast in its generic form, whose arguments go by
  // address.
  private struct RecordError {
    var function: @Sendable (UnsafeRawPointer, UnsafeRawPointer) -> IssueMemory
  }

  private struct RecordWarning {
    var function: @Sendable (UnsafeRawPointer, UnsafeRawPointer, UnsafeRawPointer) -> IssueMemory
  }

  /// The layout of `SourceLocation`.
  private struct Location {
    var fileID: String
    var filePath: String
    var line: Int
    var column: Int
  }

  private static let error: RecordError? = {
    guard let address = address(of: "_14sourceLocationAcA7CommentVSg_AA06SourceE0VtFZ") else {
      return nil
    }
    return unsafeBitCast((address, nil as UnsafeRawPointer?), to: RecordError.self)
  }()

  private static let warning: (record: RecordWarning, severity: UInt8)? = {
    let parameters = "_8severity14sourceLocationAcA7CommentVSg_AC8SeverityOAA06SourceF0VtFZ"
    guard let address = address(of: parameters), let severity = byteOfWarning() else { return nil }
    return (
      unsafeBitCast((address, nil as UnsafeRawPointer?), to: RecordWarning.self),
      severity
    )
  }()

  /// The address of an `Issue.record`; a function value is such an address and a context, and a static
  /// method needs no context.
  private static func address(of parameters: String) -> UnsafeMutableRawPointer? {
    guard size(of: "7Testing5IssueV") ?? .max <= MemoryLayout<IssueMemory>.size,
      size(of: "7Testing14SourceLocationV") == MemoryLayout<Location>.size
    else { return nil }
    return dlsym(nil, "$s7Testing5IssueV6record\(parameters)")
  }

  /// Found by printing the first cases: which byte stands for which is not promised.
  private static func byteOfWarning() -> UInt8? {
    guard let type = _typeByName("7Testing5IssueV8SeverityO") else { return nil }
    func byte<Severity>(_: Severity.Type) -> UInt8? {
      guard MemoryLayout<Severity>.size == 1 else { return nil }
      return (UInt8(0)..<2).first { byte in
        withUnsafeBytes(of: byte) { "\($0.loadUnaligned(as: Severity.self))" } == "warning"
      }
    }
    return _openExistential(type, do: byte)
  }

  private static func size(of mangledName: String) -> Int? {
    guard let type = _typeByName(mangledName) else { return nil }
    func open<T>(_: T.Type) -> Int { MemoryLayout<T>.size }
    return _openExistential(type, do: open)
  }

  /// The bytes of a `Comment?`, made through the protocol that `Comment` conforms to.
  ///
  /// Its text is kept alive for good: a failing test's text is small.
  private static func comment(_ text: String) -> [UInt8]? {
    guard let type = _typeByName("7Testing7CommentV") as? any RawRepresentable<String>.Type else {
      return nil
    }
    func bytes<Comment: RawRepresentable<String>>(_: Comment.Type) -> [UInt8]? {
      let comment = UnsafeMutablePointer<Comment?>.allocate(capacity: 1)
      comment.initialize(to: Comment(rawValue: text))
      return Array(UnsafeRawBufferPointer(start: comment, count: MemoryLayout<Comment?>.size))
    }
    return bytes(type)
  }
}
