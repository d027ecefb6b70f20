/// A cancellation identifier: its type and its value.
///
/// The identifier's type is not asked to be `Sendable`, because an enum nested in a feature whose
/// module is isolated to the main actor could not satisfy it.
///
/// Unchecked because identifiers are hashed by the store only, on the main actor. Elsewhere they are
/// compared, by type first: with one that was made there, so its type allows that, or by what they hold.
struct CancelKey: @unchecked Sendable {
  private let type: ObjectIdentifier
  private let value: Value

  private enum Value {
    case hashable(Identifier)
    /// A value that says only on the main actor whether it equals another.
    case isolated(Any)

    var base: Any {
      switch self {
      case .hashable(let value): value.base
      case .isolated(let value): value
      }
    }
  }

  init<ID: Hashable>(_ id: ID) {
    type = ObjectIdentifier(ID.self)
    value = .hashable(Identifier.Of(id))
  }

  /// An identifier made where an enum that is isolated to the main actor is not `Hashable`.
  init<ID>(offMainActor id: ID) {
    type = ObjectIdentifier(ID.self)
    value =
      if let id = id as? any Hashable {
        .hashable(Identifier.of(id))
      } else {
        .isolated(id)
      }
  }

  /// As a learner writes it: `Buscador.CancelID.peticion`.
  var description: String {
    let base = value.base
    let text = String(describing: base)
    if base is String { return "\"\(text)\"" }
    let type = Swift.type(of: base)
    if String(reflecting: type).hasPrefix("Swift.") { return text }
    return "\(writtenName(of: type)).\(text)"
  }
}

extension CancelKey: Hashable {
  static func == (lhs: Self, rhs: Self) -> Bool {
    guard lhs.type == rhs.type else { return false }
    guard case .hashable(let one) = lhs.value, case .hashable(let other) = rhs.value else {
      return contents(of: lhs.value.base) == contents(of: rhs.value.base)
    }
    return one.equals(other)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(type)
    if case .hashable(let value) = value { value.hash(into: &hasher) }
  }

  /// What a value holds, as text: its bytes would be other ones for an equal text elsewhere in memory.
  private static func contents(of value: Any) -> String {
    String(reflecting: value)
  }
}

/// An identifier's value in a box of its type: an `AnyHashable` finds the type out again for every comparison.
private class Identifier {
  var base: Any { self }

  func equals(_ other: Identifier) -> Bool { self === other }

  func hash(into hasher: inout Hasher) {}

  static func of<ID: Hashable>(_ id: ID) -> Identifier { Of(id) }

  final class Of<ID: Hashable>: Identifier {
    private let id: ID

    init(_ id: ID) {
      self.id = id
    }

    override var base: Any { id }

    // An object's type may be one that inherits the other's.
    override func equals(_ other: Identifier) -> Bool {
      guard let other = other as? Of else {
        return AnyHashable(id) == other.base as? AnyHashable
      }
      return id == other.id
    }

    override func hash(into hasher: inout Hasher) {
      hasher.combine(id)
    }
  }
}
