internal import Bilingual

/// Takes the mistakes that the runtime, or who calls `reportIssue`, finds.
///
/// One of the first two methods must be written, with a severity or without: each is made of the other.
/// Both may be called on any thread.
public protocol IssueReporter: Sendable {
  /// Called once per mistake.
  func reportIssue(
    _ message: @autoclosure () -> String?,
    severity: IssueSeverity,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  )

  /// Called once per mistake by the other form, where that is not written.
  func reportIssue(
    _ message: @autoclosure () -> String?,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  )

  /// Called for an error that was caught; where this is not written, its text follows the message.
  func reportIssue(
    _ error: any Error,
    _ message: @autoclosure () -> String?,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  )
}

extension IssueReporter {
  /// The form without a severity, which this leaves out.
  public func reportIssue(
    _ message: @autoclosure () -> String?,
    severity: IssueSeverity,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    reportIssue(message(), fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// The form with a severity, which is an error's.
  public func reportIssue(
    _ message: @autoclosure () -> String?,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    reportIssue(
      message(),
      severity: .error,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  /// The form for a message, which the error's text follows.
  public func reportIssue(
    _ error: any Error,
    _ message: @autoclosure () -> String?,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    reportIssue(
      [message(), "\(error)"].compactMap(\.self).joined(separator: "\n"),
      severity: .error,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  func report(_ issue: IssueReport) {
    if let reporter = self as? any BilingualIssueReporter {
      reporter.report(issue)
    } else {
      let site = issue.site
      reportIssue(
        issue.message[.ofTheReader],
        severity: issue.severity,
        fileID: site.fileIDLiteral,
        filePath: site.filePathLiteral,
        line: UInt(site.line),
        column: UInt(site.column)
      )
    }
  }
}

/// Takes mistakes in both languages.
@_spi(Probe) public protocol BilingualIssueReporter: IssueReporter {
  /// Called once per mistake, on any thread.
  func report(_ issue: IssueReport)
}

@_spi(Probe) extension BilingualIssueReporter {
  /// A mistake that is worded in one language only.
  public func reportIssue(
    _ message: @autoclosure () -> String?,
    severity: IssueSeverity,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    report(IssueReport(message: IssueText.unlocalized(message()), site: site, severity: severity))
  }
}
