internal import Synchronization

/// The dependencies in force at one place, by key; what nothing overrides has its key's own value.
public struct DependencyValues: Sendable {
  // swift-format-ignore: NoLeadingUnderscores
  /// Those in force here, for this task and what it starts.
  @TaskLocal public static var _current = DependencyValues()
  /// Where the dependency that is being resolved was declared; known in tests only.
  @TaskLocal static var accessSite: CallSite?

  private var shared = Shared.ofNoOverrides

  /// No overrides.
  public init() {}

  /// Where the program runs.
  public var context: DependencyContext {
    get { contents.context ?? .ofTheProcess }
    set { change { $0.context = newValue } }
  }

  var isEmpty: Bool {
    contents.overrides.isEmpty && contents.context == nil
      && contents.defaults === DependencyDefaults.ofTheProcess
  }

  /// The value of a key: the override, else what the key says for the context.
  public subscript<Key: TestDependencyKey>(key: Key.Type) -> Key.Value {
    get {
      override(of: key) ?? contents.defaults.value(of: key, in: context)
    }
    set { change { $0.overrides[ObjectIdentifier(key)] = KeyValue.Of(key, newValue) } }
  }

  /// What was set for a key; `nil` if it has its own value, which is not made for the asking.
  func override<Key: TestDependencyKey>(of key: Key.Type) -> Key.Value? {
    contents.overrides[ObjectIdentifier(key)]?.value(of: key)
  }

  /// These values, and on top of them what another place overrides.
  func overridden(by other: Self) -> Self {
    // Most often a feature is asked where it was made, and nothing was changed since.
    guard shared !== other.shared, !other.isEmpty else { return self }
    guard !isEmpty else { return other }
    var result = other
    result.change { changed in
      changed.overrides = contents.overrides.merging(changed.overrides) { _, other in other }
      changed.context = changed.context ?? contents.context
      if changed.defaults === DependencyDefaults.ofTheProcess {
        changed.defaults = contents.defaults
      }
    }
    return result
  }

  /// The values in force here, for one test: its context, and default values that no other test sees.
  package static func ofNewTest() -> Self {
    var result = _current
    result.change {
      $0.context = .test
      $0.defaults = DependencyDefaults()
    }
    return result
  }

  /// Runs an operation with exactly these values in force.
  package static func withCurrent<R>(_ values: Self, operation: () throws -> R) rethrows -> R {
    try $_current.withValue(values, operation: operation)
  }
}

extension DependencyValues {
  private struct Contents: Sendable {
    var overrides: [ObjectIdentifier: KeyValue] = [:]
    var context: DependencyContext?
    var defaults = DependencyDefaults.ofTheProcess
  }

  /// What values share until one of them is changed: they are handed on at every action, and changed seldom.
  private final class Shared: Sendable {
    static let ofNoOverrides = Shared(Contents())

    let contents: Contents

    init(_ contents: Contents) {
      self.contents = contents
    }
  }

  private var contents: Contents { shared.contents }

  private mutating func change(_ update: (inout Contents) -> Void) {
    var contents = contents
    update(&contents)
    shared = Shared(contents)
  }
}

/// The values that keys gave by default, each made once.
final class DependencyDefaults: Sendable {
  private struct Name: Hashable {
    var key: ObjectIdentifier
    var context: DependencyContext
  }

  static let ofTheProcess = DependencyDefaults()
  private let values = Mutex<[Name: KeyValue]>([:])

  func value<Key: TestDependencyKey>(of key: Key.Type, in context: DependencyContext) -> Key.Value {
    let name = Name(key: ObjectIdentifier(key), context: context)
    if let value = values.withLock({ $0[name] }) { return value.value(of: key) }
    // Outside the lock: a default may be made from other dependencies.
    let made = KeyValue.Of(key, make(key, in: context))
    let first = values.withLock { values in
      if let value = values[name] { return value }
      values[name] = made
      return made
    }
    return first.value(of: key)
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
