/// A dependency of a feature, looked up when it is used: `@Dependency(\.continuousClock) var reloj`.
///
/// Its value is the one in force where the feature was made, unless it is overridden where it is used.
///
/// Unchecked because a key's conformance, or a property of ``DependencyValues``, may be isolated to the main
/// actor in a module whose default that is. What is kept of them is immutable: a key path or a type.
@propertyWrapper
public struct Dependency<Value>: @unchecked Sendable {
  private let initial: DependencyValues
  private let resolve: (DependencyValues) -> Value
  private let site: CallSite

  /// The dependency at a property of ``DependencyValues``.
  public init(
    _ path: KeyPath<DependencyValues, Value>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    ) { $0[keyPath: path] }
  }

  /// The dependency of a key.
  public init<Key: TestDependencyKey>(
    _ key: Key.Type,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Key.Value == Value {
    self.init(
      CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    ) { $0[key] }
  }

  private init(_ site: CallSite, resolve: @escaping (DependencyValues) -> Value) {
    initial = DependencyValues._current
    self.resolve = resolve
    self.site = site
  }

  /// The dependency.
  public var wrappedValue: Value {
    let values = initial.overridden(by: DependencyValues._current)
    guard values.context == .test else { return resolve(values) }
    return DependencyValues.$_current.withValue(values) {
      DependencyValues.$accessSite.withValue(site) { resolve(values) }
    }
  }
}

/// A dependency whose value's type is not known, for `withDependencies(from:)`.
protocol OriginatedDependency {
  /// The dependencies where it was made.
  var origin: DependencyValues { get }
}

extension Dependency: OriginatedDependency {
  var origin: DependencyValues { initial }
}
