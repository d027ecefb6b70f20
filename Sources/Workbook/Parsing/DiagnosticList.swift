/// The problems found so far.
struct DiagnosticList {
  private(set) var found: [CourseDiagnostic] = []

  mutating func report(_ problem: CourseProblem, at position: SourcePosition) {
    found.append(CourseDiagnostic(problem, at: position))
  }

  /// File by file in the order of their first problem, and line by line within one.
  var ordered: [CourseDiagnostic] {
    var files: [String] = []
    for diagnostic in found where !files.contains(diagnostic.position.file) {
      files.append(diagnostic.position.file)
    }
    return files.flatMap { file in
      found.enumerated()
        .filter { $0.element.position.file == file }
        .sorted { ($0.element.position.place, $0.offset) < ($1.element.position.place, $1.offset) }
        .map(\.element)
    }
  }
}

extension SourcePosition {
  /// One number that grows with the line, then with the column.
  fileprivate var place: Int { line << 20 | min(column, 1 << 20 - 1) }
}
