/// One observed property of a state, described for tools that meet the state only at run time.
public struct StateField<Root> {
  /// The name as declared.
  public let name: String
  /// The key path to the property.
  public let path: PartialKeyPath<Root>
  /// The writes of this property as a case; `nil` if no binding writes it.
  let bindingCase: CaseEntry<BindingAction<Root>>?
  private let binding: (Any) -> BindingAction<Root>?

  /// A field that forms can write: what `@ObservableState` makes of an `Equatable` and `Sendable` property.
  public init<Value: Equatable & Sendable>(name: String, path: WritableKeyPath<Root, Value>) {
    self.name = name
    self.path = path
    bindingCase = CaseEntry(
      name: name,
      path:
        \Case<BindingAction<Root>>.[
          dynamicMember: \BindingAction<Root>.AllCasePaths.[dynamicMember: path]
        ]
    )
    binding = { ($0 as? Value).map { BindingAction(writing: $0, to: path) } }
  }

  /// A field that no binding writes.
  @_disfavoredOverload
  public init(name: String, path: PartialKeyPath<Root>) {
    self.name = name
    self.path = path
    bindingCase = nil
    binding = { _ in nil }
  }

  /// The binding action that writes a value of any type; `nil` if the type does not fit or the field takes no binding.
  public func bindingAction(_ value: Any) -> BindingAction<Root>? {
    binding(value)
  }
}
