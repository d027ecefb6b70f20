/// What all views of one type have in common, found out once.
@MainActor
struct BodyTraits {
  /// Whether some property has to find its state or its object before the view's code runs.
  let hasSettledProperties: Bool

  private static var known: [ObjectIdentifier: BodyTraits] = [:]

  static func of<Content: View>(_ view: Content) -> BodyTraits {
    let type = ObjectIdentifier(Content.self)
    if let traits = known[type] { return traits }
    let traits = BodyTraits(
      hasSettledProperties: Mirror(reflecting: view).children.contains {
        $0.value is any EnvironmentProperty || $0.value is any StatefulProperty
      }
    )
    known[type] = traits
    return traits
  }
}
