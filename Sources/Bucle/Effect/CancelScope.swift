/// One effect known under a cancellation identifier, with the work that runs inside it.
///
/// Scopes nest as `cancellable` does: cancelling an outer one cancels what is inside.
@MainActor
final class CancelScope {
  /// `nil` for what a child runs, which is cancelled with the child.
  let key: CancelKey?
  let branch: EffectBranch
  let id: Int
  /// The identifiers from the outermost to this one.
  let keys: [CancelKey]
  private let parent: CancelScope?
  private var isMarked = false
  /// False once its branch has forgotten it.
  var isRegistered = true
  private var works = FewEntries<Int, Work>()

  init(key: CancelKey?, branch: EffectBranch, id: Int, parent: CancelScope?) {
    self.key = key
    self.branch = branch
    self.id = id
    self.parent = parent
    let outer = parent?.keys ?? []
    keys = key.map { outer.isEmpty ? [$0] : outer + [$0] } ?? outer
  }

  var isCancelled: Bool { isMarked || parent?.isCancelled == true }

  func add(_ work: Work) {
    works[work.id] = work
    parent?.add(work)
  }

  func remove(_ work: Work) {
    works[work.id] = nil
    parent?.remove(work)
  }

  /// Marks the scope and returns the work to be cancelled, in the order in which it was started.
  func mark() -> [Work] {
    isMarked = true
    return works.ordered
  }
}
