import Workbook

/// `bucle lesson N [STEP]`: opens the workbook at a lesson, at its first step or at the one of that number or name.
enum LessonCommand: Command {
  static func run(_ tool: Tool, operands: [String]) throws(ToolError) -> ExitCode {
    guard let name = operands.first else { throw .usage(.missingOperand(of: .lesson)) }
    let lessons = try tool.course().lessons
    guard let index = lessons.index(named: name) else {
      throw .usage(.unknownLesson(name, known: lessons.map(LessonName.init)))
    }
    let lesson = lessons[index]
    let words = operands.dropFirst().joined(separator: " ")
    let step: Int
    do throws(StepNameError) {
      step = words.isEmpty ? 0 : try lesson.index(ofStep: words)
    } catch {
      throw .usage(.unknownStep(error))
    }
    return try Shell(tool, at: Place(lesson: lesson.id, step: lesson.steps[step].id)).run()
  }

  static func run(_ tool: Tool, _ operand: String?) throws(ToolError) -> ExitCode {
    try run(tool, operands: operand.map { [$0] } ?? [])
  }
}
