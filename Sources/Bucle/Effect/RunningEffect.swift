/// An effect in flight, described for tools.
@_spi(Probe) public struct RunningEffect {
  /// Counts the store's effects from 1, in the order in which they were started; gaps are possible.
  public let id: Int
  /// The name given to `run`; `nil` if none was.
  public let name: String?
  /// The cancellation identifiers it can be cancelled by, outermost first, as written: `Buscador.CancelID.peticion`.
  public var cancellationIDs: [String] { work.origin.cancellationIDs }
  /// The action whose reduction started it.
  public let startedBy: Any
  /// The `send` from outside that it goes back to; the same for all effects of one ``StoreTask``.
  public let lineage: ObjectIdentifier
  /// Asked for the names only where they are wanted: an explorer looks at effects after every stimulus.
  private let work: Work

  init(_ work: Work) {
    id = work.id
    name = work.origin.name
    self.work = work
    startedBy = work.origin.action
    lineage = ObjectIdentifier(work.lineage)
  }
}
