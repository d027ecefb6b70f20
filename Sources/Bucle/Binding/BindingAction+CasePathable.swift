extension BindingAction: CasePathable {
  /// The properties of the state, as cases: what lets `\.binding.nombre` be a case key path.
  @dynamicMemberLookup
  public struct AllCasePaths: Sendable {
    /// The writes of one property.
    public subscript<Value: Equatable & Sendable>(
      dynamicMember path: WritableKeyPath<Root, Value>
    ) -> AnyCasePath<BindingAction, Value> {
      let path = path.assumedSendableAndWritable
      return AnyCasePath(
        embed: { BindingAction(writing: $0, to: path) },
        extract: { path ~= $0 ? $0.value as? Value : nil }
      )
    }
  }

  /// The properties of the state.
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}
