import Examiner
import Workbook

/// Why a run of a live feature came to nothing.
enum RunFailure: Error {
  /// The program ended, or stopped answering.
  case ended(SubjectFailure, isOurs: Bool)
  /// The learner's files do not compile; the files as the compiler read them.
  case doesNotCompile([CompilerDiagnostic], [VerdictRendering.Source])
  /// They compile, and names are missing that the kata asks for.
  case incomplete(Kata.ID, missing: [String])
  case build(BuildError)
  /// The learner's files cannot be come by.
  case tool(ToolError)
}
