/// The `key: value` lines at the top of an interactive block, up to its first blank line.
struct BlockHeader {
  enum Key: String {
    case feature, features, `try`, script, ask, left, right, show, width, imports, mentions, id
    case files, specification, news
  }

  private struct Entry {
    let value: Substring
    let position: SourcePosition
  }

  private var entries: [Key: Entry] = [:]
  private let position: SourcePosition
  /// What follows the blank line.
  let rest: FencedText

  /// Reads the header and reports the keys that the block does not have.
  init(_ block: FencedBlock, allowed: [Key], _ diagnostics: inout DiagnosticList) {
    let body = block.body
    position = block.position
    let end = body.range.first { body[$0].isBlank } ?? body.range.upperBound
    rest = body.part(end..<body.range.upperBound)
    for index in body.range.lowerBound..<end {
      let line = body[index]
      let place = body.position(index, of: line.trimmed)
      guard let colon = line.firstIndex(of: ":") else {
        diagnostics.report(.headerLine, at: place)
        continue
      }
      let name = String(line[..<colon].trimmed)
      let value = line[line.index(after: colon)...].trimmed
      guard let key = Key(rawValue: name), allowed.contains(key) else {
        diagnostics.report(.unknownKey(name, allowed: allowed.map(\.rawValue)), at: place)
        continue
      }
      guard entries[key] == nil else {
        diagnostics.report(.repeatedKey(name), at: place)
        continue
      }
      if value.isEmpty { diagnostics.report(.emptyValue(key: name), at: place) }
      entries[key] = Entry(value: value, position: body.position(index, of: value))
    }
  }

  /// A key's value; nil if the key is absent.
  ///
  /// An empty one has been reported.
  subscript(key: Key) -> Substring? { entries[key]?.value }

  /// Where a key's value stands; the block's beginning if the key is absent.
  func position(of key: Key) -> SourcePosition { entries[key]?.position ?? position }

  /// A key's value, which must be there and not be empty.
  func required(_ key: Key, _ diagnostics: inout DiagnosticList) -> Substring? {
    guard let value = self[key] else {
      diagnostics.report(.missingKey(key.rawValue), at: position)
      return nil
    }
    return value.isEmpty ? nil : value
  }

  /// A feature's name, which must be there and well formed.
  func feature(_ diagnostics: inout DiagnosticList) -> Feature.ID? {
    features(.feature, &diagnostics).first
  }

  /// The names of features that `;` separates, which must be there and well formed.
  func features(_ key: Key, _ diagnostics: inout DiagnosticList) -> [Feature.ID] {
    let ids = required(key, &diagnostics)?.scriptLines.map { Feature.ID($0) } ?? []
    for id in ids where !id.isWellFormed {
      diagnostics.report(.malformedName(id.rawValue), at: position(of: key))
    }
    return ids
  }
}

extension Substring {
  /// The lines of a script, which `;` separates; empty ones are dropped.
  var scriptLines: [String] {
    split(separator: ";").map { String($0.trimmed) }.filter { !$0.isEmpty }
  }
}
