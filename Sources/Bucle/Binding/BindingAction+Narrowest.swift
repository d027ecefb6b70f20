extension BindingAction {
  /// The write of the narrowest observed property in which two values differ.
  ///
  /// `$store.direccion.calle` writes through `direccion`, because that is how Swift follows a key path;
  /// the action must say `\.direccion.calle` all the same. Where several properties differ, or none, it
  /// is the whole that was written.
  static func narrowest<Value: Equatable>(
    from old: Value,
    to new: Value,
    at path: WritableKeyPath<Root, Value>
  ) -> Self {
    let whole = Self(writing: new, to: path)
    guard let type = Value.self as? any ObservableState.Type else { return whole }
    func narrowed<Part: ObservableState>(_: Part.Type) -> Self? {
      guard let path = path as? WritableKeyPath<Root, Part>, let old = old as? Part,
        let new = new as? Part
      else { return nil }
      let differing = Part._$fields.filter { $0.differs(old, new) }
      guard differing.count == 1 else { return nil }
      return differing[0].write(from: old, to: new, under: path)
    }
    return narrowed(type) ?? whole
  }
}
