/// Which feature a store is of: the same for two stores of one child, whether or not one replaced the other.
public struct StoreID: Hashable {
  private indirect enum Kind: Hashable {
    case root(ObjectIdentifier)
    case part(StoreID, ScopePath)
  }

  private let kind: Kind

  static func root(_ store: AnyObject) -> Self { Self(kind: .root(ObjectIdentifier(store))) }

  static func part(of owner: StoreID, at place: ScopePath) -> Self {
    Self(kind: .part(owner, place))
  }
}

/// Where a child's store comes from.
///
/// It keeps its owner, which must remember its children while they live.
struct StoreOrigin {
  let owner: any StoreOwner
  let place: ScopePath
}

/// A store whose state and action are not known.
@MainActor
protocol StoreOwner: AnyObject {
  var id: StoreID { get }
}

extension Store: @MainActor Identifiable, StoreOwner {
  /// Tells the stores of two features apart.
  public var id: StoreID {
    guard let origin else { return .root(self) }
    return .part(of: origin.owner.id, at: origin.place)
  }
}
