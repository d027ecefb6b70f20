/// `bucle version`.
enum VersionCommand: Command {
  static func run(_ tool: Tool, _ operand: String?) throws(ToolError) -> ExitCode {
    tool.show(.version)
    return .success
  }
}
