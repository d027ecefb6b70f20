/// One observed property of a state, described for tools that meet the state only at run time.
public struct StateField<Root> {
  /// The name as declared.
  public let name: String
  /// The key path to the property.
  public let path: PartialKeyPath<Root>
  /// The writes of this property as a case; `nil` if no binding writes it.
  let bindingCase: CaseEntry<BindingAction<Root>>?
  /// `nil` if no binding writes the property.
  private let writer: FieldWriter<Root>?

  /// A field that forms can write: what `@ObservableState` makes of an `Equatable` and `Sendable` property.
  public init<Value: Equatable>(name: String, path: WritableKeyPath<Root, Value>) {
    self.name = name
    self.path = path
    bindingCase = CaseEntry(
      name: name,
      path:
        \Case<BindingAction<Root>>.[
          dynamicMember: \BindingAction<Root>.AllCasePaths.[dynamicMember: path]
        ]
    )
    writer = TypedFieldWriter(path: path)
  }

  /// A field that no binding writes.
  @_disfavoredOverload
  public init(name: String, path: PartialKeyPath<Root>) {
    self.name = name
    self.path = path
    bindingCase = nil
    writer = nil
  }

  /// The binding action that writes a value of any type; `nil` if the type does not fit or the field takes no binding.
  public func bindingAction(_ value: Any) -> BindingAction<Root>? {
    writer?.bindingAction(value)
  }

  /// Tells whether two states differ in this field; one that cannot be compared counts as different.
  func differs(_ old: Root, _ new: Root) -> Bool {
    writer?.differs(old, new) ?? true
  }

  /// The write of this field's new value, seen from a state that the field's owner is part of; `nil`
  /// if no binding writes it.
  func write<Whole>(
    from old: Root,
    to new: Root,
    under path: WritableKeyPath<Whole, Root>
  ) -> BindingAction<Whole>? {
    writer?.write(from: old, to: new, under: path)
  }
}

/// What a field can do with its value's type known.
private class FieldWriter<Root> {
  func bindingAction(_ value: Any) -> BindingAction<Root>? { nil }
  func differs(_ old: Root, _ new: Root) -> Bool { true }
  func write<Whole>(
    from old: Root,
    to new: Root,
    under path: WritableKeyPath<Whole, Root>
  ) -> BindingAction<Whole>? { nil }
}

private final class TypedFieldWriter<Root, Value: Equatable>: FieldWriter<Root> {
  let path: WritableKeyPath<Root, Value>

  init(path: WritableKeyPath<Root, Value>) {
    self.path = path
  }

  override func bindingAction(_ value: Any) -> BindingAction<Root>? {
    (value as? Value).map { BindingAction(writing: $0, to: path) }
  }

  override func differs(_ old: Root, _ new: Root) -> Bool {
    old[keyPath: path] != new[keyPath: path]
  }

  override func write<Whole>(
    from old: Root,
    to new: Root,
    under whole: WritableKeyPath<Whole, Root>
  ) -> BindingAction<Whole>? {
    .narrowest(
      from: old[keyPath: path],
      to: new[keyPath: path],
      at: whole.appending(path: path)
    )
  }
}
