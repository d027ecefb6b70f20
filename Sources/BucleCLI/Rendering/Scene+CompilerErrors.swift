import Examiner
import Workbook

extension Scene {
  /// The first of the errors in a learner's files, each at its place and explained; empty where there is none.
  func compilerErrors(
    _ diagnostics: [CompilerDiagnostic],
    _ sources: [VerdictRendering.Source]
  ) -> [Line] {
    let errors = diagnostics.filter { $0.severity == .error }
    let mistakes = ToldMistake.mistakes(of: errors)
    let limit = 5
    var lines = explained(mistakes.prefix(limit)) { error in
      let source = sources.first { $0.path == error.file }
      return (source?.lines ?? [], source?.name ?? error.file)
    }.flatMap { $0 + [Line()] }
    if mistakes.count > limit {
      lines.append(paragraph(VerdictText.more(mistakes.count - limit), .dim))
    }
    return lines
  }
}
