import Foundation
package import SyntaxWire

/// One thing that the compiler says of a learner's file.
package struct CompilerDiagnostic: Sendable, Hashable, Codable {
  package enum Severity: String, Sendable, Hashable, Codable {
    case error, warning, note
  }

  /// The path as the compiler was given it.
  package var file: String
  /// From 1.
  package var line: Int
  /// From 1, in UTF-8 bytes.
  package var column: Int
  package var severity: Severity
  package var message: String
  /// The macro whose expansion the compiler complains of; `nil` for code that stands in the file.
  package var macro: String?
  /// The line as the compiler shows it below the message; `nil` where it shows none.
  package var excerpt: String?
  /// The misspelt name that the error comes of, if that was looked for and found.
  package var misspelling: Misspelling?

  package init(
    file: String,
    line: Int,
    column: Int,
    severity: Severity,
    message: String,
    macro: String? = nil,
    excerpt: String? = nil
  ) {
    self.file = file
    self.line = line
    self.column = column
    self.severity = severity
    self.message = message
    self.macro = macro
    self.excerpt = excerpt
  }
}

extension CompilerDiagnostic {
  /// The errors and warnings that stand in `files`, in the compiler's order, errors first.
  ///
  /// What the compiler says about code that the learner did not write (a macro's expansion) is laid at
  /// the place in the learner's file that asked for it; what has no such place is left out.
  /// `text` gives a file's text, to find lines that a macro has moved.
  package static func parse(
    _ output: String,
    files: [String],
    text: (String) -> String? = { try? String(contentsOfFile: $0, encoding: .utf8) }
  ) -> [CompilerDiagnostic] {
    var found: [CompilerDiagnostic] = []
    var foreign: CompilerDiagnostic?
    let lines = output.split(separator: "\n")
    for (index, line) in lines.enumerated() {
      guard var diagnostic = CompilerDiagnostic(line) else { continue }
      if lines.indices.contains(index + 1), CompilerDiagnostic(lines[index + 1]) == nil {
        diagnostic.excerpt = String(lines[index + 1])
      }
      if let moved = MovedLine(diagnostic, files: files) {
        diagnostic = moved.placed(in: text(moved.file) ?? "")
      }
      let isOwn = files.contains(diagnostic.file)
      if diagnostic.severity == .note {
        if let error = foreign, isOwn, let macro = diagnostic.expandedMacro {
          var placed = diagnostic
          (placed.severity, placed.message, placed.macro) = (error.severity, error.message, macro)
          placed.excerpt = error.excerpt
          found.append(placed)
          foreign = nil
        }
      } else if isOwn {
        found.append(diagnostic)
        foreign = nil
      } else {
        foreign = diagnostic
      }
    }
    var seen: Set<CompilerDiagnostic> = []
    let unique = found.filter { seen.insert($0).inserted }
    // The compiler comes upon causes before consequences: its order is kept.
    return unique.filter { $0.severity == .error } + unique.filter { $0.severity == .warning }
  }

  /// Reads `path:line:column: severity: message`.
  ///
  /// A remark counts as a warning: macros remark on what is most likely forgotten.
  private init?(_ line: Substring) {
    let words: [(String, Severity)] = [
      ("error", .error), ("warning", .warning), ("remark", .warning), ("note", .note),
    ]
    for (word, severity) in words {
      guard let mark = line.firstRange(of: ": \(word): ") else { continue }
      let place = line[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
      guard place.count >= 3, let column = Int(place[place.count - 1]),
        let row = Int(place[place.count - 2])
      else { continue }
      self.init(
        file: place.dropLast(2).joined(separator: ":"),
        line: row,
        column: column,
        severity: severity,
        message: String(line[mark.upperBound...]),
        macro: nil
      )
      return
    }
    return nil
  }

  /// The name in the note that says which macro an error's code came from.
  private var expandedMacro: String? {
    guard message.hasPrefix("in expansion of macro '") else { return nil }
    return message.split(separator: "'").dropFirst().first.map(String.init)
  }
}
