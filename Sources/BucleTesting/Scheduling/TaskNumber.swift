/// The number that the concurrency library gives a task, the same for all its jobs and never given again.
struct TaskNumber: Hashable {
  private let value: UInt64

  /// The task whose next step a job is; `nil` if the job is no task's, such as a turn of an actor.
  ///
  /// It is read from the job's description, `UnownedJob(id: 12)`, the one place where it is public.
  init?(_ job: UnownedJob) {
    var value: UInt64?
    for byte in job.description.utf8 where (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
      value = (value ?? 0) &* 10 &+ UInt64(byte - UInt8(ascii: "0"))
    }
    guard let value else { return nil }
    self.value = value
  }
}
