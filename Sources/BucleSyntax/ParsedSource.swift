import SwiftOperators
import SwiftParser
import SwiftSyntax
import SyntaxWire

/// A file's tree, its operators folded, and the places in it.
struct ParsedSource {
  let name: String
  let text: String
  let tree: Syntax
  private let converter: SourceLocationConverter

  init(_ source: SourceText) {
    name = source.name
    text = source.text
    let parsed = Parser.parse(source: source.text)
    converter = SourceLocationConverter(fileName: source.name, tree: parsed)
    // An operator of the learner's own is left as it stands; all of its neighbours are folded.
    tree = OperatorTable.standardOperators.foldAll(parsed) { _ in }
  }

  /// Line and column, both from 1, the column in UTF-8 code units.
  func place(of node: some SyntaxProtocol) -> (line: Int, column: Int) {
    let location = converter.location(for: node.positionAfterSkippingLeadingTrivia)
    return (location.line, location.column)
  }

  /// The first and the last line of a node, from 1.
  func lines(of node: some SyntaxProtocol) -> (first: Int, last: Int) {
    let last = converter.location(for: node.endPositionBeforeTrailingTrivia)
    return (place(of: node).line, last.line)
  }

  func violation(_ node: some SyntaxProtocol, _ fault: Violation.Fault) -> Violation {
    let place = place(of: node)
    return Violation(file: name, line: place.line, column: place.column, fault: fault)
  }
}
