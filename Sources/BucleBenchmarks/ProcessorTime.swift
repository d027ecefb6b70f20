import Glibc

/// Processor time used so far, which hardly depends on what else the machine does.
enum ProcessorTime {
  static var ofThisProcess: Duration { used(by: RUSAGE_SELF.rawValue) }

  /// Of those children that have ended and were waited for.
  static var ofChildren: Duration { used(by: RUSAGE_CHILDREN.rawValue) }

  private static func used(by whom: __rusage_who_t) -> Duration {
    var usage = rusage()
    getrusage(whom, &usage)
    return [usage.ru_utime, usage.ru_stime].reduce(.zero) {
      $0 + .seconds($1.tv_sec) + .microseconds($1.tv_usec)
    }
  }
}
