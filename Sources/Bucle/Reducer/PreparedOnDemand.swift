/// A reducer's function, prepared when it is first needed, so that a feature may contain itself.
func preparedOnDemand<R: Reducer>(_ reducer: R) -> PreparedReducer<R.State, R.Action> {
  var function: PreparedReducer<R.State, R.Action>?
  return { state, action in
    if let function { return function(&state, action) }
    let prepared = reducer._$prepared()
    function = prepared
    return prepared(&state, action)
  }
}

extension Optional {
  /// Changes the value in place, if there is one; `nil` if there is none.
  mutating func modify<R>(_ change: (inout Wrapped) -> R) -> R? {
    guard var value = take() else { return nil }
    defer { self = value }
    return change(&value)
  }
}
