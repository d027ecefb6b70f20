@_spi(Probe) import Bucle
import Wire

/// How values of one type become trees, found out once: `Tree(reflecting:)` finds it out for every value anew.
///
/// It gives the same trees. Where a type is none of those that it knows, it reflects.
struct TypedReflection<Value> {
  let tree: (Value) -> Tree

  init() {
    tree = Self.known ?? { Tree(reflecting: $0) }
  }

  private static var known: ((Value) -> Tree)? {
    if let type = Value.self as? any KnownShape.Type { return type.reflection as? (Value) -> Tree }
    if Value.self is any TreeConvertible.Type || Value.self is any CustomReflectable.Type {
      return nil
    }
    func open<Enum: CasePathable>(_ type: Enum.Type) -> Any {
      let shapes = CaseShapes<Enum>()
      return { (value: Enum) in shapes.tree(of: value) }
    }
    return (Value.self as? any CasePathable.Type).flatMap { open($0) as? (Value) -> Tree }
  }
}

/// A type of the standard library whose trees need no reflection.
private protocol KnownShape {
  /// A function from `Self` to its tree.
  static var reflection: Any { get }
}

extension Int: KnownShape {
  fileprivate static var reflection: Any { { (value: Self) in Tree.int(value) } }
}

extension String: KnownShape {
  fileprivate static var reflection: Any { { (value: Self) in Tree.text(value) } }
}

extension Bool: KnownShape {
  fileprivate static var reflection: Any { { (value: Self) in Tree.bool(value) } }
}

extension Double: KnownShape {
  fileprivate static var reflection: Any { { (value: Self) in Tree.double(value) } }
}

extension Optional: KnownShape {
  fileprivate static var reflection: Any {
    let wrapped = TypedReflection<Wrapped>()
    return { (value: Self) in value.map(wrapped.tree) ?? .nothing }
  }
}

extension Array: KnownShape {
  fileprivate static var reflection: Any {
    let element = TypedReflection<Element>()
    return { (value: Self) in Tree.list(value.map(element.tree)) }
  }
}

extension Result: KnownShape {
  fileprivate static var reflection: Any {
    let (success, failure) = (TypedReflection<Success>(), TypedReflection<Failure>())
    return { (value: Self) in
      switch value {
      case .success(let value): Tree.variant("success", success.tree(value))
      case .failure(let error): Tree.variant("failure", failure.tree(error))
      }
    }
  }
}

/// The trees of an enum whose cases a macro has listed.
private final class CaseShapes<Enum: CasePathable> {
  private enum Shape {
    /// No value was met in this case yet.
    case unknown
    /// A case without a payload always looks the same.
    case constant(Tree)
    case typed((Enum) -> Tree)
    case reflected
  }

  private let cases = Enum.caseEntries
  private lazy var shapes = [Shape](repeating: .unknown, count: cases.count)

  func tree(of value: Enum) -> Tree {
    let tag = value._$tag
    guard shapes.indices.contains(tag) else { return Tree(reflecting: value) }
    switch shapes[tag] {
    case .constant(let tree): return tree
    case .typed(let tree): return tree(value)
    case .reflected: return Tree(reflecting: value)
    case .unknown:
      let tree = Tree(reflecting: value)
      shapes[tag] = shape(of: cases[tag], first: value, tree)
      return tree
    }
  }

  /// What the first value looks like says whether the payload's type is all there is to it: a label shows as well.
  private func shape(of entry: CaseEntry<Enum>, first: Enum, _ tree: Tree) -> Shape {
    guard case .variant(entry.name, let payload) = tree else { return .reflected }
    if entry.payload == Void.self { return .constant(tree) }
    func open<Payload>(_ type: Payload.Type) -> Shape {
      guard payload != nil, let key = entry.path as? CaseKeyPath<Enum, Payload> else {
        return .reflected
      }
      let (path, reflection, name) = (AnyCasePath(key), TypedReflection<Payload>(), entry.name)
      let typed = { (value: Enum) -> Tree in
        guard let payload = path.extract(from: value) else { return Tree(reflecting: value) }
        return .variant(name, reflection.tree(payload))
      }
      return typed(first) == tree ? .typed(typed) : .reflected
    }
    return _openExistential(entry.payload, do: open)
  }
}
