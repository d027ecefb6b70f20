/// Makes a variable of `DependencyValues` a dependency: it writes the key, with the initial value as the one of tests.
///
/// The key is named after the variable, `DadoKey`, unless the first argument names it.
///
/// ```swift
/// struct Moneda: Sendable {
///   var lanzar: @Sendable () -> Bool
/// }
///
/// extension DependencyValues {
///   @DependencyEntry(liveValue: Moneda { .random() })
///   var moneda = Moneda { true }
/// }
/// ```
@attached(accessor, names: named(get), named(set))
@attached(peer, names: arbitrary)
public macro DependencyEntry(_ key: String = "") =
  #externalMacro(module: "BucleMacros", type: "DependencyEntryMacro")

/// The same with a value for when the program really runs, which is also that of previews.
@attached(accessor, names: named(get), named(set))
@attached(peer, names: arbitrary)
public macro DependencyEntry<Live>(_ key: String = "", liveValue: Live) =
  #externalMacro(module: "BucleMacros", type: "DependencyEntryMacro")

/// The same with a value for previews.
@attached(accessor, names: named(get), named(set))
@attached(peer, names: arbitrary)
public macro DependencyEntry<Preview>(_ key: String = "", previewValue: Preview) =
  #externalMacro(module: "BucleMacros", type: "DependencyEntryMacro")

/// The same with a value for when the program really runs, and one for previews.
@attached(accessor, names: named(get), named(set))
@attached(peer, names: arbitrary)
public macro DependencyEntry<Live, Preview>(
  _ key: String = "",
  liveValue: Live,
  previewValue: Preview
) = #externalMacro(module: "BucleMacros", type: "DependencyEntryMacro")

// swift-format-ignore: NoLeadingUnderscores
/// Computes a static variable whenever it is read: what `@DependencyEntry` writes on a value without a type.
@attached(accessor, names: named(get))
public macro _$MadeAnew() = #externalMacro(module: "BucleMacros", type: "MadeAnewMacro")
