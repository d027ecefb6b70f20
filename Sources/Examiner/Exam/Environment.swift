package import Wire

/// What the world around a feature can do: it is computed at each place from what waits there.
package struct Environment: Sendable, Hashable {
  /// Time passes to this long before each deadline, to the deadline, and to this long after it; `nil` keeps
  /// time still.
  package var time: Duration?
  /// How each pending call may end, by the call as it was made (`api.busca("a")`) or else by its name.
  ///
  /// A call that is not named, or not answered, waits for ever.
  package var answers: [String: [Stimulus.Answer]]
  /// Whether the screen may go away at any point.
  ///
  /// Time passes and answers come afterwards too.
  package var dismiss: Bool

  package init(
    time: Duration? = nil,
    answers: [String: [Stimulus.Answer]] = [:],
    dismiss: Bool = false
  ) {
    self.time = time
    self.answers = answers
    self.dismiss = dismiss
  }

  /// Whether anything is to be read beyond what is compared.
  var isEmpty: Bool { time == nil && answers.isEmpty && !dismiss }

  /// In an order that depends on the readings alone: answers first, then time, then the screen's end.
  func possible(in readings: [Reading], isDismissed: Bool) -> [Event] {
    var stimuli: [Stimulus] = []
    var seen: Set<Stimulus> = []
    func add(_ stimulus: Stimulus) {
      if seen.insert(stimulus).inserted { stimuli.append(stimulus) }
    }
    for reading in readings {
      for (call, answer) in replies(to: reading.calls) { add(.reply(call, answer)) }
    }
    if let time {
      let steps = readings.flatMap { $0.sleeps.flatMap { [$0 - time, $0, $0 + time] } }
      for step in steps.sorted() where step > .zero { add(.advance(step)) }
    }
    if dismiss, !isDismissed { add(.dismiss) }
    return stimuli.map { Event($0) }
  }

  private func replies(
    to calls: [Reading.PendingCall]
  ) -> [(Stimulus.Call, Stimulus.Answer)] {
    var counts: [Stimulus.Call: Int] = [:]
    return calls.flatMap { pending in
      var call = Stimulus.Call(pending.name, pending.arguments)
      let index = counts[call, default: 0]
      counts[call] = index + 1
      call.index = index
      return (answers[call.description] ?? answers[pending.name] ?? []).map { (call, $0) }
    }
  }
}
