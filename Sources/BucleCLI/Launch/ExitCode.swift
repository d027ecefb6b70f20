/// What the program tells the shell when it ends.
enum ExitCode: Int32, Sendable {
  case passed = 0
  case notPassed = 1
  /// There is no judgement: the check was stopped, or the kata could not be compiled.
  case notJudged = 2
  /// The command line cannot be understood: EX_USAGE of sysexits.h.
  case usage = 64
  /// The course's files have a fault: EX_DATAERR.
  case lessonData = 65
  /// A fault of ours: EX_SOFTWARE.
  case ourFault = 70

  static let success = ExitCode.passed
}
