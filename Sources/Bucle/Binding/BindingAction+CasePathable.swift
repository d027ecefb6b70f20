extension BindingAction: CasePathable {
  /// The properties of the state, as cases: what lets `\.binding.nombre` be a case key path.
  @dynamicMemberLookup
  public struct AllCasePaths: Sendable {
    /// The writes of one property.
    public subscript<Value: Equatable>(
      dynamicMember path: WritableKeyPath<Root, Value>
    ) -> AnyCasePath<BindingAction, Value> {
      casePath(to: path, writing: MainActorOnly { BindingAction(writing: $0, to: path) })
    }

    // Apart from the subscript, because here the value's conformance cannot be captured.
    private func casePath<Value>(
      to path: WritableKeyPath<Root, Value>,
      writing: MainActorOnly<Value, BindingAction>
    ) -> AnyCasePath<BindingAction, Value> {
      let path = path.assumedSendable
      return AnyCasePath(
        embed: { writing.function($0) },
        extract: { path ~= $0 ? $0.value as? Value : nil }
      )
      .written { BindingAction.name(of: path).map { String($0.dropFirst()) } }
    }
  }

  /// The properties of the state.
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  // swift-format-ignore: NoLeadingUnderscores
  /// The observed properties that forms can write.
  public static var _$cases: [CaseEntry<Self>] {
    guard let state = Root.self as? any ObservableState.Type else { return [] }
    func entries<State: ObservableState>(_: State.Type) -> Any {
      State._$fields.compactMap(\.bindingCase)
    }
    return entries(state) as? [CaseEntry<Self>] ?? []
  }
}

/// A function that may use conformances isolated to the main actor.
///
/// Unchecked for the reason that ``BindingAction`` is: whoever writes or compares state is on the main actor.
private struct MainActorOnly<Input, Output>: @unchecked Sendable {
  let function: (Input) -> Output
}
