import Bilingual
import Workbook

/// Whether a lesson comes in short pieces: every step a screen, and a kata's statement not many.
struct LessonReview {
  let course: Course
  let lesson: Lesson

  /// The terminal that a step has to fit, its prompt included.
  private static let columns = 80
  private static let height = 24
  /// A statement is a whole contract, so it is given out in screens; more than these nobody reads.
  private static let statementScreens = 2

  /// Rows of text that a screen holds.
  static let room = Pager(rows: height).room

  var findings: [Finding] {
    let long = Language.allCases.flatMap { language in
      steps(in: language) + statements(in: language)
    }
    let count = lesson.steps.count
    return long.isEmpty ? [Finding(isGood: true, text: AuthorText.stepsFit(count))] : long
  }

  private func steps(in language: Language) -> [Finding] {
    lesson.steps.enumerated().compactMap { index, step in
      let rows = rows(of: step, number: index + 1, in: language)
      guard rows > Self.room else { return nil }
      let text = AuthorText.stepTooLong(step.id.rawValue, language, rows: rows, room: Self.room)
      return Finding(isGood: false, text: text)
    }
  }

  private func statements(in language: Language) -> [Finding] {
    katas.compactMap { kata in
      let scene = scene(language)
      let rows = Self.rows(of: scene.statement(of: kata).flatMap { $0 }, scene)
      let room = Self.room * Self.statementScreens
      guard rows > room else { return nil }
      let text = AuthorText.statementTooLong(kata.id.rawValue, language, rows: rows, room: room)
      return Finding(isGood: false, text: text)
    }
  }

  private var katas: [Kata] {
    lesson.steps.flatMap(\.blocks.es).compactMap { block in
      if case .kata(let assignment) = block { course[assignment.kata] } else { nil }
    }
  }

  // MARK: - Measuring

  /// The rows of all that a step says before anything is run, with its heading.
  ///
  /// Of a kata only what the step itself says counts: its statement begins a screen of its own.
  func rows(of step: Step, number: Int, in language: Language) -> Int {
    let scene = scene(language)
    let heading = Passage.heading(step, number: number, of: lesson.steps.count)
    let passages = [heading] + step.blocks[language].map { Passage.block($0) }
    return Self.rows(of: passages.flatMap { $0.lines(scene) }, scene)
  }

  private static func rows(of lines: [Line], _ scene: Scene) -> Int {
    let rows = Output(scene.options).rows(of: lines).map { $0.text.allSatisfy { $0 == " " } }
    // Blank rows at the top and at the foot of a screen separate nothing.
    return rows.drop { $0 }.reversed().drop { $0 }.count
  }

  /// Without colours inline code keeps its quotes, so that is where texts are longest.
  private func scene(_ language: Language) -> Scene {
    let options = RenderingOptions(width: Self.columns, glyphs: .unicode, usesColour: false)
    return Scene(language: language, options: options)
  }
}
