/// How deep names of properties are looked for: `\.a.b.c.d` has four.
private let deepest = 4

extension CasePathable {
  /// The path as it is written, `\.respuesta.success`; `nil` if a case on the way is not listed.
  package static func name(of path: PartialCaseKeyPath<Self>) -> String? {
    (Case<Self>()[keyPath: path] as? any ErasedCase)?.written()
  }

  /// One case as it is written, `.success`, found when it is asked for.
  ///
  /// A key path does not know the names of computed properties, so it is compared with those that
  /// the listed cases make.
  static func written<Member>(
    _ path: KeyPath<AllCasePaths, AnyCasePath<Self, Member>>
  ) -> @Sendable () -> String? {
    // Unchecked because the conformance may be isolated to the main actor; failures are put into words there.
    let look: () -> String? = {
      let step: PartialCaseKeyPath<Self> = \.[dynamicMember: path]
      return _$cases.first { $0.path == step }.map { ".\($0.name)" }
    }
    let name = UncheckedSendable(look)
    return { name.value() }
  }
}

extension ObservableState {
  /// The path as it is written, `\.direccion.calle`; `nil` if a property on the way is not observed.
  static func name(of path: AnyKeyPath) -> String? {
    name(of: path, from: \Self.self, written: "\\", depth: 1)
  }

  fileprivate static func name(
    of path: AnyKeyPath,
    from start: AnyKeyPath,
    written: String,
    depth: Int
  ) -> String? {
    guard depth <= deepest else { return nil }
    for field in _$fields {
      guard let reached = start.appending(path: field.path) else { continue }
      let written = "\(written).\(field.name)"
      if reached == path { return written }
      guard let value = type(of: field.path).valueType as? any ObservableState.Type,
        let name = value.name(of: path, from: reached, written: written, depth: depth + 1)
      else { continue }
      return name
    }
    return nil
  }
}
