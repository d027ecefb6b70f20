import SyntaxWire

/// Looks for the misspelt name behind errors that name neither it nor its line.
struct Spelling {
  private let reader: SyntaxReader

  init(_ installation: Installation) {
    reader = SyntaxReader(installation)
  }

  /// The same diagnostics, each error with the misspelt name that it comes of, if one is found.
  ///
  /// The sources are read only where an error says that the compiler has lost its way.
  func explained(
    _ diagnostics: [CompilerDiagnostic],
    in sources: @autoclosure () -> [SourceText]
  ) -> [CompilerDiagnostic] {
    guard diagnostics.contains(where: \.isLost),
      case .spelled(let found)? = try? reader.answer(to: .spell(sources()))
    else { return diagnostics }
    // Without a name to propose nothing is added to an error that names the wrong one itself.
    let useful = found.filter { misspelling in
      misspelling.nearest != nil || !diagnostics.contains { $0.names(misspelling) }
    }
    return diagnostics.map { diagnostic in
      var diagnostic = diagnostic
      diagnostic.misspelling = diagnostic.cause(among: useful)
      return diagnostic
    }
  }
}

extension CompilerDiagnostic {
  /// What the compiler says where a name that it does not find has made it doubt something else.
  private static let lost: [MessagePattern] = [
    "static method 'buildExpression(_:as:)' requires the types '*' and '*' be equivalent",
    "value of type 'KeyPath<Case<Result<Success, Failure>>, *",
    "generic parameter '*' could not be inferred",
    "generic struct 'ForEach' requires that 'Store<*",
    "cannot use explicit 'return' statement in the body of result builder*",
    "cannot infer type of closure parameter '*' without a type annotation",
    "cannot infer key path type from context*",
    "cannot infer contextual base in reference to member '*'",
    "cannot convert value of type 'KeyPath<*, Value>' to expected argument type *",
    "failed to produce diagnostic for expression*",
  ]

  fileprivate var isLost: Bool {
    severity == .error && Self.lost.contains { $0.parts(of: message) != nil }
  }

  fileprivate func cause(among found: [Misspelling]) -> Misspelling? {
    guard severity == .error else { return nil }
    let here = found.filter { $0.file == file && $0.lines.contains(line) }
    if let named = here.first(where: names) { return named }
    guard isLost else { return nil }
    return here.first { $0.line == line } ?? here.first
  }

  /// Whether the error says itself which name is wrong.
  fileprivate func names(_ misspelling: Misspelling) -> Bool {
    misspelling.line == line && message.contains("'\(misspelling.name)'")
  }
}

// MARK: - One mistake, told once

/// An error, and how many others come of the same mistake.
package struct ToldMistake: Sendable, Hashable {
  /// The one of the errors that says most of the mistake.
  package var error: CompilerDiagnostic
  /// How many errors are not shown for it.
  package var followers: Int
}

extension ToldMistake {
  /// The mistakes behind some errors, in the order of the first error of each.
  package static func mistakes(of errors: some Sequence<CompilerDiagnostic>) -> [ToldMistake] {
    var mistakes: [ToldMistake] = []
    for error in errors {
      let same = error.misspelling.flatMap { misspelling in
        mistakes.firstIndex { $0.error.misspelling == misspelling }
      }
      guard let same, let misspelling = error.misspelling else {
        mistakes.append(ToldMistake(error: error, followers: 0))
        continue
      }
      mistakes[same].followers += 1
      if error.names(misspelling), !mistakes[same].error.names(misspelling) {
        mistakes[same].error = error
      }
    }
    return mistakes
  }
}
