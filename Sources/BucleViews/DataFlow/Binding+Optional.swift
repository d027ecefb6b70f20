extension Binding {
  /// Makes a binding to the value in an optional one; `nil` while there is none.
  ///
  /// A binding that outlives the value, as in a view that is going away, reads the last value it knew.
  public init?(_ base: Binding<Value?>) {
    guard let present = base.wrappedValue else { return nil }
    self.init(
      source: base.source?.appending(\Value?.!),
      get: { base.wrappedValue ?? present },
      set: { base.wrappedValue = $0 }
    )
  }

  /// Makes a binding to an optional value of a value that is always there; writing `nil` is dropped.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(
      source: base.source?.appending(\Wrapped.self),
      get: { base.wrappedValue },
      set: { if let value = $0 { base.wrappedValue = value } }
    )
  }
}
