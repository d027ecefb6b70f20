/// Reads one statement of a flowchart from left to right.
struct FlowchartScanner {
  struct Node {
    let id: String
    /// The text in brackets; nil if the node is only named.
    let label: String?
  }

  /// What has not been read yet, without blanks before it.
  private(set) var rest: Substring

  init(_ text: Substring) {
    rest = text.trimmed
  }

  var isAtEnd: Bool { rest.isEmpty }

  /// The title in `subgraph Title`, or in `subgraph id[Title]`; nil where the statement is neither.
  static func subgraph(_ statement: Substring) -> String? {
    guard statement.hasPrefix("subgraph ") else { return nil }
    let text = statement.dropFirst("subgraph ".count).trimmed
    var scanner = FlowchartScanner(text)
    if let node = scanner.node(), let label = node.label, scanner.isAtEnd { return label }
    return text.isEmpty ? nil : text.withoutQuotes
  }

  /// Reads `ID` or `ID[Label]`; nil, and nothing read, if neither stands here.
  mutating func node() -> Node? {
    let id = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    guard !id.isEmpty else { return nil }
    let after = rest.dropFirst(id.count)
    guard after.first == "[" else {
      rest = after.trimmed
      return Node(id: String(id), label: nil)
    }
    guard let close = after.firstIndex(of: "]") else { return nil }
    let label = after[..<close].dropFirst().trimmed.withoutQuotes
    guard !label.isEmpty, !"[(/\\".contains(label.first ?? "[") else { return nil }
    rest = after[after.index(after: close)...].trimmed
    return Node(id: String(id), label: label)
  }

  /// Reads the `id@` that may stand before an arrow; nil, and nothing read, if none stands here.
  mutating func arrowName() -> Substring? {
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
    let after = rest.dropFirst(name.count)
    guard !name.isEmpty, after.hasPrefix("@-->") else { return nil }
    rest = after.dropFirst()
    return name
  }

  /// Reads `-->` or `-->|label|`; nil, and nothing read, if neither stands here.
  mutating func arrow() -> String? {
    guard rest.hasPrefix("-->") else { return nil }
    let after = rest.dropFirst(3).trimmed
    guard after.first == "|" else {
      rest = after
      return ""
    }
    let inside = after.dropFirst()
    guard let close = inside.firstIndex(of: "|") else { return nil }
    rest = inside[inside.index(after: close)...].trimmed
    return inside[..<close].trimmed.withoutQuotes
  }
}

extension Substring {
  fileprivate var withoutQuotes: String {
    guard count >= 2, first == "\"", last == "\"" else { return String(self) }
    return String(dropFirst().dropLast())
  }
}
