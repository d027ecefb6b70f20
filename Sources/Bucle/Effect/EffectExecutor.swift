/// Where a store under test runs its effects, which says so when an effect's own task begins and ends.
package protocol EffectExecutor: TaskExecutor {
  /// The task that calls this is the one that the work stands for.
  func taskBegins(of work: Work)
  /// The task that calls this has nothing left to do.
  func taskEnds(of work: Work)
}
