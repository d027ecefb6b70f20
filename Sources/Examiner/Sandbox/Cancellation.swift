internal import CSandbox
import Glibc

/// A request to stop that a signal handler can make and a blocking wait can hear.
package final class Cancellation: Sendable {
  private let event: Descriptor

  package init() throws(PosixError) {
    event = try Descriptor.adopt(bucle_event(), "make an event")
  }

  /// The descriptor that becomes readable, for `poll`, and for `signal(from:)`.
  package var descriptor: Int32 { event.number }

  /// Asks for the stop; it cannot be taken back.
  package func cancel() {
    Self.signal(descriptor)
  }

  package var isCancelled: Bool {
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&entry, 1, 0) == 1
  }

  /// What a signal handler calls with a `descriptor` that it was given beforehand.
  package static func signal(_ descriptor: Int32) {
    bucle_event_signal(descriptor)
  }
}
