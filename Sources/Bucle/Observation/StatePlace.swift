/// A property of a state as a place to change in; `@ObservableState` lists them.
///
/// Swift follows a key path to an observed property by getting a copy and setting it back, which costs a
/// copy of what is inside and tells the readers of the whole. Through its place it is changed where it is.
public struct StatePlace<Root> {
  let access: PlaceFinder<Root>

  /// What `@ObservableState` writes for each property.
  public init<Value>(
    _ path: WritableKeyPath<Root, Value>,
    modify: @escaping (_ root: inout Root, _ change: (inout Value) -> Void) -> Void
  ) {
    access = PlaceAccess(path: path, modify: modify)
  }
}

/// How deep places are looked for: `\.a.b.c` has three.
private let deepest = 3

/// A place whose value's type is not known.
class PlaceFinder<Root> {
  /// The place that a key path leads to, this one or one inside it; `nil` if there is none.
  func find<Value>(
    _ target: WritableKeyPath<Root, Value>,
    depth: Int
  ) -> PlaceAccess<Root, Value>? { nil }

  func appended<Outer>(to outer: PlaceAccess<Outer, Root>) -> PlaceFinder<Outer> {
    PlaceFinder<Outer>()
  }
}

final class PlaceAccess<Root, Value>: PlaceFinder<Root> {
  let path: WritableKeyPath<Root, Value>
  let modify: (inout Root, (inout Value) -> Void) -> Void

  init(
    path: WritableKeyPath<Root, Value>,
    modify: @escaping (inout Root, (inout Value) -> Void) -> Void
  ) {
    self.path = path
    self.modify = modify
  }

  override func find<Target>(
    _ target: WritableKeyPath<Root, Target>,
    depth: Int
  ) -> PlaceAccess<Root, Target>? {
    if path == target { return self as? PlaceAccess<Root, Target> }
    guard depth < deepest, let type = Value.self as? any ObservableState.Type else { return nil }
    func inside<Part: ObservableState>(_: Part.Type) -> PlaceAccess<Root, Target>? {
      guard let whole = self as? PlaceAccess<Root, Part> else { return nil }
      return Part._$places.lazy
        .compactMap { $0.access.appended(to: whole).find(target, depth: depth + 1) }.first
    }
    return inside(type)
  }

  override func appended<Outer>(to outer: PlaceAccess<Outer, Root>) -> PlaceFinder<Outer> {
    PlaceAccess<Outer, Value>(path: outer.path.appending(path: path)) { [modify] root, change in
      outer.modify(&root) { modify(&$0, change) }
    }
  }
}

/// Changes what a key path leads to, in place where that is known how.
struct InPlace<Root, Value> {
  private let modify: (inout Root, (inout Value) -> Void) -> Void

  init(_ path: WritableKeyPath<Root, Value>) {
    func found<Observed: ObservableState>(_: Observed.Type) -> PlaceAccess<Root, Value>? {
      guard let path = path as? WritableKeyPath<Observed, Value> else { return nil }
      return Observed._$places.lazy.compactMap { $0.access.find(path, depth: 1) }.first
        as? PlaceAccess<Root, Value>
    }
    if let type = Root.self as? any ObservableState.Type, let access = found(type) {
      modify = access.modify
    } else {
      modify = { root, change in change(&root[keyPath: path]) }
    }
  }

  func callAsFunction<R>(_ root: inout Root, _ change: (inout Value) -> R) -> R {
    var result: R?
    modify(&root) { result = change(&$0) }
    guard let result else { preconditionFailure("a place is opened exactly once") }
    return result
  }
}
