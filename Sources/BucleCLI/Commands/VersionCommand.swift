/// `bucle version`.
enum VersionCommand: Command {
  static func run(_ tool: Tool, _ operand: String?) throws(ToolError) -> ExitStatus {
    tool.show(.version)
    return .success
  }
}
