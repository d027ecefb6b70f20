/// A type that knows its own tree, where reflection would show its innards instead of its meaning.
package protocol TreeConvertible {
  var tree: Tree { get }
}

extension Tree {
  /// Reflects a value.
  ///
  /// Storage that a macro declares for a property (`_cuenta`) appears under the property's name;
  /// a macro's own members (`_$…`) do not appear.
  package init(reflecting value: Any) {
    if let scalar = Tree(scalar: value) {
      self = scalar
    } else if let convertible = value as? any TreeConvertible {
      self = convertible.tree
    } else {
      let mirror = (value as? any CustomReflectable).flatMap { Mirror(disbelieving: $0) }
      self.init(mirror: mirror ?? Mirror(reflecting: value), value: value)
    }
  }

  /// Compares type identities instead of casting: this runs for every field of every reading.
  private init?(scalar value: Any) {
    let type = ObjectIdentifier(type(of: value))
    if type == ObjectIdentifier(Int.self), let value = value as? Int {
      self = .int(value)
    } else if type == ObjectIdentifier(String.self), let value = value as? String {
      self = .text(value)
    } else if type == ObjectIdentifier(Bool.self), let value = value as? Bool {
      self = .bool(value)
    } else if type == ObjectIdentifier(Double.self), let value = value as? Double {
      self = .double(value)
    } else if type == ObjectIdentifier(Void.self) {
      self = .nothing
    } else {
      return nil
    }
  }

  private init(mirror: Mirror, value: Any) {
    switch mirror.displayStyle {
    case .optional:
      self = mirror.children.first.map { Tree(reflecting: $0.value) } ?? .nothing
    case .collection:
      self = .list(mirror.children.map { Tree(reflecting: $0.value) })
    case .set, .dictionary:
      // Hash order differs from process to process.
      let items = mirror.children.map { Tree(reflecting: $0.value) }
      self = .list(items.sorted { $0.description < $1.description })
    case .enum:
      self = Tree(case: mirror, of: value)
    case .tuple:
      self = .record("", Self.fields(of: mirror))
    case .struct, nil:
      self =
        Tree(standard: value)
        ?? (mirror.displayStyle == nil
          ? .opaque(Self.name(of: value))
          : .record(Self.name(of: value), Self.fields(of: mirror)))
    default:
      self = .opaque(Self.name(of: value))
    }
  }

  /// Types of the standard library whose fields are nobody's business.
  private init?(standard value: Any) {
    switch value {
    case let value as any BinaryInteger: self = .int(Int(clamping: value))
    case let value as Float: self = .double(Double(value))
    case is Character, is Substring: self = .text(String(describing: value))
    case is Duration: self = .text(String(describing: value))
    default: return nil
    }
  }

  private init(case mirror: Mirror, of value: Any) {
    guard let payload = mirror.children.first, let name = payload.label else {
      self = .variant(Self.caseName(of: value), nil)
      return
    }
    self = .variant(name, Tree(reflecting: payload.value))
  }

  private static func fields(of mirror: Mirror) -> [Field] {
    var fields: [Field] = []
    fields.reserveCapacity(mirror.children.count)
    for child in mirror.children {
      guard let label = child.label else { continue }
      if label.hasPrefix("_$") { continue }
      let drop = label.hasPrefix("_") || label.hasPrefix(".") ? 1 : 0
      fields.append(Field(String(label.dropFirst(drop)), Tree(reflecting: child.value)))
    }
    return fields
  }

  private static func name(of value: Any) -> String {
    String(describing: type(of: value))
  }

  /// The name of a payload-less case, whatever the type says its description is.
  private static func caseName(of value: Any) -> String {
    func open<Value>(_ value: Value) -> String? {
      enumCaseName(value).map { String(cString: $0) }
    }
    return open(value) ?? String(describing: value)
  }
}

/// The runtime's name for an enum's case: the standard library exports it, without a public declaration.
@_silgen_name("swift_EnumCaseName")
private func enumCaseName<Value>(_ value: Value) -> UnsafePointer<CChar>?
