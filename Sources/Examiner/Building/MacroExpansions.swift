/// What `-dump-macro-expansions` prints: the name of each expansion, its text and rules of dashes between them.
enum MacroExpansions {
  /// The pieces that stand at the top of each expansion, without the braces that enclose accessors.
  static func pieces(in output: String) -> [[String]] {
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let texts = lines.split { $0.hasPrefix("----") }.filter { text in
      text.first.map { !$0.hasPrefix("@__swiftmacro_") } ?? false
    }
    return texts.flatMap { pieces(of: Array($0)) }
  }

  private static func pieces(of text: [String]) -> [[String]] {
    var lines = text
    while lines.last?.isBlank == true { lines.removeLast() }
    if lines.first == "{", lines.last == "}" { lines = Array(lines.dropFirst().dropLast()) }
    let margin = lines.filter { !$0.isBlank }.map(\.indentation).min() ?? 0
    lines = lines.map { String($0.dropFirst(min(margin, $0.indentation))) }
    return lines.reduce(into: []) { pieces, line in
      // What closes a piece belongs to it, and so does what stands further in.
      let goesOn =
        line.isBlank || line.hasPrefix("}") || line.hasPrefix(")") || line.indentation > 0
      if goesOn, !pieces.isEmpty {
        if !line.isBlank { pieces[pieces.count - 1].append(line) }
      } else if !line.isBlank {
        pieces.append([line])
      }
    }
  }
}

extension String {
  fileprivate var isBlank: Bool { allSatisfy { $0 == " " } }
  fileprivate var indentation: Int { prefix { $0 == " " }.count }
}
