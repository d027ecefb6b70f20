import Wire
import Workbook

/// A learner's answer to a prediction, held against what the feature really did.
struct GivenAnswer: Hashable {
  /// What is asked, as `state.cuenta`.
  var name: String
  var given: String
  var right: Tree
  /// The asked value at the start and after each stimulus, with the stimulus as the lesson writes it.
  var course: [Moment]

  struct Moment: Hashable {
    /// `nil` at the start.
    var line: String?
    var value: Tree
  }

  /// `nil` where the readings have no such value.
  init?(ask: [String], script: [String], readings: [Reading], given: String) {
    name = ask.joined(separator: ".")
    self.given = given
    course = []
    for count in readings.indices {
      guard let value = Self.value(ask, in: readings[...count]) else { return nil }
      course.append(Moment(line: count == 0 ? nil : script[count - 1], value: value))
    }
    guard let last = course.last else { return nil }
    right = last.value
  }

  init?(_ prediction: Prediction, readings: [Reading], given: String) {
    self.init(
      ask: prediction.ask,
      script: prediction.script,
      readings: readings,
      given: given
    )
  }

  /// What is asked for: the kind of the values that it had on the way to the last.
  var kind: AnswerKind { AnswerKind(of: course.map(\.value)) }

  /// Whether what was given could be the answer at all: a number is asked for, say, and a number came.
  var isOfItsKind: Bool { kind.takes(given) }

  /// Values are compared, not spellings; a text needs no quotes.
  var isRight: Bool {
    if case .text(let text) = right, text == given { return true }
    if case .bool(let value) = right {
      let words = value ? ["true", "si", "yes"] : ["false", "no"]
      return words.contains(Word.folded(given))
    }
    guard let value = try? LiteralParser.value(of: given) else { return false }
    if case (.double(let one), .int(let other)) = (value, right) { return one == Double(other) }
    return value == right
  }

  /// What a dotted path names in the last of some readings.
  static func value(_ path: [String], in readings: ArraySlice<Reading>) -> Tree? {
    guard let last = readings.last else { return nil }
    let rest = path.dropFirst()
    switch (path.first, rest.first) {
    case ("state", _): return last.state[path: rest]
    case ("bodies", let view?):
      guard let bodies = last.screen?.bodies else { return nil }
      return .int(bodies.first { $0.view == view }?.count ?? 0)
    case ("actions", "count"): return .int(readings.reduce(0) { $0 + $1.actions.count })
    case ("calls", "count"): return .int(last.calls.count { !$0.isCancelled })
    case ("effects", "count"): return .int(last.effects.count)
    case ("sleeps", "count"): return .int(last.sleeps.count)
    case ("released", nil): return .bool(last.isReleased ?? false)
    case ("warnings", "count"): return .int(readings.reduce(0) { $0 + $1.warnings.count })
    default: return nil
    }
  }
}
