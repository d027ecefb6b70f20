/// A value as a tree of texts, for printing and for comparing.
package indirect enum Dump: Equatable {
  /// A value without parts, as it is written in Swift.
  case leaf(String)
  /// A value with named or unnamed parts: `Tipo(a: 1)`, `.caso(1)`.
  case call(String, [Part])
  /// An array or a set.
  case list([Dump])
  /// A dictionary, in the order of its printed keys.
  case table([Part])

  package struct Part: Equatable {
    /// `nil` for a part without name.
    package var label: String?
    package var value: Dump
  }

  /// Takes a value apart by reflection.
  package init(_ value: Any) {
    if let write = value as? any ErasedBindingAction {
      self = .call(
        ".set",
        [
          Part(label: nil, value: .leaf(write.writtenPath)),
          Part(label: nil, value: Dump(write.writtenValue)),
        ]
      )
      return
    }
    if let written = (value as? any WrittenInSwift)?.writtenInSwift {
      self = .leaf(written)
      return
    }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional:
      self = mirror.children.first.map { Dump($0.value) } ?? .leaf("nil")
    case .struct where mirror.children.isEmpty && value is any CustomStringConvertible:
      self = .leaf(Self.text(value))
    case .struct where value is any CustomStringConvertible && Self.isOfLibrary(value):
      self = .leaf(Self.text(value))
    case .struct, .class:
      self = .call(
        writtenName(of: type(of: value)),
        Self.parts(of: mirror, isObserved: value is any ObservableState)
      )
    case .enum:
      self = Self.enumCase(value, mirror)
    case .tuple:
      self = .call("", Self.parts(of: mirror, isObserved: false))
    case .collection:
      self = .list(mirror.children.map { Dump($0.value) })
    case .set:
      self = .list(mirror.children.map { Dump($0.value) }.sorted { $0.line < $1.line })
    case .dictionary:
      self = .table(
        mirror.children.compactMap { child in
          let pair = Array(Mirror(reflecting: child.value).children)
          guard pair.count == 2 else { return nil }
          return Part(label: Dump(pair[0].value).line, value: Dump(pair[1].value))
        }.sorted { ($0.label ?? "") < ($1.label ?? "") }
      )
    default:
      self = .leaf(Self.text(value))
    }
  }

  private static func text(_ value: Any) -> String {
    switch value {
    case let string as String: return string.debugDescription
    case let string as Substring: return string.debugDescription
    case let character as Character: return String(character).debugDescription
    case is any Error, is any CustomStringConvertible: return String(describing: value)
    default:
      let type = type(of: value)
      return "\(type)".contains("->") ? "(\(type))" : String(reflecting: value)
    }
  }

  /// Whether what a value says of itself is Swift, more or less; a feature's own type may say anything.
  private static func isOfLibrary(_ value: Any) -> Bool {
    let name = String(reflecting: type(of: value))
    return ["Swift.", "Foundation", "Bucle."].contains { name.hasPrefix($0) }
  }

  private static func enumCase(_ value: Any, _ mirror: Mirror) -> Dump {
    guard let child = mirror.children.first, let name = child.label else {
      return .leaf(".\(caseName(of: value))")
    }
    let payload = Mirror(reflecting: child.value)
    if payload.displayStyle == .tuple {
      return .call(".\(name)", parts(of: payload, isObserved: false))
    }
    return .call(".\(name)", [Part(label: nil, value: Dump(child.value))])
  }

  private static func caseName(of value: Any) -> String {
    func open<Value>(_ value: Value) -> String? {
      enumCaseName(value).map { String(cString: $0) }
    }
    return open(value) ?? String(describing: value)
  }

  /// The parts under their declared names: what is observed is stored as `_name`, beside `_$` helpers.
  private static func parts(of mirror: Mirror, isObserved: Bool) -> [Part] {
    mirror.children.compactMap { child in
      guard var label = child.label else { return Part(label: nil, value: Dump(child.value)) }
      if label.hasPrefix("_$") { return nil }
      if isObserved, label.hasPrefix("_") { label.removeFirst() }
      return Part(label: label.first == "." ? nil : label, value: Dump(child.value))
    }
  }
}

/// The runtime's name for an enum's case: the standard library exports it, without a public declaration.
@_silgen_name("swift_EnumCaseName")
private func enumCaseName<Value>(_ value: Value) -> UnsafePointer<CChar>?

// MARK: - Printing

extension Dump {
  /// The value with as many levels of parts; what has more is named only.
  func cut(to depth: Int) -> Dump {
    guard !parts.isEmpty else { return self }
    guard depth > 0 else { return .leaf("\(opening)…\(closing)") }
    func cut(_ parts: [Part]) -> [Part] {
      parts.map { Part(label: $0.label, value: $0.value.cut(to: depth - 1)) }
    }
    return switch self {
    case .leaf: self
    case .call(let name, let parts): .call(name, cut(parts))
    case .list(let items): .list(items.map { $0.cut(to: depth - 1) })
    case .table(let parts): .table(cut(parts))
    }
  }
}

extension Dump {
  /// The whole value on one line, as Swift would write it.
  package var line: String {
    switch self {
    case .leaf(let text): text
    case .call(let name, let parts):
      "\(name)(\(parts.map(\.line).joined(separator: ", ")))"
    case .list(let items): "[\(items.map(\.line).joined(separator: ", "))]"
    case .table(let parts):
      parts.isEmpty ? "[:]" : "[\(parts.map(\.line).joined(separator: ", "))]"
    }
  }

  package var opening: String {
    switch self {
    case .leaf(let text): text
    case .call(let name, _): "\(name)("
    case .list, .table: "["
    }
  }

  package var closing: String {
    switch self {
    case .leaf: ""
    case .call: ")"
    case .list, .table: "]"
    }
  }

  package var parts: [Part] {
    switch self {
    case .leaf: []
    case .call(_, let parts), .table(let parts): parts
    case .list(let items): items.map { Part(label: nil, value: $0) }
    }
  }

  /// The value over several lines, without indentation of its own.
  package var lines: [String] {
    guard line.count > 60, !parts.isEmpty else { return [line] }
    let inner = parts.map { part -> [String] in
      var lines = part.value.lines
      lines[0] = part.prefix + lines[0]
      return lines
    }
    let separated = inner.enumerated().flatMap { index, lines in
      index == inner.count - 1 ? lines : lines.dropLast() + [(lines.last ?? "") + ","]
    }
    return [opening] + separated.map { "  " + $0 } + [closing]
  }
}

extension Dump.Part {
  package var prefix: String { label.map { "\($0): " } ?? "" }

  package var line: String { prefix + value.line }
}
