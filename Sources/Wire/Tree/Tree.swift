/// A value reflected into a shape that crosses process borders: what state and actions look like on the wire.
///
/// Two trees are equal when the values they reflect look the same; the names of types are kept for
/// showing, and struct fields keep their declared order.
package indirect enum Tree: Hashable, Sendable {
  /// `nil`, or `Void`.
  case nothing
  case bool(Bool)
  case int(Int)
  case double(Double)
  case text(String)
  /// An array, or a set in the order of its elements' descriptions.
  case list([Tree])
  /// A struct or a tuple (whose type name is empty), its fields in declared order.
  case record(String, [Field])
  /// An enum case with its payload; `nil` where the case has none.
  case variant(String, Tree?)
  /// A piece of code that stands for itself, such as the key path `\.nombre`.
  case symbol(String)
  /// A value without a shape to compare, such as a closure or an object, by the name of its type.
  case opaque(String)

  /// One named part of a record.
  package struct Field: Hashable, Sendable {
    /// The declared name, or the position for an unlabelled tuple element.
    package var name: String
    package var value: Tree

    package init(_ name: String, _ value: Tree) {
      self.name = name
      self.value = value
    }
  }
}

extension Tree {
  /// The value of a record's field, or `nil` where this is no record or has no such field.
  package subscript(field name: String) -> Tree? {
    guard case .record(_, let fields) = self else { return nil }
    return fields.first { $0.name == name }?.value
  }

  /// The value at a path of field names, or `nil` where the path leaves the tree.
  package subscript(path names: some Sequence<String>) -> Tree? {
    var tree = self
    for name in names {
      guard let next = tree[field: name] else { return nil }
      tree = next
    }
    return tree
  }
}
