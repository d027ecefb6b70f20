import Bilingual

/// Takes typed values out of a JSON object and reports what does not fit.
///
/// Every reading that returns nil has reported why.
struct JSONObjectReader {
  private let position: SourcePosition
  private let members: [JSONValue.Member]

  /// Checks that the value is an object with no key but the allowed ones.
  ///
  /// The key is the one that the value belongs to; nil for the file's only value.
  init?(_ value: JSONValue, key: String?, allowed: [String], _ diagnostics: inout DiagnosticList) {
    guard case .object(let members) = value.content else {
      let problem = key.map { CourseProblem.wrongValue(key: $0, expected: .object) }
      diagnostics.report(problem ?? .malformedJSON(.object), at: value.position)
      return nil
    }
    position = value.position
    self.members = members
    var seen: Set<String> = []
    for member in members {
      if !allowed.contains(member.key) {
        diagnostics.report(.unknownKey(member.key, allowed: allowed), at: member.keyPosition)
      } else if !seen.insert(member.key).inserted {
        diagnostics.report(.repeatedKey(member.key), at: member.keyPosition)
      }
    }
  }

  /// Where a key's value stands; the object itself if it has no such key.
  func position(of key: String) -> SourcePosition {
    members.first { $0.key == key }?.value.position ?? position
  }

  /// Whether the object has that key, for those that it may lack.
  func has(_ key: String) -> Bool {
    members.contains { $0.key == key }
  }

  /// An object with no key but the allowed ones.
  func object(
    _ key: String,
    allowed: [String],
    _ diagnostics: inout DiagnosticList
  ) -> JSONObjectReader? {
    value(key, &diagnostics).flatMap {
      JSONObjectReader($0, key: key, allowed: allowed, &diagnostics)
    }
  }

  /// A string with at least one character.
  func string(_ key: String, _ diagnostics: inout DiagnosticList) -> String? {
    guard let value = value(key, &diagnostics) else { return nil }
    if case .string(let text) = value.content, !text.isEmpty { return text }
    diagnostics.report(.wrongValue(key: key, expected: .nonEmptyString), at: value.position)
    return nil
  }

  /// A whole number from 1.
  func positive(_ key: String, _ diagnostics: inout DiagnosticList) -> Int? {
    guard let value = value(key, &diagnostics) else { return nil }
    if case .number(let number) = value.content, let whole = Int(exactly: number), whole > 0 {
      return whole
    }
    diagnostics.report(.wrongValue(key: key, expected: .positiveNumber), at: value.position)
    return nil
  }

  /// At least one string, each with its place.
  func strings(
    _ key: String,
    _ diagnostics: inout DiagnosticList
  ) -> [(text: String, position: SourcePosition)]? {
    guard let value = value(key, &diagnostics) else { return nil }
    if case .array(let elements) = value.content, !elements.isEmpty {
      let texts: [(text: String, position: SourcePosition)] = elements.compactMap {
        guard case .string(let text) = $0.content, !text.isEmpty else { return nil }
        return (text, $0.position)
      }
      if texts.count == elements.count { return texts }
    }
    diagnostics.report(.wrongValue(key: key, expected: .strings), at: value.position)
    return nil
  }

  /// Strings that may be missing altogether; an empty list where they are.
  func optionalStrings(_ key: String, _ diagnostics: inout DiagnosticList) -> [String]? {
    has(key) ? strings(key, &diagnostics)?.map(\.text) : []
  }

  /// A list that may be missing; an empty one where it is.
  func optionalArray(_ key: String, _ diagnostics: inout DiagnosticList) -> [JSONValue]? {
    guard has(key), let value = value(key, &diagnostics) else { return [] }
    if case .array(let elements) = value.content { return elements }
    diagnostics.report(.wrongValue(key: key, expected: .array), at: value.position)
    return nil
  }

  /// A string per language.
  func localized(_ key: String, _ diagnostics: inout DiagnosticList) -> Localized? {
    guard let value = value(key, &diagnostics) else { return nil }
    guard case .object = value.content else {
      diagnostics.report(.wrongValue(key: key, expected: .localized), at: value.position)
      return nil
    }
    let languages = Language.allCases.map(\.rawValue)
    guard let reader = JSONObjectReader(value, key: key, allowed: languages, &diagnostics)
    else { return nil }
    let es = reader.string(Language.spanish.rawValue, &diagnostics)
    let en = reader.string(Language.english.rawValue, &diagnostics)
    guard let es, let en else { return nil }
    return Localized(es: es, en: en)
  }

  private func value(_ key: String, _ diagnostics: inout DiagnosticList) -> JSONValue? {
    if let member = members.first(where: { $0.key == key }) { return member.value }
    diagnostics.report(.missingKey(key), at: position)
    return nil
  }
}
