/// `bucle help`: the commands and options.
enum HelpCommand: Command {
  static func run(_ tool: Tool, _ operand: String?) throws(ToolError) -> ExitCode {
    guard let operand else {
      tool.show([tool.scene.paragraph(ToolText.about), Line()])
      tool.show(.help(isPrompt: false))
      return .success
    }
    guard let verb = Verb(operand) else {
      throw .usage(.unknownCommand(operand, isForPrompt: false))
    }
    tool.show(.helpAbout(verb))
    return .success
  }
}
