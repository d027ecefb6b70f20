/// `bucle lessons`: the lessons and their katas.
enum LessonsCommand: Command {
  static func run(_ tool: Tool, _ operand: String?) throws(ToolError) -> ExitCode {
    tool.show(tool.scene.lessons(try tool.course(), current: nil))
    return .success
  }
}
