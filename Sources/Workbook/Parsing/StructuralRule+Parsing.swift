import SyntaxWire

extension StructuralRule {
  private enum Key: String, CaseIterable {
    case id, title, why, rule, names, count
    case place = "in"
  }

  /// Reads an element of `rules`; nil after a reported problem.
  ///
  /// Which of `in`, `names` and `count` a rule has, and must have, its kind says.
  static func parse(_ value: JSONValue, _ diagnostics: inout DiagnosticList) -> StructuralRule? {
    let allowed = Key.allCases.map(\.rawValue)
    guard
      let reader = JSONObjectReader(value, key: "rules", allowed: allowed, &diagnostics)
    else { return nil }
    let id = reader.string(Key.id.rawValue, &diagnostics)
    if let id, !Kata.ID(id).isWellFormed {
      diagnostics.report(.malformedName(id), at: reader.position(of: Key.id.rawValue))
    }
    let title = reader.localized(Key.title.rawValue, &diagnostics)
    let why = reader.localized(Key.why.rawValue, &diagnostics)
    let demand = demand(reader, &diagnostics)
    guard let id, let title, let why, let demand else { return nil }
    return StructuralRule(id: id, title: title, why: why, demand: demand)
  }

  private static func demand(
    _ reader: JSONObjectReader,
    _ diagnostics: inout DiagnosticList
  ) -> Demand? {
    guard let name = reader.string(Key.rule.rawValue, &diagnostics) else { return nil }
    guard let kind = Kind(rawValue: name) else {
      diagnostics.report(
        .unknownValue(name, key: Key.rule.rawValue, allowed: Kind.allCases.map(\.rawValue)),
        at: reader.position(of: Key.rule.rawValue)
      )
      return nil
    }
    var demand = Demand(kind: kind)
    let needsPlace = [.cases, .privateSet, .stored].contains(kind)
    if needsPlace || reader.has(Key.place.rawValue) {
      guard let place = reader.string(Key.place.rawValue, &diagnostics) else { return nil }
      let parts = place.split(separator: ".", omittingEmptySubsequences: false)
      if parts.contains(where: \.isEmpty) {
        diagnostics.report(.malformedPath(place), at: reader.position(of: Key.place.rawValue))
      }
      demand.place = place
    }
    if kind == .cases {
      guard let count = reader.positive(Key.count.rawValue, &diagnostics) else { return nil }
      demand.count = count
    } else if reader.has(Key.count.rawValue) {
      refuse(.count, reader, allowed: Key.allCases.filter { $0 != .count }, &diagnostics)
    }
    switch kind {
    case .cases:
      if reader.has(Key.names.rawValue) {
        refuse(.names, reader, allowed: Key.allCases.filter { $0 != .names }, &diagnostics)
      }
    case .noAssignment:
      guard let names = reader.optionalStrings(Key.names.rawValue, &diagnostics) else { return nil }
      demand.names = names
    default:
      guard let names = reader.strings(Key.names.rawValue, &diagnostics) else { return nil }
      demand.names = names.map(\.text)
    }
    return demand
  }

  private static func refuse(
    _ key: Key,
    _ reader: JSONObjectReader,
    allowed: [Key],
    _ diagnostics: inout DiagnosticList
  ) {
    diagnostics.report(
      .unknownKey(key.rawValue, allowed: allowed.map(\.rawValue)),
      at: reader.position(of: key.rawValue)
    )
  }
}
