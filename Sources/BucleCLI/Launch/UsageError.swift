/// Why a command line cannot be understood.
enum UsageError: Error, Hashable, Sendable {
  /// `isForPrompt`: the word is a command of the prompt only.
  case unknownCommand(String, isForPrompt: Bool)
  case unknownOption(String)
  case missingValue(option: String)
  case unknownLanguage(String)
  case unknownFeedback(String)
  case missingOperand(of: Verb)
  case unexpectedOperand(String, of: Verb)
  case optionElsewhere(String, for: Verb)
  case unknownLesson(String, known: [String])
  case unknownKata(String, known: [String])
}
