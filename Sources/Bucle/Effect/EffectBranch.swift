/// The effects of one feature and of those below it, by cancellation identifier.
///
/// Features form a tree. An identifier is known in the feature that used it and in all above it, so a
/// parent can cancel what a child runs, while two children that use one identifier do not meet.
@MainActor
final class EffectBranch {
  private let name: ChildName?
  private weak var parent: EffectBranch?
  private var branches: [ChildName: EffectBranch] = [:]
  /// By identifier, and by their numbers: thousands may end one by one under the same identifier.
  private var scopes = FewEntries<CancelKey, FewEntries<Int, CancelScope>>()
  /// The effects of the child that this branch is of, by their numbers; empty for the root.
  private var whole = FewEntries<Int, CancelScope>()
  /// What the feature's effects can cancel by identifier themselves.
  let table: CancellationTable

  /// The branch of the feature that the store is of.
  init(table: CancellationTable) {
    name = nil
    self.table = table
  }

  private init(name: ChildName, parent: EffectBranch) {
    self.name = name
    self.parent = parent
    table = CancellationTable(below: parent.table)
  }

  /// The branch of a child; it goes away with the child's last effect.
  func child(_ name: ChildName) -> EffectBranch {
    if let branch = branches[name] { return branch }
    let branch = EffectBranch(name: name, parent: self)
    branches[name] = branch
    return branch
  }

  // MARK: - Registration

  func add(_ scope: CancelScope) {
    guard let key = scope.key else {
      whole[scope.id] = scope
      return
    }
    var branch: EffectBranch? = self
    while let each = branch {
      each.scopes.update(key) { scopes in
        if scopes == nil { scopes = FewEntries() }
        scopes?[scope.id] = scope
      }
      branch = each.parent
    }
  }

  /// Forgets a scope; that it was forgotten before does not matter.
  func remove(_ scope: CancelScope) {
    guard scope.isRegistered else { return }
    scope.isRegistered = false
    guard let key = scope.key else {
      whole[scope.id] = nil
      leaveIfEmpty()
      return
    }
    var branch: EffectBranch? = self
    while let each = branch {
      each.scopes.update(key) { scopes in
        scopes?[scope.id] = nil
        if scopes?.isEmpty == true { scopes = nil }
      }
      branch = each.parent
    }
    leaveIfEmpty()
  }

  private func leaveIfEmpty() {
    guard let name, whole.isEmpty, scopes.isEmpty, branches.isEmpty else { return }
    parent?.branches[name] = nil
    parent?.leaveIfEmpty()
  }

  // MARK: - Looking up

  /// What runs under an identifier, here and below, oldest first.
  func scopes(of key: CancelKey) -> [CancelScope] {
    scopes[key]?.ordered ?? []
  }

  /// All that the children at a path run, but for those that are kept.
  func scopes(ofChildrenAt path: AnyKeyPath, unless isKept: (AnyHashable?) -> Bool) -> [CancelScope]
  {
    branches.values.flatMap { branch -> [CancelScope] in
      guard let name = branch.name, name.path == path, !isKept(name.id) else { return [] }
      return branch.whole.ordered
    }
  }
}

/// Which child of a feature: the place of its state, and which one of those that are there in turn.
struct ChildName: Hashable {
  var path: AnyKeyPath
  /// `nil` where there is no telling one child at that place from another.
  var id: AnyHashable?
}
