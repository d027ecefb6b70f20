/// A property of a view whose value comes from the views around it.
@MainActor
protocol EnvironmentProperty {
  /// The type of the object that is looked for.
  var objectType: ObjectIdentifier { get }

  /// Takes the object that the views around a node hand down.
  func settle(at node: ViewNode)
}
