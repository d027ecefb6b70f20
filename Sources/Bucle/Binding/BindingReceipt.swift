internal import Synchronization

/// Whether a write was applied; shared by the copies of one binding action.
final class BindingReceipt: Sendable {
  private let signed = Atomic(false)

  var isSigned: Bool { signed.load(ordering: .relaxed) }

  func sign() {
    signed.store(true, ordering: .relaxed)
  }
}
