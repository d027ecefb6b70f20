/// Names a dependency that has a value for tests.
public protocol TestDependencyKey<Value> {
  /// The type of the dependency, by default the key itself.
  associatedtype Value: Sendable = Self
  /// The value in previews.
  static var previewValue: Value { get }
  /// The value in tests.
  static var testValue: Value { get }
}

/// Names a dependency and says what it is when the program really runs.
///
/// ```swift
/// struct Dado: Sendable {
///   var tirar: @Sendable () -> Int
/// }
///
/// extension Dado: DependencyKey {
///   static let liveValue = Dado { Int.random(in: 1...6) }
///   static let testValue = Dado { 4 }
/// }
///
/// extension DependencyValues {
///   var dado: Dado {
///     get { self[Dado.self] }
///     set { self[Dado.self] = newValue }
///   }
/// }
/// ```
public protocol DependencyKey<Value>: TestDependencyKey {
  // Declared again, so that it is inferred from `liveValue` alone.
  /// The type of the dependency, by default the key itself.
  associatedtype Value = Self
  /// The value when the program really runs.
  static var liveValue: Value { get }
}

extension TestDependencyKey {
  /// The value of tests.
  public static var previewValue: Value { testValue }
}

extension DependencyKey {
  /// The live value.
  public static var previewValue: Value { liveValue }

  /// The preview value, and a report: a test that uses a dependency must say what it is.
  public static var testValue: Value {
    // Without a site it is only looked at to be overridden in part: `$0.cliente.buscar = { … }`.
    if let site = DependencyValues.accessSite {
      reportIssue(DependencyText.noTestValue(key: "\(Self.self)"), at: site)
    }
    return previewValue
  }
}
