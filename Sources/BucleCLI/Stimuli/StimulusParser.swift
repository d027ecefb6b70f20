import Wire

/// Reads a line that does something to a live feature.
struct StimulusParser {
  /// The labels on the screen: with them a label of several words needs no quotes, and none its accents.
  var labels: [String] = []

  /// - Returns: `nil` where the line's first word is a command that drives no feature.
  func stimulus(_ line: String) throws(StimulusError) -> Stimulus {
    let characters = Array(line)
    let start = characters.firstIndex { $0 != " " } ?? characters.count
    if start < characters.count, characters[start] == "." {
      if let written = try assignment(characters, from: start + 1) { return written }
      var parser = LiteralParser(characters, at: start)
      return .send(try parser.wholeValue())
    }
    let end = characters[start...].firstIndex(of: " ") ?? characters.count
    let word = String(characters[start..<end])
    var rest = Rest(characters, from: end)
    switch Verb(word) {
    case .tap: return .interact(try locator(&rest, for: .tap), .tap)
    case .toggle: return .interact(try locator(&rest, for: .toggle), .toggle)
    case .type:
      let label = try label(&rest, for: .type)
      guard !rest.isEmpty else { throw rest.error(.missingText(label: label)) }
      return .interact(Stimulus.Locator(label), .type(try rest.text()))
    case .erase:
      let label = try label(&rest, for: .erase)
      guard let count = Int(rest.remainder), count > 0 else {
        throw rest.error(.notCount(rest.remainder))
      }
      return .interact(Stimulus.Locator(label), .erase(count))
    case .choose:
      let label = try label(&rest, for: .choose)
      guard !rest.isEmpty else { throw rest.error(.missingChoice(label: label)) }
      return .interact(Stimulus.Locator(label), .choose(try rest.text()))
    case .advance:
      guard let duration = Duration(written: rest.remainder) else {
        throw rest.error(.notDuration(rest.remainder))
      }
      return .advance(duration)
    case .answer: return try answer(&rest)
    case .dismiss: return .dismiss
    default: throw StimulusError(column: start, problem: .notStimulus(word))
    }
  }

  /// `.titulo = "x"`, which writes a property of a model; `nil` for anything else.
  private func assignment(
    _ characters: [Character],
    from start: Int
  ) throws(StimulusError) -> Stimulus? {
    let name = characters[start...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    guard let sign = characters[name.endIndex...].firstIndex(where: { $0 != " " }),
      !name.isEmpty, characters[sign] == "="
    else { return nil }
    var parser = LiteralParser(characters, at: sign + 1)
    return .set(String(name), try parser.wholeValue())
  }

  private func answer(_ rest: inout Rest) throws(StimulusError) -> Stimulus {
    let column = rest.position
    guard let call = Int(rest.word()), call > 0 else {
      throw StimulusError(column: column, problem: .missingCall)
    }
    let place = rest.position
    let outcome = rest.word()
    switch Word.folded(outcome) {
    case "value", "valor": return .resolve(call, .value(try rest.value()))
    case "error": return .resolve(call, .failure(rest.isEmpty ? "error" : try rest.text()))
    default: throw StimulusError(column: place, problem: .missingOutcome(outcome))
    }
  }

  // MARK: - Labels

  /// A label that ends the line; `#2` after it means the second that carries it.
  private func locator(_ rest: inout Rest, for verb: Verb) throws(StimulusError) -> Stimulus.Locator
  {
    guard !rest.isEmpty else { throw rest.error(.missingLabel(verb)) }
    let whole = rest.remainder
    if let known = shown(whole) { return Stimulus.Locator(known) }
    if let mark = whole.lastIndex(of: "#"), mark > whole.startIndex,
      let number = Int(whole[whole.index(after: mark)...]), number > 0
    {
      let label = String(whole[..<mark]).trimmingSpaces
      let meant = unquoted(label)
      return Stimulus.Locator(shown(meant) ?? meant, index: number - 1)
    }
    let meant = unquoted(whole)
    return Stimulus.Locator(shown(meant) ?? meant)
  }

  /// A label that something follows: one on the screen, or in quotes, or one word.
  private func label(_ rest: inout Rest, for verb: Verb) throws(StimulusError) -> String {
    guard !rest.isEmpty else { throw rest.error(.missingLabel(verb)) }
    let line = rest.remainder
    // Folding changes no count: what is skipped is as long as the label.
    let begun = labels.map(\.count).sorted(by: >).lazy.compactMap { count -> String? in
      let rest = line.dropFirst(count)
      return rest.isEmpty || rest.first == " " ? shown(String(line.prefix(count))) : nil
    }.first
    if let begun {
      rest.skip(begun.count)
      return begun
    }
    return line.hasPrefix("\"") ? try rest.quoted() : rest.word()
  }

  /// The label on the screen that is meant: the same, else the only one that differs in accents and capitals alone.
  private func shown(_ typed: String) -> String? {
    if labels.contains(typed) { return typed }
    let alike = Set(labels.filter { Word.folded($0) == Word.folded(typed) })
    return alike.count == 1 ? alike.first : nil
  }

  private func unquoted(_ text: String) -> String {
    guard text.count >= 2, text.hasPrefix("\""), text.hasSuffix("\"") else { return text }
    return String(text.dropFirst().dropLast())
  }
}

/// What of a line has not been read yet.
private struct Rest {
  private let characters: [Character]
  private(set) var position: Int

  init(_ characters: [Character], from position: Int) {
    self.characters = characters
    self.position = position
    skipSpaces()
  }

  var isEmpty: Bool { position >= characters.count }
  /// Without spaces at its ends.
  var remainder: String { String(characters[position...]).trimmingSpaces }

  mutating func skip(_ count: Int) {
    position = min(position + count, characters.count)
    skipSpaces()
  }

  mutating func word() -> String {
    let end = characters[position...].firstIndex(of: " ") ?? characters.count
    defer { skip(end - position) }
    return String(characters[position..<end])
  }

  mutating func value() throws(StimulusError) -> Tree {
    var parser = LiteralParser(characters, at: position)
    let tree = try parser.wholeValue()
    position = characters.count
    return tree
  }

  mutating func quoted() throws(StimulusError) -> String {
    var parser = LiteralParser(characters, at: position)
    guard case .text(let text) = try parser.value() else { return "" }
    position = parser.position
    skipSpaces()
    return text
  }

  /// The rest of the line: in quotes, or as it is.
  mutating func text() throws(StimulusError) -> String {
    guard characters[position] == "\"", remainder.hasSuffix("\""), remainder.count > 1 else {
      return remainder
    }
    guard case .text(let text) = try value() else { return "" }
    return text
  }

  func error(_ problem: StimulusError.Problem) -> StimulusError {
    StimulusError(column: position, problem: problem)
  }

  private mutating func skipSpaces() {
    while position < characters.count, characters[position] == " " { position += 1 }
  }
}

extension Duration {
  /// Reads `1s`, `1.5s`, `300ms` or `2m`.
  fileprivate init?(written text: String) {
    let number = text.prefix { $0.isNumber || $0 == "." }
    guard let value = Double(number), value >= 0, value < 1e9 else { return nil }
    switch text.dropFirst(number.count) {
    case "ms": self = .milliseconds(value)
    case "s": self = .seconds(value)
    case "m", "min": self = .seconds(value * 60)
    default: return nil
    }
  }
}

extension String {
  /// Without spaces at both ends.
  var trimmingSpaces: String {
    let start = firstIndex { $0 != " " } ?? endIndex
    guard let last = lastIndex(where: { $0 != " " }) else { return "" }
    return String(self[start...last])
  }
}
