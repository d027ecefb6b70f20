extension Mirror {
  /// What a value really stores, whatever its type says of itself; `nil` for the libraries' own types, whose
  /// word is as good and shows elements instead of buffers.
  init?(disbelieving value: any CustomReflectable) {
    func open<Value>(_ value: Value) -> Mirror? {
      let type = Value.self
      guard !_typeName(type, qualified: true).hasTrustedModule else { return nil }
      let style: Mirror.DisplayStyle
      switch UInt8(bitPattern: reflectedStyle(of: value)) {
      case UInt8(ascii: "s"): style = .struct
      case UInt8(ascii: "e"): style = .enum
      case UInt8(ascii: "t"): style = .tuple
      default: return nil
      }
      let children = (0..<reflectedCount(of: value, type: type)).map { index -> Mirror.Child in
        var name: UnsafePointer<CChar>?
        var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
        let child = reflectedChild(of: value, type: type, index: index, name: &name, free: &free)
        defer { free?(name) }
        return (name.map { String(cString: $0) }, child)
      }
      return Mirror(value, children: children, displayStyle: style)
    }
    guard let mirror = open(value) else { return nil }
    self = mirror
  }
}

extension String {
  fileprivate var hasTrustedModule: Bool {
    ["Swift.", "Foundation.", "FoundationEssentials."].contains { hasPrefix($0) }
  }
}

// The standard library exports what its own mirrors ask, without public declarations.

@_silgen_name("swift_reflectionMirror_count")
private func reflectedCount<Value>(of value: Value, type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_subscript")
private func reflectedChild<Value>(
  of value: Value,
  type: Any.Type,
  index: Int,
  name: UnsafeMutablePointer<UnsafePointer<CChar>?>,
  free: UnsafeMutablePointer<(@convention(c) (UnsafePointer<CChar>?) -> Void)?>
) -> Any

@_silgen_name("swift_reflectionMirror_displayStyle")
private func reflectedStyle<Value>(of value: Value) -> CChar
