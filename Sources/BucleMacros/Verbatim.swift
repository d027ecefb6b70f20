import SwiftSyntax
import SwiftSyntaxMacros

/// A macro whose code is laid out as it is written: the library would parse it, and print it anew, for
/// each property of each state of each compilation.
protocol VerbatimMacro: Macro {}

extension VerbatimMacro {
  /// The library hands the code on.
  static var formatMode: FormatMode { .disabled }
}

extension DeclSyntax {
  /// A declaration that only the compiler will read.
  ///
  /// Its tree is one token, because all that becomes of it is its text.
  static func verbatim(_ text: String) -> Self {
    Self(MissingDeclSyntax(attributes: [], modifiers: [], placeholder: .identifier(text)))
  }

  /// A declaration with a block of its own, one line or several for each of its items.
  static func verbatim(_ head: String, _ items: [String]) -> Self {
    verbatim(block(head, items))
  }
}

extension AccessorDeclSyntax {
  /// An accessor that only the compiler will read.
  static func verbatim(_ text: String) -> Self {
    Self(accessorSpecifier: .identifier(text))
  }

  /// An accessor with one line or several for each statement.
  static func verbatim(_ head: String, _ items: [String]) -> Self {
    verbatim(block(head, items))
  }
}

/// Code in braces after its head.
func block(_ head: String, _ items: [String]) -> String {
  let lines = items.joined(separator: "\n").split(separator: "\n", omittingEmptySubsequences: false)
  return "\(head) {\n" + lines.map { $0.isEmpty ? "\n" : "  \($0)\n" }.joined() + "}"
}
