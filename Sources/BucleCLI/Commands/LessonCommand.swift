import Workbook

/// `bucle lesson N`: opens the workbook at a lesson.
enum LessonCommand: Command {
  static func run(_ tool: Tool, _ operand: String?) throws(ToolError) -> ExitCode {
    guard let operand else { throw .usage(.missingOperand(of: .lesson)) }
    let lessons = try tool.course().lessons
    guard let lesson = lessons.first(where: { $0.isNamed(operand) }) else {
      throw .usage(.unknownLesson(operand, known: lessons.map(\.id.rawValue)))
    }
    let place = Place(lesson: lesson.id, step: lesson.steps[0].id)
    return try Shell(tool, at: place).run()
  }
}
