/// A key path from an enum to one of its cases, such as `\Accion.Cases.respuesta`, written `\.respuesta`.
public typealias CaseKeyPath<Root, Value> = KeyPath<Case<Root>, Case<Value>>

/// A case key path whose payload type is not known.
public typealias PartialCaseKeyPath<Root> = PartialKeyPath<Case<Root>>

extension KeyPath {
  /// Embeds a payload: `path(value)`.
  public func callAsFunction<Enum, Payload>(_ payload: Payload) -> Enum
  where Root == Case<Enum>, Value == Case<Payload> {
    AnyCasePath(self).embed(payload)
  }

  /// Makes the value of a case without payload: `path()`.
  public func callAsFunction<Enum>() -> Enum where Root == Case<Enum>, Value == Case<Void> {
    AnyCasePath(self).embed(())
  }

  /// Matches a value in that case, in `switch` and `if case`.
  public static func ~= <Enum, Payload>(path: KeyPath, value: Enum) -> Bool
  where Root == Case<Enum>, Value == Case<Payload> {
    AnyCasePath(path).extract(from: value) != nil
  }
}

extension PartialKeyPath {
  /// Embeds a payload of any type; `nil` if it is not the payload type of that case.
  public func callAsFunction<Enum>(_ payload: Any) -> Enum? where Root == Case<Enum> {
    guard let end = Case<Enum>()[keyPath: self] as? any ErasedCase else { return nil }
    return end.embed(any: payload) as? Enum
  }

  func extract<Enum>(from root: Enum) -> Any? where Root == Case<Enum> {
    (Case<Enum>()[keyPath: self] as? any ErasedCase)?.extract(any: root)
  }
}
