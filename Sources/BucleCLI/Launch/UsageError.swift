/// Why a command line cannot be understood.
enum UsageError: Error, Hashable, Sendable {
  /// `isForPrompt`: the word is a command of the prompt only.
  case unknownCommand(String, isForPrompt: Bool)
  case unknownOption(String)
  case missingValue(option: String)
  case unknownLanguage(String)
  case wrongValue(String, option: String, known: [String])
  case missingOperand(of: Verb)
  /// A question has to be agreed to, and there is no terminal to ask it on.
  case nobodyToAsk
  /// One result for each of several submissions has nowhere to go in this format.
  case needsFolder(String)
  /// A format takes these from the environment.
  case missingVariables([String])
  case unexpectedOperand(String, of: Verb)
  case optionElsewhere(String, for: Verb)
  case unknownLesson(String, known: [LessonName])
  case unknownStep(StepNameError)
  case unknownKata(String, known: [String])
}
