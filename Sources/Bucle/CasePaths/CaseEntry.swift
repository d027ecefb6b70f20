/// One case of an enum, described for tools that meet the enum only at run time.
public struct CaseEntry<Root> {
  /// The case's name as declared, without labels.
  public let name: String
  /// The payload's type: `Void` for none, a tuple for several values.
  public let payload: Any.Type
  /// The key path to the case.
  public let path: PartialCaseKeyPath<Root>

  /// What `@CasePathable` writes for each case.
  public init<Value>(name: String, path: CaseKeyPath<Root, Value>) {
    self.name = name
    self.path = path
    payload = Value.self
  }

  /// The value of the case with that payload (`()` for none); `nil` if the payload has another type.
  public func embed(_ payload: Any) -> Root? {
    path(payload)
  }

  /// The payload (`()` for none), or `nil` if the root is in another case.
  public func extract(from root: Root) -> Any? {
    path.extract(from: root)
  }
}
