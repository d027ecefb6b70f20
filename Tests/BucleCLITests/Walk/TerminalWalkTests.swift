import Bilingual
import Foundation
import Testing
import Typography
import Workbook

@testable import BucleCLI

/// Every lesson walked in the real program on a pseudo-terminal.
///
/// A walk without a terminal goes beside it: it knows the answers, and which prompt has to come next.
@Suite struct TerminalWalkTests {
  /// A terminal, and how the lesson's questions are met on it.
  struct Setting: Sendable, CustomStringConvertible {
    var language: Language
    var columns: Int
    var hasColour: Bool
    var isASCII: Bool
    var isCLocale: Bool
    var manner: CourseWalk.Manner

    var description: String {
      "\(language) \(columns) \(hasColour) \(isASCII) \(isCLocale) \(manner)"
    }

    var arguments: [String] {
      (hasColour ? [] : ["--plain"]) + (isASCII ? ["--ascii"] : [])
    }

    var environment: [String: String] { ["LC_ALL": isCLocale ? "C" : "C.UTF-8"] }

    var options: RenderingOptions {
      RenderingOptions(
        width: columns,
        glyphs: isASCII ? .ascii : .unicode,
        usesColour: hasColour
      )
    }
  }

  /// Languages, widths, colour and character sets, each with each; the manners in turn, so that every lesson is
  /// walked in each of them with every value of each.
  static let settings: [Setting] = {
    var settings: [Setting] = []
    for (turn, language) in Language.allCases.enumerated() {
      for (place, columns) in [40, 80, 120].enumerated() {
        for hasColour in [true, false] {
          for isASCII in [true, false] {
            let manner = turn + place + (hasColour ? 1 : 0) + (isASCII ? 1 : 0)
            settings.append(
              Setting(
                language: language,
                columns: columns,
                hasColour: hasColour,
                isASCII: isASCII,
                isCLocale: place % 2 == (hasColour == isASCII ? 0 : 1),
                manner: CourseWalk.Manner.allCases[manner % 3]
              )
            )
          }
        }
      }
    }
    return settings
  }()

  /// What is done beside going on once a step is reached; no line means leaving and coming back.
  private static let detours: [(step: Int, line: String?)] = [
    (3, "back"), (5, "skip"), (6, "again"), (7, nil),
  ]

  static let lessons = (try? Fixture.course().lessons.indices).map { Array($0) } ?? []

  @Test(arguments: lessons, settings)
  func `a lesson is walked from its first step to its last`(lesson: Int, setting: Setting) throws {
    let program = try Program()
    // It only says which prompt is next, which no width has a part in: what it runs is run once for all.
    let walk = try CourseWalk(setting.language, width: 80, isShared: true)
    walk.go(toLesson: lesson)
    func start(_ arguments: [String]) throws -> PseudoTerminal {
      try program.terminal(
        setting.arguments + arguments,
        language: setting.language.rawValue,
        columns: UInt16(setting.columns),
        environment: setting.environment
      )
    }
    var terminal = try start(["lesson", "\(lesson + 1)"])
    // A step that is named is shown at once.
    _ = try walk.give("")
    var earlier = ""
    func waitForPrompt() throws {
      let prompt = walk.session.prompt(width: setting.columns)
      let text = Output(setting.options).prompt(prompt)
      // A block may have the hidden specification run first.
      try terminal.wait(for: text.filter { $0 != "\u{1}" }, seconds: 60)
    }
    func type(_ line: String) throws {
      terminal.send(line + "\r")
      _ = try walk.give(line)
      try waitForPrompt()
    }
    try waitForPrompt()
    var detours = Self.detours
    while !walk.isAtEnd, walk.session.lessonIndex == lesson {
      for line in try walk.lines(setting.manner) { try type(line) }
      guard let detour = detours.first, walk.session.lessonIndex == lesson,
        walk.session.stepIndex >= detour.step
      else { continue }
      detours.removeFirst()
      guard let line = detour.line else {
        terminal.send("quit\r")
        #expect(try terminal.waitForExit() == 0)
        earlier += terminal.output
        terminal = try start([])
        try walk.leaveAndResume()
        try waitForPrompt()
        continue
      }
      try type(line)
    }
    #expect(detours.isEmpty)
    terminal.send("quit\r")
    #expect(try terminal.waitForExit() == 0)
    let output = earlier + terminal.output
    for row in PseudoTerminal.rows(output) where row.displayWidth > setting.columns {
      Issue.record("\(row)")
    }
    // SGR 33 and 36: yellow and cyan, which code and headings have.
    #expect(output.contains("\u{1b}[33m") == setting.hasColour)
    if setting.isASCII {
      // What is typed is echoed as it is.
      #expect(!output.contains("›") && !output.contains("│") && !output.contains("→"))
    }
  }

  @Test func `every setting is walked, and every manner with each`() {
    let settings = Self.settings
    #expect(settings.count == 24)
    #expect(
      Set(settings.map { "\($0.language) \($0.columns) \($0.hasColour) \($0.isASCII)" }).count == 24
    )
    for manner in CourseWalk.Manner.allCases {
      let walked = settings.filter { $0.manner == manner }
      #expect(Set(walked.map(\.language)).count == 2)
      #expect(Set(walked.map(\.columns)).count == 3)
      #expect(Set(walked.map(\.hasColour)).count == 2)
      #expect(Set(walked.map(\.isASCII)).count == 2)
      #expect(Set(walked.map(\.isCLocale)).count == 2)
    }
  }

  @Test(arguments: lessons)
  func `a lesson that is left is gone on with at the same step`(lesson: Int) throws {
    let program = try Program()
    let first = try program.terminal(["lesson", "\(lesson + 1)", "3"])
    let step = try Fixture.course().lessons[lesson].steps[2]
    try first.wait(for: step.title.en)
    try first.wait(for: "\(lesson + 1)·")
    first.send("\u{4}")
    #expect(try first.waitForExit() == 0)
    let second = try program.terminal()
    try second.wait(for: "Picking up at “\(step.title.en)”")
    try second.wait(for: "› ")
    second.send("\r")
    try second.wait(for: step.title.en)
    // Before the prompt it would stop what the step runs.
    try second.wait(for: "\(lesson + 1)·")
    second.send("\u{3}")
    try second.wait(for: "^C")
    second.send("quit\r")
    #expect(try second.waitForExit() == 0)
  }

  @Test(arguments: lessons, Language.allCases)
  func `the last kata of a lesson passes from its step, and is marked done`(
    lesson: Int,
    language: Language
  ) throws {
    let course = try Fixture.course()
    let steps = course.lessons[lesson].steps
    guard let step = steps.lastIndex(where: { $0.kata != nil }), let id = steps[step].kata,
      let kata = course[id]
    else { return }
    let program = try Program()
    let folder = program.workspace.appending(path: id.rawValue)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for file in kata.files {
      let solution = Fixture.root.appending(path: "solutions/\(id)/\(file)")
      try FileManager.default.copyItem(at: solution, to: folder.appending(path: file))
    }
    let result = try program.run(
      ["lesson", "\(lesson + 1)", "\(step + 1)"],
      language: language.rawValue,
      input: "check\nskip\nprogress\n"
    )
    #expect(result.status == 0)
    #expect(result.output.contains("\n✓ \(id)  "))
    // The step counts as gone through as well.
    #expect(result.output.contains(" 1/\(steps.count)  \(lesson + 1) · "))
  }

  @Test func `a long statement is turned screen by screen, or left`() throws {
    let course = try Fixture.course()
    let (lesson, step) = try #require(course.firstKataStep)
    let program = try Program()
    let terminal = try program.terminal(["lesson", "\(lesson)", "\(step)"], columns: 40, rows: 24)
    try terminal.wait(for: "Return: more")
    try terminal.wait(for: "› ")
    var pages = 1
    var page = ""
    repeat {
      terminal.send("\r")
      page = try terminal.wait(for: "› ")
      #expect(PseudoTerminal.rows(page).count <= 24)
      pages += 1
    } while page.contains("Return: more")
    #expect(pages > 2)
    #expect(page.contains("Return: the next step."))
    terminal.send("again\r")
    try terminal.wait(for: "Return: more")
    terminal.send("q\r")
    try terminal.wait(for: "\(lesson)·")
    terminal.send("statement\r")
    try terminal.wait(for: "Return: more")
    // Any other line is obeyed at once.
    terminal.send("version\r")
    try terminal.wait(for: "bucle \(Version.current)")
    try terminal.wait(for: "\(lesson)·")
    terminal.send("quit\r")
    #expect(try terminal.waitForExit() == 0)
  }
}

extension Course {
  /// The numbers of the first step with a kata and of its lesson.
  fileprivate var firstKataStep: (lesson: Int, step: Int)? {
    for lesson in lessons {
      for (index, step) in lesson.steps.enumerated() where step.kata != nil {
        return (lesson.number, index + 1)
      }
    }
    return nil
  }
}

extension Step {
  fileprivate var kata: Kata.ID? {
    for case .kata(let assignment) in blocks.en { return assignment.kata }
    return nil
  }
}
