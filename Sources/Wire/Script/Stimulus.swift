/// One thing that can happen to a subject from outside.
package enum Stimulus: Hashable, Sendable {
  /// An action enters the store; the tree is a variant of the subject's `Action`.
  case send(Tree)
  /// A property of a view model is written.
  case set(String, Tree)
  /// A method of a view model is called.
  case call(String, [Tree])
  /// Virtual time passes.
  case advance(Duration)
  /// A pending dependency call, by its place (from 1) among those that wait, gets its answer.
  case resolve(Int, Answer)
  /// A pending dependency call, by what it asks, gets its answer: the same call wherever it stands in a list.
  case reply(Call, Answer)
  /// The learner's hand on the screen.
  case interact(Locator, Gesture)
  /// The screen goes away: the store or model is released.
  case dismiss

  /// How a pending call ends.
  package enum Answer: Hashable, Sendable {
    case value(Tree)
    /// The call throws an error with this description.
    case failure(String)
  }

  /// Names a pending call by what it asks.
  package struct Call: Hashable, Sendable {
    package var name: String
    package var arguments: [Tree]
    /// Which one, from 0 and oldest first, where several ask the same.
    package var index: Int

    package init(_ name: String, _ arguments: [Tree] = [], index: Int = 0) {
      self.name = name
      self.arguments = arguments
      self.index = index
    }
  }

  /// Finds an element on the screen by its label.
  package struct Locator: Hashable, Sendable {
    package var label: String
    /// Which one, from 0 in reading order, where several carry the label.
    package var index: Int

    package init(_ label: String, index: Int = 0) {
      self.label = label
      self.index = index
    }
  }

  /// What is done to an element.
  package enum Gesture: Hashable, Sendable {
    case tap
    case toggle
    /// The text is typed at the end of the field, one keystroke for each character.
    case type(String)
    /// The last characters of the field are erased, one keystroke for each.
    case erase(Int)
    /// An option of a picker is chosen, by its label.
    case choose(String)
  }
}

extension Stimulus.Call: CustomStringConvertible {
  /// The call as it was made: `datos.sobre(3)`.
  package var description: String {
    "\(name)(\(arguments.map(\.description).joined(separator: ", ")))"
  }
}

/// The stimuli of one run, in order, from the subject's initial state.
package typealias Script = [Stimulus]
