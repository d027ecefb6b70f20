/// The task that calls `Task.sleep`, kept to ask later whether it was cancelled.
///
/// Unchecked: the handle keeps the task's memory, and its one question reads an atomic flag.
struct SleepingTask: @unchecked Sendable {
  private let task: UnsafeCurrentTask

  var isCancelled: Bool { task.isCancelled }

  /// The task that is running; `nil` outside of any.
  static var current: SleepingTask? {
    withUnsafeCurrentTask { task in task.map { SleepingTask(task: $0) } }
  }
}
