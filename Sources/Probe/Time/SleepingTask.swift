/// The task that calls `Task.sleep`, kept to ask later whether it was cancelled.
///
/// Unchecked, and kept for longer than `withUnsafeCurrentTask` promises to lend it: nothing else tells
/// of a cancellation here. The handle is a strong reference, which keeps the task's memory, and
/// the one question that is asked of it reads an atomic flag. Nothing asks what only the task itself may.
struct SleepingTask: @unchecked Sendable {
  private let task: UnsafeCurrentTask

  var isCancelled: Bool { task.isCancelled }

  /// The task that is running; `nil` outside of any.
  static var current: SleepingTask? {
    withUnsafeCurrentTask { task in task.map { SleepingTask(task: $0) } }
  }
}
