import Bilingual
import Examiner
import Workbook

/// The program's arguments, understood.
struct Invocation: Sendable, Equatable {
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
    let limit = named.argument.limit
    if operands.count > limit { throw .unexpectedOperand(operands[limit], of: named) }
    for (option, verbs) in owned where !verbs.contains(named) {
      throw .optionElsewhere(option, for: verbs[0])
    }
  }

  /// The options given that belong to some commands only, and these commands.
  private var owned: [(option: String, verbs: [Verb])] = []

  static func == (one: Invocation, other: Invocation) -> Bool {
    one.options == other.options && one.verb == other.verb && one.operands == other.operands
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
    case "--reader":
      options.isReadAloud = true
      options.isPlain = true
    case "--json":
      options.isJSON = true
      owned.append((name, [.check]))
    case "--feedback":
      options.feedback = try chosen(try value(), option: name)
      owned.append((name, [.check, .grade]))
    case "--fresh":
      options.isFresh = true
      owned.append((name, [.check, .grade]))
    case "--yes":
      options.isAgreed = true
      owned.append((name, [.submit]))
    case "--unconfined":
      options.isUnconfined = true
      owned.append((name, [.grade]))
    case "--out":
      options.out = try value()
      owned.append((name, [.submit, .grade]))
    case "--format":
      options.format = try chosen(try value(), option: name)
      owned.append((name, [.grade]))
    case "--jobs":
      let text = try value()
      guard let jobs = Int(text), (1...256).contains(jobs) else {
        throw .wrongValue(text, option: name, known: ["1", "2", "…", "256"])
      }
      options.jobs = jobs
      owned.append((name, [.grade]))
    case "--kind":
      options.kind = try chosen(try value(), option: name)
      owned.append((name, [.author]))
    case "--help", "-h": verb = .help
    case "--version": verb = .version
    default: throw .unknownOption(name)
    }
  }

  private func chosen<Choice: RawRepresentable<String> & CaseIterable>(
    _ text: String,
    option: String
  ) throws(UsageError) -> Choice {
    guard let choice = Choice(rawValue: text) else {
      throw .wrongValue(text, option: option, known: Choice.allCases.map(\.rawValue))
    }
    return choice
  }
}

extension Verb.Argument {
  /// How many words may follow the command.
  fileprivate var limit: Int {
    switch self {
    case .none: 0
    // A step is named by its title as well, which is several words.
    case .lesson, .katas, .files, .words: .max
    default: 1
    }
  }
}
