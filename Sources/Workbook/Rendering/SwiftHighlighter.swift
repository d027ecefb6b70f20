/// Colours Swift source by its words, as far as single characters of look-ahead allow.
struct SwiftHighlighter {
  /// What a line begins inside of.
  private enum State: Equatable {
    case code
    case blockComment(depth: Int)
    case longString
  }

  private var state = State.code

  /// The source line by line; what spans lines, such as a block comment, goes on in the next.
  static func lines(_ source: [String]) -> [StyledLine] {
    var highlighter = SwiftHighlighter()
    return source.map { highlighter.line($0) }
  }

  private mutating func line(_ text: String) -> StyledLine {
    var line = StyledLine()
    var rest = text[...]
    while !rest.isEmpty {
      let (length, role) = token(rest)
      line.append(StyledSpan(String(rest.prefix(length)), role))
      rest = rest.dropFirst(length)
    }
    return line
  }

  /// How many characters the next token has, at least one, and what it is.
  private mutating func token(_ rest: Substring) -> (length: Int, role: TextRole) {
    switch state {
    case .blockComment(let depth): return (comment(rest, depth: depth), .comment)
    case .longString: return (longString(rest), .string)
    case .code: break
    }
    if rest.hasPrefix("//") { return (rest.count, .comment) }
    if rest.hasPrefix("/*") { return (2 + comment(rest.dropFirst(2), depth: 1), .comment) }
    if rest.hasPrefix(#"""""#) { return (3 + longString(rest.dropFirst(3)), .string) }
    if rest.first == "\"" { return (string(rest), .string) }
    let mark = rest.prefix { $0 == "@" || $0 == "#" }.count
    let word = rest.dropFirst(mark).prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    guard !word.isEmpty else { return (max(1, mark), .plain) }
    if mark > 0 || Self.keywords.contains(String(word)) { return (mark + word.count, .keyword) }
    return (word.count, word.first?.isUppercase == true ? .type : .plain)
  }

  private func string(_ rest: Substring) -> Int {
    var length = 1
    var isEscaped = false
    for character in rest.dropFirst() {
      length += 1
      if character == "\"", !isEscaped { break }
      isEscaped = character == "\\" && !isEscaped
    }
    return length
  }

  private mutating func longString(_ rest: Substring) -> Int {
    guard let end = rest.firstRange(of: #"""""#) else {
      state = .longString
      return rest.count
    }
    state = .code
    return rest.distance(from: rest.startIndex, to: end.upperBound)
  }

  private mutating func comment(_ rest: Substring, depth: Int) -> Int {
    var depth = depth
    var length = 0
    var text = rest
    while !text.isEmpty, depth > 0 {
      let step = text.hasPrefix("*/") ? -1 : text.hasPrefix("/*") ? 1 : 0
      depth += step
      length += step == 0 ? 1 : 2
      text = text.dropFirst(step == 0 ? 1 : 2)
    }
    state = depth > 0 ? .blockComment(depth: depth) : .code
    return length
  }

  /// The reserved words of https://docs.swift.org/swift-book, "Keywords and Punctuation", and those
  /// contextual ones that are hardly ever names.
  private static let keywords: Set<String> = [
    "actor", "any", "as", "associatedtype", "async", "await", "break", "case", "catch", "class",
    "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough",
    "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout",
    "internal", "is", "isolated", "lazy", "let", "mutating", "nil", "nonisolated", "operator",
    "override", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "Self",
    "sending", "some", "static", "struct", "subscript", "super", "switch", "throw", "throws",
    "true",
    "try", "typealias", "var", "weak", "where", "while",
  ]
}
