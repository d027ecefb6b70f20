/// How to start a subject: a learner's compiled kata, or a reference.
package struct Subject: Sendable {
  /// The program and its arguments.
  package var command: [String]
  package var limits: Limits
  /// What the program sees and what keeps it to that; `nil` for a program of ours.
  package var walls: Walls?

  package init(command: [String], limits: Limits = .subject, walls: Walls? = nil) {
    self.command = command
    self.limits = limits
    self.walls = walls
  }
}

/// Why a subject stopped answering.
package enum SubjectFailure: Error, Sendable, Hashable, Codable {
  /// It trapped or was killed by a signal; what it wrote on its error stream comes with it.
  case crash(signal: Int32, message: String)
  /// It ended itself, whatever code it chose.
  case exit(code: Int32, message: String)
  /// It owed an answer for this long.
  case silence(Duration)
  case cpu(seconds: Int)
  case memory(ByteCount)
  case output(ByteCount)
  /// It tried to start another process.
  case process
  /// It closed the channel and went on running.
  case closedChannel
  /// It answered with bytes that are no reading.
  case malformed
  /// Its state is so large that one reading of it is more than this.
  case reading(ByteCount)
  /// The learner stopped the run.
  case cancelled
  /// It could not be started at all.
  case start(PosixError)
}

extension SubjectFailure {
  /// Whether finding it out takes as long as a limit allows.
  var isSlow: Bool {
    switch self {
    case .silence, .cpu, .closedChannel: true
    default: false
    }
  }
}
