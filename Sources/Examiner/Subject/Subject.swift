/// How to start a subject: a learner's compiled kata, or a reference.
package struct Subject: Sendable {
  /// The program and its arguments.
  package var command: [String]
  package var limits: Limits

  package init(command: [String], limits: Limits = .subject) {
    self.command = command
    self.limits = limits
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
