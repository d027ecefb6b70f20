import Wire

/// A feature's screen under the learner's hands: where the focus is, and what each key does to the feature.
struct Form: Hashable {
  /// The feature as it is now.
  private(set) var reading: Reading
  /// What came of every key so far, in order.
  private(set) var turns: [Reading] = []
  /// The way of the last key; `nil` before the first.
  private(set) var loop: Loop?
  /// The state before the first of them.
  private let start: Tree
  /// Position in `elements`.
  private(set) var focus = 0
  /// Why the last key did nothing, where the feature said so.
  private(set) var refusal: Refusal?

  init(_ reading: Reading) {
    self.reading = reading
    start = reading.state
  }

  /// What a key asks for.
  enum Response: Hashable {
    case stimulus(Stimulus)
    /// Only the focus moved, or nothing did.
    case redraw
    case leave
  }

  /// What the focus can stand on, in reading order.
  var elements: [Screen.Element] {
    reading.screen?.elements.filter { $0.kind != .text && $0.isEnabled } ?? []
  }

  var focused: Screen.Element? {
    elements.indices.contains(focus) ? elements[focus] : nil
  }

  /// The state before each turn, with the turn.
  var history: [(before: Tree, turn: Reading)] {
    zip([start] + turns.map(\.state), turns).map { ($0, $1) }
  }

  mutating func handle(_ key: Key) -> Response {
    refusal = nil
    switch key {
    case .leave: return .leave
    case .tab, .down: move(by: 1)
    case .backTab, .up: move(by: -1)
    case .enter, .backspace, .character, .left, .right:
      if let gesture = gesture(for: key), let place = place(of: focus) {
        return .stimulus(.interact(place, gesture))
      }
      if key == .enter { move(by: 1) }
    case .other: break
    }
    return .redraw
  }

  /// Takes in what came of a stimulus.
  mutating func take(_ turn: Reading, of stimulus: Stimulus) {
    guard turn.refusal == nil else {
      refusal = turn.refusal
      return
    }
    let label = focused?.label
    loop = Loop(stimulus, before: reading, after: turn)
    reading = turn
    turns.append(turn)
    // The element may have moved, or be gone.
    if focused?.label != label, let index = elements.firstIndex(where: { $0.label == label }) {
      focus = index
    }
    focus = min(focus, max(0, elements.count - 1))
  }

  /// Takes in the same moment, drawn anew for another width.
  mutating func replace(_ reading: Reading) {
    self.reading = reading
  }

  private mutating func move(by step: Int) {
    guard !elements.isEmpty else { return }
    focus = (focus + step + elements.count) % elements.count
  }

  private func gesture(for key: Key) -> Stimulus.Gesture? {
    switch (focused?.kind, key) {
    case (.button, .enter), (.button, .character(" ")): .tap
    case (.toggle, .enter), (.toggle, .character(" ")): .toggle
    case (.picker, .enter), (.picker, .character(" ")), (.picker, .right): choice(1)
    case (.picker, .left): choice(-1)
    case (.field, .character(let character)), (.secureField, .character(let character)):
      .type(String(character))
    case (.field, .backspace), (.secureField, .backspace): .erase(1)
    default: nil
    }
  }

  /// Chooses the option that stands so many after the one that is chosen, round and round.
  private func choice(_ step: Int) -> Stimulus.Gesture? {
    guard let picker = focused, !picker.choices.isEmpty else { return nil }
    let count = picker.choices.count
    guard let index = picker.choices.firstIndex(of: picker.value) else {
      return .choose(picker.choices[step > 0 ? 0 : count - 1])
    }
    return .choose(picker.choices[(index + step + count) % count])
  }

  /// How a script names the element: by its label, and its number among all of that label.
  private func place(of index: Int) -> Stimulus.Locator? {
    guard elements.indices.contains(index) else { return nil }
    let label = elements[index].label
    let all = reading.screen?.elements.filter { $0.kind != .text } ?? []
    let enabledBefore = elements[..<index].count { $0.label == label }
    var seen = 0
    for (number, element) in all.filter({ $0.label == label }).enumerated() where element.isEnabled
    {
      if seen == enabledBefore { return Stimulus.Locator(label, index: number) }
      seen += 1
    }
    return nil
  }
}
