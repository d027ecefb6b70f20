internal import Synchronization

/// The dependencies in force at one place, by key; what nothing overrides has its key's own value.
public struct DependencyValues: Sendable {
  @TaskLocal static var current = DependencyValues()
  /// Where the dependency that is being resolved was declared; known in tests only.
  @TaskLocal static var accessSite: CallSite?

  private var overrides: [ObjectIdentifier: any Sendable] = [:]
  private var ownContext: DependencyContext?
  private var defaults = DependencyDefaults.ofTheProcess

  /// No overrides.
  public init() {}

  /// Where the program runs.
  public var context: DependencyContext {
    get { ownContext ?? .ofTheProcess }
    set { ownContext = newValue }
  }

  var isEmpty: Bool {
    overrides.isEmpty && ownContext == nil && defaults === DependencyDefaults.ofTheProcess
  }

  /// The value of a key: the override, else what the key says for the context.
  public subscript<Key: TestDependencyKey>(key: Key.Type) -> Key.Value {
    get {
      override(of: key) ?? defaults.value(of: key, in: context)
    }
    set { overrides[ObjectIdentifier(key)] = newValue }
  }

  /// What was set for a key; `nil` if it has its own value, which is not made for the asking.
  func override<Key: TestDependencyKey>(of key: Key.Type) -> Key.Value? {
    overrides[ObjectIdentifier(key)] as? Key.Value
  }

  /// These values, and on top of them what another place overrides.
  func overridden(by other: Self) -> Self {
    guard !other.isEmpty else { return self }
    guard !isEmpty else { return other }
    var result = other
    result.overrides = overrides.merging(other.overrides) { _, other in other }
    result.ownContext = other.ownContext ?? ownContext
    if other.defaults === DependencyDefaults.ofTheProcess { result.defaults = defaults }
    return result
  }

  /// The values in force here, for one test: its context, and default values that no other test sees.
  package static func ofNewTest() -> Self {
    var result = current
    result.ownContext = .test
    result.defaults = DependencyDefaults()
    return result
  }

  /// Runs an operation with exactly these values in force.
  package static func withCurrent<R>(_ values: Self, operation: () throws -> R) rethrows -> R {
    try $current.withValue(values, operation: operation)
  }
}

/// The values that keys gave by default, each made once.
final class DependencyDefaults: Sendable {
  private struct Name: Hashable {
    var key: ObjectIdentifier
    var context: DependencyContext
  }

  static let ofTheProcess = DependencyDefaults()
  private let values = Mutex<[Name: any Sendable]>([:])

  func value<Key: TestDependencyKey>(of key: Key.Type, in context: DependencyContext) -> Key.Value {
    let name = Name(key: ObjectIdentifier(key), context: context)
    if let value = values.withLock({ $0[name] }) as? Key.Value { return value }
    // Outside the lock: a default may be made from other dependencies.
    let made = make(key, in: context)
    return values.withLock { values in
      if let value = values[name] as? Key.Value { return value }
      values[name] = made
      return made
    }
  }

  private func make<Key: TestDependencyKey>(
    _ key: Key.Type,
    in context: DependencyContext
  ) -> Key.Value {
    switch context {
    case .live: liveValue(of: key)
    case .preview: key.previewValue
    case .test: key.testValue
    }
  }

  private func liveValue<Key: TestDependencyKey>(of key: Key.Type) -> Key.Value {
    guard let live = key as? any DependencyKey.Type else { return key.testValue }
    func open<Live: DependencyKey>(_ key: Live.Type) -> Any { key.liveValue }
    return open(live) as? Key.Value ?? key.testValue
  }
}
