/// A task that belongs to a position: it is cancelled when nobody holds it any more.
@MainActor
final class RunningTask {
  private let task: Task<Void, Never>

  init(priority: TaskPriority, _ action: @escaping @MainActor () async -> Void) {
    task = Task(priority: priority) { await action() }
  }

  deinit {
    task.cancel()
  }
}
