import Examiner
import Workbook

extension Scene {
  /// The first of the errors in a learner's files, each at its place and explained; empty where there is none.
  func compilerErrors(
    _ diagnostics: [CompilerDiagnostic],
    _ sources: [VerdictRendering.Source]
  ) -> [Line] {
    let errors = diagnostics.filter { $0.severity == .error }
    let limit = 5
    var explained: Set<Explanation> = []
    var lines = errors.prefix(limit).flatMap { error in
      let source = sources.first { $0.path == error.file }
      // One mistake often has several errors: what is the same for all of them is said once.
      let explanation = Explanation(of: error).flatMap {
        explained.insert($0).inserted ? $0 : nil
      }
      return diagnostic(
        error,
        source: source?.lines ?? [],
        file: source?.name ?? error.file
      ) + self.explanation(explanation) + [Line()]
    }
    if errors.count > limit {
      lines.append(paragraph(VerdictText.more(errors.count - limit), .dim))
    }
    return lines
  }
}
