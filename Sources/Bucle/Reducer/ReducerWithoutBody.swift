/// A reducer that does nothing unless one of its extensions says what; `@Reducer` writes the conformance where it sees no `body`.
///
/// A member that the macro wrote itself would be a second `body` beside one that stands in an extension, which no macro sees.
public protocol ReducerWithoutBody<State, Action>: Reducer {}

extension ReducerWithoutBody {
  /// Changes nothing.
  public var body: EmptyReducer<State, Action> { EmptyReducer() }
}

extension ReducerWithoutBody where Body == EmptyReducer<State, Action> {
  // swift-format-ignore: NoLeadingUnderscores
  /// The method that an extension has, else nothing.
  public func _$prepared() -> PreparedReducer<State, Action> {
    { state, action in reduce(into: &state, action: action) }
  }
}
