/// The queues of some test stores, for as long as the stores live.
struct KnownQueues {
  private struct Known {
    weak var queue: ReadyQueue?
  }

  private var known: [Known] = []

  /// First come, first.
  var all: [ReadyQueue] { known.compactMap(\.queue) }

  mutating func insert(_ queue: ReadyQueue) {
    guard !known.contains(where: { $0.queue === queue }) else { return }
    known.removeAll { $0.queue == nil }
    known.append(Known(queue: queue))
  }
}
