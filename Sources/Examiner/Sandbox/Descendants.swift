internal import CSandbox
import Glibc

/// All that this process started, and that these started in turn.
package enum Descendants {
  /// From here on a program whose parent is gone becomes a child of this process.
  ///
  /// Bubblewrap leaves before what it started does: without an heir, nobody would count that.
  package static func adopt() {
    _ = bucle_adopt_orphans()
  }

  /// The processor time of those that have ended, once all have.
  package static func processorTime() -> Duration {
    while waitpid(-1, nil, 0) > 0 {}
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
    return [usage.ru_utime, usage.ru_stime].reduce(.zero) {
      $0 + .seconds($1.tv_sec) + .microseconds(Int($1.tv_usec))
    }
  }
}
