import Wire

extension Stimulus {
  /// A form's write to a property, as the action that carries it.
  ///
  /// A tree, since the runtime's own binding action shows itself as one on the subject's side only.
  static func binding(_ property: String, _ value: Tree) -> Stimulus {
    let parts = [Tree.Field("0", .symbol("\\.\(property)")), Tree.Field("1", value)]
    return .send(.variant("binding", .variant("set", .record("", parts))))
  }
}
