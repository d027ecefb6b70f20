internal import Bilingual
internal import Glibc

/// XCTest, found at run time for the same reason as ``SwiftTesting``.
enum XCTestLibrary {
  /// Whether this process runs tests of XCTest.
  ///
  /// A package's test program has both libraries loaded. Its generated entry point runs Swift Testing
  /// if the arguments say `--testing-library swift-testing`, and XCTest otherwise.
  static let isRunning: Bool = {
    guard fail != nil else { return false }
    let arguments = CommandLine.arguments
    let option = arguments.firstIndex(of: "--testing-library").map { arguments.index(after: $0) }
    guard let option, arguments.indices.contains(option) else { return true }
    return arguments[option].lowercased() == "xctest"
  }()

  /// Fails the running test case at the issue's place; returns false where XCTest does not run.
  ///
  /// XCTest has no warnings: those go to standard error.
  static func record(_ issue: IssueReport) -> Bool {
    guard isRunning, issue.severity == .error, let fail else { return false }
    fail.function(issue.message[.ofTheReader], issue.site.filePathLiteral, UInt(issue.site.line))
    return true
  }

  // A struct, because a function cast by itself would be cast in its generic form, whose arguments go by
  // address.
  private struct Fail {
    var function: @Sendable (String, StaticString, UInt) -> Void
  }

  /// `XCTFail(_: String, file: StaticString, line: UInt)`.
  private static let fail: Fail? = {
    guard let address = dlsym(nil, "$s6XCTest7XCTFail_4file4lineySS_s12StaticStringVSutF") else {
      return nil
    }
    // A function value is an address and a context; a global function needs no context. The mangled
    // name states the parameters, so whatever stands under it is called as this type says.
    return unsafeBitCast((address, nil as UnsafeRawPointer?), to: Fail.self)
  }()
}
