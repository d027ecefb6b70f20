import Wire

/// The way of one turn round the loop: which of its arrows were travelled.
struct Loop: Hashable {
  /// What the arrows lead from and to.
  enum Stop: String, Hashable {
    case view, action, reducer, state, effect
    /// A view model, and what it leaves running.
    case model, task
  }

  struct Arrow: Hashable {
    var from: Stop
    var to: Stop

    init(_ from: Stop, _ to: Stop) {
      self.from = from
      self.to = to
    }
  }

  /// The arrows that are shown, each row a way that hangs together.
  let rows: [[Arrow]]
  let travelled: Set<Arrow>
  /// Whether the way leads through a view model, which no action comes to.
  let isModel: Bool

  /// Looks at what a stimulus did; that it was done to a model shows by itself only where something changed.
  init(_ stimulus: Stimulus, before: Reading, after: Reading, isModel: Bool = false) {
    let turn = Turnabout(stimulus: stimulus, before: before, after: after)
    let isModel = isModel || turn.isModel
    self.isModel = isModel
    travelled = isModel ? turn.throughModel : turn.throughReducer
    var rows: [[Arrow]] =
      isModel
      ? [[Arrow(.view, .model), Arrow(.model, .view)]]
      : [
        [
          Arrow(.view, .action), Arrow(.action, .reducer), Arrow(.reducer, .state),
          Arrow(.state, .view),
        ]
      ]
    let aside: [Arrow] =
      isModel
      ? [Arrow(.model, .task), Arrow(.task, .model)]
      : [Arrow(.reducer, .effect), Arrow(.effect, .action)]
    if turn.isWaiting || !travelled.isDisjoint(with: aside) { rows.append(aside) }
    // The second door: it is no part of the loop, and only seen where somebody goes through it.
    if travelled.contains(.secondDoor) { rows.append([.secondDoor]) }
    self.rows = rows
  }
}

extension Loop.Arrow {
  /// A view that writes state without an action.
  static let secondDoor = Loop.Arrow(.view, .state)
}

/// What a turn shows of the ways that it took.
private struct Turnabout {
  let stimulus: Stimulus
  let before: Reading
  let after: Reading

  /// Whether there is no reducer: only a model has properties that notify, and lines of its own.
  var isModel: Bool {
    switch stimulus {
    case .set, .call: true
    default: !after.notified.isEmpty
    }
  }

  var isWaiting: Bool { !after.calls.isEmpty || !after.sleeps.isEmpty || !after.effects.isEmpty }

  var throughReducer: Set<Loop.Arrow> {
    var arrows: Set<Loop.Arrow> = []
    if hasActed {
      arrows.insert(Loop.Arrow(.action, .reducer))
      if isByHand { arrows.insert(Loop.Arrow(.view, .action)) }
      if changed { arrows.insert(Loop.Arrow(.reducer, .state)) }
      if hasStarted { arrows.insert(Loop.Arrow(.reducer, .effect)) }
      if isAnswer || after.actions.count > keystrokes {
        arrows.insert(Loop.Arrow(.effect, .action))
        if !isAnswer { arrows.insert(Loop.Arrow(.reducer, .effect)) }
      }
    } else if isByHand, changed {
      arrows.insert(.secondDoor)
    }
    if isRedrawn { arrows.insert(Loop.Arrow(.state, .view)) }
    return arrows
  }

  var throughModel: Set<Loop.Arrow> {
    var arrows: Set<Loop.Arrow> = []
    if isByHand { arrows.insert(Loop.Arrow(.view, .model)) }
    if isAnswer, changed { arrows.insert(Loop.Arrow(.task, .model)) }
    if hasStarted { arrows.insert(Loop.Arrow(.model, .task)) }
    if isRedrawn { arrows.insert(Loop.Arrow(.model, .view)) }
    return arrows
  }

  private var hasActed: Bool { !after.actions.isEmpty }
  private var changed: Bool { before.state != after.state }

  private var isByHand: Bool {
    if case .interact = stimulus { true } else { false }
  }

  private var isAnswer: Bool {
    switch stimulus {
    case .resolve, .reply, .advance: true
    default: false
    }
  }

  /// How many actions the stimulus itself can bring: what comes beyond them, an effect sent.
  private var keystrokes: Int {
    switch stimulus {
    case .interact(_, .type(let text)): text.count
    case .interact(_, .erase(let count)): count
    default: 1
    }
  }

  /// Whether something waits now that did not before; time that only passes starts nothing.
  private var hasStarted: Bool {
    if after.calls.contains(where: { !before.calls.contains($0) && !$0.isCancelled }) {
      return true
    }
    if case .advance = stimulus { return false }
    return after.sleeps.count > before.sleeps.count
      || after.effects.contains { !before.effects.contains($0) }
  }

  private var isRedrawn: Bool {
    guard let screen = after.screen else { return false }
    return screen.bodies != before.screen?.bodies || screen.rows != before.screen?.rows
  }
}
