/// One effect known under a cancellation identifier, with the work that runs inside it.
///
/// Scopes nest as `cancellable` does: cancelling an outer one cancels what is inside.
@MainActor
final class CancelScope {
  /// `nil` for what a child runs, which is cancelled with the child.
  let key: CancelKey?
  let branch: EffectBranch
  let id: Int
  private let parent: CancelScope?
  private var isMarked = false
  private var works: [Int: Work] = [:]

  init(key: CancelKey?, branch: EffectBranch, id: Int, parent: CancelScope?) {
    self.key = key
    self.branch = branch
    self.id = id
    self.parent = parent
  }

  var isCancelled: Bool { isMarked || parent?.isCancelled == true }

  /// The identifiers from the outermost to this one.
  var keys: [CancelKey] { (parent?.keys ?? []) + (key.map { [$0] } ?? []) }

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
    return works.values.sorted { $0.id < $1.id }
  }
}
