@_spi(Probe) import Bucle
import Wire

/// A tree that has no value of the wanted type.
struct TreeMismatch: Error {
  var expected: String
  var found: String
}

extension Tree {
  /// The value of `type` that this tree describes.
  func decode(as type: any Any.Type) throws(TreeMismatch) -> Any {
    if let type = type as? any TreeDecodable.Type, let value = type.init(tree: self) {
      return value
    }
    if type == Void.self, case .nothing = self { return () }
    if type == (any Error).self, case .text(let text) = self { return ScriptedFailure(text) }
    if let type = type as? any BindingShape.Type {
      return try type.decode(self)
    }
    if let type = type as? any CasePathable.Type, case .variant(let name, let payload) = self {
      return try Self.value(of: type, case: name, payload: payload)
    }
    if let type = type as? any OptionalShape.Type {
      return try type.decode(self)
    }
    if let type = type as? any ArrayShape.Type, case .list(let items) = self {
      return try type.decode(items)
    }
    throw TreeMismatch(expected: Self.name(type), found: description)
  }

  private static func value<Enum: CasePathable>(
    of type: Enum.Type,
    case name: String,
    payload: Tree?
  ) throws(TreeMismatch) -> Any {
    guard let entry = type.caseEntries.first(where: { $0.name == name }) else {
      throw TreeMismatch(expected: Self.name(type), found: ".\(name)")
    }
    let payload = payload ?? .nothing
    guard let value = entry.embed(try payload.decode(as: entry.payload)) else {
      throw TreeMismatch(expected: Self.name(entry.payload), found: payload.description)
    }
    return value
  }

  /// A type as a learner would write it.
  static func name(_ type: any Any.Type) -> String {
    type == Void.self ? "Void" : String(describing: type)
  }
}

/// An error that a script gives as an answer.
struct ScriptedFailure: Error, Hashable, CustomStringConvertible {
  var description: String

  init(_ description: String) {
    self.description = description
  }
}

extension ScriptedFailure: TreeConvertible {
  var tree: Tree { .text(description) }
}

// MARK: - Shapes

/// A type with a tree of one kind only.
private protocol TreeDecodable {
  init?(tree: Tree)
}

extension Int: TreeDecodable {
  fileprivate init?(tree: Tree) {
    guard case .int(let value) = tree else { return nil }
    self = value
  }
}

extension String: TreeDecodable {
  fileprivate init?(tree: Tree) {
    guard case .text(let value) = tree else { return nil }
    self = value
  }
}

extension Bool: TreeDecodable {
  fileprivate init?(tree: Tree) {
    guard case .bool(let value) = tree else { return nil }
    self = value
  }
}

extension Double: TreeDecodable {
  fileprivate init?(tree: Tree) {
    switch tree {
    case .double(let value): self = value
    case .int(let value): self = Double(value)
    default: return nil
    }
  }
}

private protocol OptionalShape {
  static func decode(_ tree: Tree) throws(TreeMismatch) -> Any
}

extension Optional: OptionalShape {
  fileprivate static func decode(_ tree: Tree) throws(TreeMismatch) -> Any {
    if case .nothing = tree { return Wrapped?.none as Any }
    return (try tree.decode(as: Wrapped.self) as? Wrapped) as Any
  }
}

private protocol ArrayShape {
  static func decode(_ items: [Tree]) throws(TreeMismatch) -> Any
}

extension Array: ArrayShape {
  fileprivate static func decode(_ items: [Tree]) throws(TreeMismatch) -> Any {
    var values: [Element] = []
    for item in items {
      guard let value = try item.decode(as: Element.self) as? Element else {
        throw TreeMismatch(expected: Tree.name(Element.self), found: item.description)
      }
      values.append(value)
    }
    return values
  }
}
