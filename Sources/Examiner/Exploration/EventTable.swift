import Wire

/// The events of an exploration, each with one position for as long as the exploration goes on: new ones are found
/// on the way, and requests name them by position.
struct EventTable: Sendable {
  private(set) var subject: [Stimulus] = []
  private(set) var reference: [Stimulus] = []
  private var positions: [Event: UInt16] = [:]

  /// The position of an event, or `nil` where no position is left.
  mutating func position(of event: Event) -> UInt16? {
    if let position = positions[event] { return position }
    guard let position = UInt16(exactly: subject.count) else { return nil }
    positions[event] = position
    subject.append(event.subject)
    reference.append(event.reference)
    return position
  }

  /// The events in the order of their positions.
  var all: [Event] {
    zip(subject, reference).map { Event(subject: $0, reference: $1) }
  }

  func events(_ steps: [UInt16]) -> [Event] {
    steps.map { Event(subject: subject[Int($0)], reference: reference[Int($0)]) }
  }
}
