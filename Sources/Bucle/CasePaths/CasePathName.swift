/// How deep names are looked for: `\.a.b.c.d` has four.
private let deepest = 4

extension CasePathable {
  /// The path as it is written, `\.respuesta.success`; `nil` if a case on the way is not listed.
  ///
  /// A key path does not know the names of computed properties, so it is compared with those that
  /// the listed cases make.
  package static func name(of path: PartialCaseKeyPath<Self>) -> String? {
    name(of: path, from: \.self, written: "\\", depth: 1)
  }

  fileprivate static func name<Root>(
    of path: PartialCaseKeyPath<Root>,
    from start: PartialCaseKeyPath<Root>,
    written: String,
    depth: Int
  ) -> String? {
    guard depth <= deepest else { return nil }
    for entry in _$cases {
      guard let reached = start.appending(path: entry.path) else { continue }
      let written = "\(written).\(entry.name)"
      if reached == path { return written }
      guard let payload = entry.payload as? any CasePathable.Type,
        let name = payload.name(of: path, from: reached, written: written, depth: depth + 1)
      else { continue }
      return name
    }
    return nil
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
