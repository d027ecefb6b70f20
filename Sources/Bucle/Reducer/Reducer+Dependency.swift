extension Reducer {
  /// Replaces a dependency for this reducer, what is below it, and their effects.
  public func dependency<Value>(
    _ path: WritableKeyPath<DependencyValues, Value>,
    _ value: Value
  ) -> DependencyWritingReducer<Self> {
    DependencyWritingReducer(base: self) { $0[keyPath: path] = value }
  }

  /// Replaces a dependency that is its own key; see the form with a key path.
  public func dependency<Value: TestDependencyKey>(
    _ value: Value
  ) -> DependencyWritingReducer<Self> where Value.Value == Value {
    DependencyWritingReducer(base: self) { $0[Value.self] = value }
  }

  /// Changes a dependency, starting from the one in force, for this reducer, what is below it, and their effects.
  public func transformDependency<Value>(
    _ path: WritableKeyPath<DependencyValues, Value>,
    transform: @escaping (_ dependency: inout Value) -> Void
  ) -> DependencyWritingReducer<Self> {
    DependencyWritingReducer(base: self) { transform(&$0[keyPath: path]) }
  }
}

/// A reducer with some dependencies replaced: one layer, however many are.
public struct DependencyWritingReducer<Base: Reducer>: Reducer {
  let base: Base
  let update: (inout DependencyValues) -> Void

  /// Runs the base with the dependencies in force.
  public func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    withDependencies(update) { base.reduce(into: &state, action: action) }
  }

  // swift-format-ignore: NoLeadingUnderscores
  /// The base's function, with the dependencies in force.
  public func _$prepared() -> PreparedReducer<Base.State, Base.Action> {
    let base = withDependencies(update) { self.base._$prepared() }
    return { [update] state, action in
      withDependencies(update) { base(&state, action) }
    }
  }

  // The replacement nearest to the base wins, as it would in layers.

  /// Replaces one more dependency.
  public func dependency<Value>(
    _ path: WritableKeyPath<DependencyValues, Value>,
    _ value: Value
  ) -> Self {
    after { $0[keyPath: path] = value }
  }

  /// Replaces one more dependency that is its own key.
  public func dependency<Value: TestDependencyKey>(_ value: Value) -> Self
  where Value.Value == Value {
    after { $0[Value.self] = value }
  }

  /// Changes one more dependency.
  public func transformDependency<Value>(
    _ path: WritableKeyPath<DependencyValues, Value>,
    transform: @escaping (_ dependency: inout Value) -> Void
  ) -> Self {
    after { transform(&$0[keyPath: path]) }
  }

  private func after(_ outer: @escaping (inout DependencyValues) -> Void) -> Self {
    Self(base: base) { [update] values in
      outer(&values)
      update(&values)
    }
  }
}
