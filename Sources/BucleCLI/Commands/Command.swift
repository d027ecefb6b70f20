/// A command that is carried out from the shell and from the prompt alike.
protocol Command {
  /// Carries the command out; the operand is the word after it, where there is one.
  static func run(_ tool: Tool, _ operand: String?) throws(ToolError) -> ExitCode

  /// Carries the command out with all the words after it.
  static func run(_ tool: Tool, operands: [String]) throws(ToolError) -> ExitCode
}

extension Command {
  static func run(_ tool: Tool, operands: [String]) throws(ToolError) -> ExitCode {
    try run(tool, operands.first)
  }
}

extension Verb {
  /// What carries the command out; `nil` where it only makes sense at the prompt.
  var command: (any Command.Type)? {
    switch self {
    case .initialise: InitCommand.self
    case .lessons: LessonsCommand.self
    case .lesson: LessonCommand.self
    case .check: CheckCommand.self
    case .hint: HintCommand.self
    case .reset: ResetCommand.self
    case .solution: SolutionCommand.self
    case .submit: SubmitCommand.self
    case .grade: GradeCommand.self
    case .progress: ProgressCommand.self
    case .doctor: DoctorCommand.self
    case .help: HelpCommand.self
    case .version: VersionCommand.self
    case .author: AuthorCommand.self
    default: nil
    }
  }
}
