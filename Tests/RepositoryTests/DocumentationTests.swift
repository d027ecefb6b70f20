import Foundation
import Testing

/// What a documentation comment quotes as code is code that some test compiles.
///
/// Fenced examples are compiled one by one, in `DocumentationExampleTests`; that every public declaration
/// has a summary is asked by the linter, in `SourceTests`.
@Suite struct `The documentation` {
  /// The statements between backticks outside of fences, with where they stand.
  private static func statements(in module: String) throws -> [(place: String, code: String)] {
    try Repository.swiftFiles(in: "Sources/\(module)").flatMap { file in
      var isFenced = false
      return try Repository.text(file).split(separator: "\n").flatMap { line in
        let comment = line.drop { $0 == " " }
        guard comment.hasPrefix("///") else { return [(place: String, code: String)]() }
        if comment.contains("```") { isFenced.toggle() }
        guard !isFenced, !comment.contains("```") else { return [] }
        let parts = comment.components(separatedBy: "`")
        return parts.indices.filter { $0 % 2 == 1 && $0 < parts.count - 1 }
          .map { (file, parts[$0]) }.filter { isStatement($0.1) }
      }
    }
  }

  private static func isStatement(_ code: String) -> Bool {
    let beginnings = [
      "await ", "try ", "let ", "var ", "switch ", "case ", "extension ", "@Dependency(",
      "@Presents ", "$0.", "store.", "reloj.", "base.", "ButtonState(", "TextState(",
      "withRandomNumberGenerator ", ".set(",
    ]
    return beginnings.contains(where: code.hasPrefix) && !code.contains("…")
      && code.contains { "({=[\\".contains($0) || $0 == " " }
  }

  private static func plain(_ code: some StringProtocol) -> String {
    String(code.filter { !$0.isWhitespace })
  }

  @Test(arguments: ["Bucle", "BucleTesting"])
  func `quotes statements that a test compiles`(_ module: String) throws {
    let code = try Repository.swiftFiles(in: "Tests").filter { !$0.contains("/Hidden/") }
      .map(Repository.text).joined(separator: "\n").split(separator: "\n")
      .filter { !$0.drop { $0 == " " }.hasPrefix("//") }.map(Self.plain).joined()
    let statements = try Self.statements(in: module)
    #expect(statements.count >= 3)
    let missing = statements.filter { !code.contains(Self.plain($0.code)) }
    #expect(missing.map { "\($0.place): \($0.code)" } == [])
  }
}
