import Bilingual
import Workbook

/// `bucle progress`: the steps gone through and the katas passed.
enum ProgressCommand: Command {
  static func run(_ tool: Tool, _ operand: String?) throws(ToolError) -> ExitCode {
    let course = try tool.course()
    let progress = try tool.progress()
    var lines: [Line] = []
    do throws(ProgressError) {
      let passed = try progress.katasPassed()
      for lesson in course.lessons {
        let done = try progress.stepsDone(in: lesson.id).count
        lines.append(self.line(lesson, done: min(done, lesson.steps.count), tool.scene))
      }
      for kata in course.katas {
        let attempts = try progress.attempts(at: kata.id).count
        let names = kata.hints[tool.language].map(\.id)
        let hints = try progress.hintsShown(of: kata.id, among: names).count
        let mark = passed.contains(kata.id) ? Line("✓ ", .good) : Line("· ", .dim)
        var line = mark + Line("\(kata.id)", .strong) + Line("  \(tool.scene.say(kata.title))")
        line += Line("  " + tool.scene.say(KataText.effort(attempts: attempts, hints: hints)), .dim)
        line.hangingIndent = 2
        lines.append(line)
      }
    } catch {
      throw .progress(error)
    }
    tool.show(lines)
    return .success
  }

  private static func line(_ lesson: Lesson, done: Int, _ scene: Scene) -> Line {
    let cells = 10
    let filled = done * cells / lesson.steps.count
    let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: cells - filled)
    var line =
      Line(bar, .state) + Line(" \(done)/\(lesson.steps.count)  ", .strong)
      + Line("\(lesson.number) · \(scene.say(lesson.title))")
    line.hangingIndent = 2
    return line
  }
}
