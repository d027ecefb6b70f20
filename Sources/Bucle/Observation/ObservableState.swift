/// State whose reads and writes are observed property by property; `@ObservableState` writes the conformance.
public protocol ObservableState {
  // swift-format-ignore: NoLeadingUnderscores
  /// Stays the same while the value is changed in place, and differs when another value takes its place.
  var _$id: ObservableStateID { get }

  // swift-format-ignore: NoLeadingUnderscores
  /// Takes a new identity: from here on, the same identity means changed in place.
  mutating func _$willModify()

  // swift-format-ignore: NoLeadingUnderscores
  /// The observed properties by number: the first is field 0. Empty for enums.
  static var _$fields: [StateField<Self>] { get }

  // swift-format-ignore: NoLeadingUnderscores
  /// The observed properties, and the projections of presented ones, as places to change in. Empty for enums.
  static var _$places: [StatePlace<Self>] { get }
}

extension ObservableState {
  // swift-format-ignore: NoLeadingUnderscores
  /// No fields, as for an enum.
  public static var _$fields: [StateField<Self>] { [] }

  // swift-format-ignore: NoLeadingUnderscores
  /// No places, as for an enum.
  public static var _$places: [StatePlace<Self>] { [] }

  /// The observed properties in the order of their declaration: what a tool needs to write one by name.
  @_spi(Probe) public static var stateFields: [StateField<Self>] { _$fields }
}

/// Observes every stored variable of a struct, or an enum as a whole, so that a ``Store`` can be read from views.
@attached(
  member,
  names: named(_$observationRegistrar),
  named(_$id),
  named(_$willModify),
  named(_$fields),
  named(_$places)
)
@attached(memberAttribute)
@attached(extension, conformances: ObservableState)
public macro ObservableState() =
  #externalMacro(module: "BucleMacros", type: "ObservableStateMacro")

/// Observes one property under a number; `@ObservableState` adds it.
@attached(accessor, names: named(init), named(get), named(set), named(_modify))
@attached(peer, names: prefixed(_))
public macro ObservationStateTracked(field: Int) =
  #externalMacro(module: "BucleMacros", type: "ObservationStateTrackedMacro")

/// Says of a property what `@ObservableState` does anyway: that it is observed.
@attached(peer)
public macro ObservationStateTracked() =
  #externalMacro(module: "BucleMacros", type: "ObservationStateMarkMacro")

/// Leaves a property of an `@ObservableState` unobserved: changing it tells no one.
@attached(peer)
public macro ObservationStateIgnored() =
  #externalMacro(module: "BucleMacros", type: "ObservationStateMarkMacro")
