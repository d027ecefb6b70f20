import Wire

/// Reads a value as it is written in Swift: `3`, `"hola"`, `[1, 2]`, `.respuesta(.success(3))`, `Perfil(edad: 3)`.
struct LiteralParser {
  private let characters: [Character]
  private(set) var position: Int

  init(_ characters: [Character], at position: Int = 0) {
    self.characters = characters
    self.position = position
  }

  /// The value that a whole text is.
  static func value(of text: String) throws(StimulusError) -> Tree {
    var parser = LiteralParser(Array(text))
    return try parser.wholeValue()
  }

  /// The value up to the end of the line.
  mutating func wholeValue() throws(StimulusError) -> Tree {
    let tree = try value()
    skipSpaces()
    if position < characters.count { throw error(.unexpected(String(characters[position]))) }
    return tree
  }

  mutating func value() throws(StimulusError) -> Tree {
    skipSpaces()
    guard let next = peek else { throw error(.missingValue) }
    switch next {
    case ".":
      if let after = peek(1), after.isNumber { throw error(.leadingDot) }
      return try variant()
    case "\"": return .text(try text())
    case "\\" where peek(1) == ".": return keyPath()
    case "[": return try list()
    case "-", "0"..."9": return try number()
    case let letter where letter.isLetter || letter == "_": return try named()
    default: throw error(.unexpected(String(next)))
    }
  }

  // MARK: - Names

  private mutating func variant() throws(StimulusError) -> Tree {
    position += 1
    let name = identifier()
    guard !name.isEmpty else { throw error(.missingName) }
    guard peek == "(" else { return .variant(name, nil) }
    let fields = try arguments()
    if fields.count == 1, fields[0].name == "0" { return .variant(name, fields[0].value) }
    return .variant(name, fields.isEmpty ? .nothing : .record("", fields))
  }

  /// `\.nombre`, which stands for a property.
  private mutating func keyPath() -> Tree {
    let start = position
    position += 1
    while peek == ".", peek(1)?.isLetter == true || peek(1) == "_" {
      position += 1
      _ = identifier()
    }
    return .symbol(String(characters[start..<position]))
  }

  private mutating func named() throws(StimulusError) -> Tree {
    let start = position
    let name = identifier()
    switch name {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "nil": return .nothing
    default: break
    }
    if peek == "." {
      // `Perfil.vacio` and `.vacio` are the same value.
      return try variant()
    }
    guard peek == "(" else {
      position = start
      throw error(.bareWord(name))
    }
    return .record(name, try arguments())
  }

  private mutating func identifier() -> String {
    let start = position
    while let next = peek, next.isLetter || next == "_" || (position > start && next.isNumber) {
      position += 1
    }
    return String(characters[start..<position])
  }

  /// What stands between parentheses; a value without a label has its position for a name.
  private mutating func arguments() throws(StimulusError) -> [Tree.Field] {
    let open = position
    position += 1
    var fields: [Tree.Field] = []
    skipSpaces()
    while peek != ")" {
      if peek == nil { throw StimulusError(column: open, problem: .unclosed("(", by: ")")) }
      let start = position
      let label = identifier()
      skipSpaces()
      if !label.isEmpty, peek == ":" {
        position += 1
        fields.append(Tree.Field(label, try value()))
      } else {
        position = start
        fields.append(Tree.Field("\(fields.count)", try value()))
      }
      try separator(closing: ")", openedAt: open)
    }
    position += 1
    return fields
  }

  // MARK: - Collections, numbers and texts

  private mutating func list() throws(StimulusError) -> Tree {
    let open = position
    position += 1
    var items: [Tree] = []
    skipSpaces()
    while peek != "]" {
      if peek == nil { throw StimulusError(column: open, problem: .unclosed("[", by: "]")) }
      items.append(try value())
      try separator(closing: "]", openedAt: open)
    }
    position += 1
    return .list(items)
  }

  private mutating func separator(closing: Character, openedAt open: Int) throws(StimulusError) {
    skipSpaces()
    if peek == "," {
      position += 1
      skipSpaces()
    } else if peek == nil {
      throw StimulusError(
        column: open,
        problem: .unclosed(String(characters[open]), by: String(closing))
      )
    } else if peek != closing {
      throw error(.missingComma)
    }
  }

  private mutating func number() throws(StimulusError) -> Tree {
    let start = position
    if peek == "-" { position += 1 }
    while let next = peek, next.isNumber || next == "_" || next == "." && peek(1)?.isNumber == true
    {
      position += 1
    }
    let digits = String(characters[start..<position].filter { $0 != "_" })
    if let value = Int(digits) { return .int(value) }
    if digits.contains("."), let value = Double(digits) { return .double(value) }
    position = start
    throw error(.notNumber(digits))
  }

  private mutating func text() throws(StimulusError) -> String {
    let open = position
    position += 1
    var text = ""
    while let next = peek {
      position += 1
      if next == "\"" { return text }
      guard next == "\\" else {
        text.append(next)
        continue
      }
      guard let escaped = peek else { break }
      guard let character = Self.escapes[escaped] else {
        throw error(.unknownEscape(String(escaped)))
      }
      text.append(character)
      position += 1
    }
    throw StimulusError(column: open, problem: .unclosed("\"", by: "\""))
  }

  private static let escapes: [Character: Character] = [
    "n": "\n", "t": "\t", "\"": "\"", "\\": "\\", "0": "\0",
  ]

  // MARK: - Looking

  private var peek: Character? { peek(0) }

  private func peek(_ ahead: Int) -> Character? {
    position + ahead < characters.count ? characters[position + ahead] : nil
  }

  private mutating func skipSpaces() {
    while peek == " " { position += 1 }
  }

  private func error(_ problem: StimulusError.Problem) -> StimulusError {
    StimulusError(column: position, problem: problem)
  }
}
