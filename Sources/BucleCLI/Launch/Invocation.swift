import Bilingual
import Examiner

/// The program's arguments, understood.
struct Invocation: Sendable, Hashable {
  var options = Options()
  /// `nil` opens the workbook.
  var verb: Verb?
  /// The arguments of the command.
  var operands: [String] = []

  init(_ arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    var words: [String] = []
    while let argument = rest.popFirst() {
      if argument == "--" {
        words += rest
        break
      }
      if argument.hasPrefix("-"), argument != "-" {
        try take(option: argument, &rest)
      } else {
        words.append(argument)
      }
    }
    guard let word = words.first else { return }
    guard let named = Verb(word), named.places.contains(.shell) else {
      throw .unknownCommand(word, isForPrompt: Verb(word) != nil)
    }
    verb = verb ?? named
    operands = Array(words.dropFirst())
    let limit =
      switch named.argument {
      case .none: 0
      case .words: Int.max
      default: 1
      }
    if operands.count > limit { throw .unexpectedOperand(operands[limit], of: named) }
    if options.feedback < .full, named != .check {
      throw .optionElsewhere("--feedback", for: .check)
    }
    if options.isJSON, named != .check { throw .optionElsewhere("--json", for: .check) }
  }

  private mutating func take(option: String, _ rest: inout ArraySlice<String>) throws(UsageError) {
    let parts = option.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    func value() throws(UsageError) -> String {
      if parts.count == 2 { return String(parts[1]) }
      guard let next = rest.popFirst() else { throw .missingValue(option: name) }
      return next
    }
    switch name {
    case "--lang", "--idioma":
      let code = try value()
      guard let language = Language(rawValue: code) else { throw .unknownLanguage(code) }
      options.language = language
    case "--workspace":
      options.workspace = try value()
    case "--plain": options.isPlain = true
    case "--ascii": options.isASCII = true
    case "--json": options.isJSON = true
    case "--feedback":
      let word = try value()
      guard let level = FeedbackLevel(rawValue: word) else { throw .unknownFeedback(word) }
      options.feedback = level
    case "--help", "-h": verb = .help
    case "--version": verb = .version
    default: throw .unknownOption(name)
    }
  }
}
