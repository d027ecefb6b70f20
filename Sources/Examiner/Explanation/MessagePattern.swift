/// The shape of a compiler's message: its fixed words, with `*` for each part that varies.
struct MessagePattern: Sendable, ExpressibleByStringLiteral {
  private let pieces: [String]

  init(stringLiteral pattern: String) {
    pieces = pattern.split(separator: "*", omittingEmptySubsequences: false).map(String.init)
  }

  /// What stands in place of each `*`, each as short as can be; `nil` where the message has another shape.
  func parts(of message: String) -> [Substring]? {
    guard let first = pieces.first, let last = pieces.last, message.hasPrefix(first) else {
      return nil
    }
    guard pieces.count > 1 else { return message == first ? [] : nil }
    var rest = message.dropFirst(first.count)
    var parts: [Substring] = []
    for piece in pieces.dropFirst().dropLast() {
      guard let found = rest.firstRange(of: piece) else { return nil }
      parts.append(rest[..<found.lowerBound])
      rest = rest[found.upperBound...]
    }
    guard rest.hasSuffix(last) else { return nil }
    return parts + [rest.dropLast(last.count)]
  }
}
