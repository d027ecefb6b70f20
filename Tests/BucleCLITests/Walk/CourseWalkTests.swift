import Bilingual
import Testing
import Typography
import Workbook

@testable import BucleCLI

/// Every step of the course as it stands on the screen, and the ways through it.
@Suite struct CourseWalkTests {
  /// Languages, widths and character sets, each with each, and each of them with every manner in turn.
  static let settings: [Setting] = {
    var settings: [Setting] = []
    for language in Language.allCases {
      for (place, width) in [40, 80, 120].enumerated() {
        for (number, glyphs) in [Glyphs.unicode, .ascii].enumerated() {
          let turn = place + number + (language == .spanish ? 0 : 1)
          let manner = CourseWalk.Manner.allCases[turn % 3]
          settings.append(
            Setting(language: language, width: width, glyphs: glyphs, manner: manner)
          )
        }
      }
    }
    return settings
  }()

  struct Setting: Sendable, CustomStringConvertible {
    var language: Language
    var width: Int
    var glyphs: Glyphs
    var manner: CourseWalk.Manner

    var description: String { "\(language) \(width) \(glyphs) \(manner)" }

    /// Without colours and with them: what is shown is the same, as it is shown is not.
    var scenes: [Scene] {
      [false, true].map { usesColour in
        let options = RenderingOptions(width: width, glyphs: glyphs, usesColour: usesColour)
        return Scene(language: language, options: options, height: 24)
      }
    }
  }

  @Test(arguments: settings)
  func `no row is too wide, no screen too long, and what a step proposes works`(setting: Setting)
    throws
  {
    let walk = try CourseWalk(setting.language, width: setting.width, glyphs: setting.glyphs)
    for screen in try walk.screens(setting.manner) {
      expectToWork(screen, setting.manner)
      for scene in setting.scenes {
        expectToFit(screen, scene)
        if setting.width == 80, screen.line.isEmpty { try expectToBeAScreen(screen, scene) }
      }
    }
  }

  @Test func `no step is a dead end: one goes on, back, forth again, and is resumed at it`() throws
  {
    let walk = try CourseWalk(.english, width: 80)
    let course = walk.session.course
    let places = course.lessons.flatMap { lesson in
      lesson.steps.map { Place(lesson: lesson.id, step: $0.id) }
    }
    _ = try walk.give("")
    for (place, next) in zip(places, places.dropFirst()) {
      #expect(walk.session.place == place)
      try expectToBeResumed(walk.session)
      try goOn(walk, to: next)
      _ = try walk.give("back")
      #expect(walk.session.place == place)
      _ = try walk.give("again")
      #expect(walk.session.place == place)
      try goOn(walk, to: next)
    }
  }

  /// Whoever skipped all that came before stands where somebody does who opens the step at once: with the same
  /// question, and the same feature as it is at its start.
  private func expectToBeResumed(_ skipped: Session) throws {
    let place = try #require(skipped.place)
    var resumed = Session(course: skipped.course, language: skipped.language, at: place)
    guard case .show(.heading(let step, _, _)) = resumed.handle(.line("")).first else {
      Issue.record("\(place) is not resumed")
      return
    }
    #expect(step.id == place.step)
    #expect(resumed.shownBlocks == skipped.shownBlocks, "\(place)")
    #expect(resumed.attention == skipped.attention, "\(place)")
    #expect(resumed.live?.feature == skipped.live?.feature, "\(place)")
    #expect(resumed.live?.beside == skipped.live?.beside, "\(place)")
    #expect(resumed.live?.history == skipped.live?.history, "\(place)")
  }

  private func goOn(_ walk: CourseWalk, to place: Place) throws {
    for _ in 0..<20 where walk.session.place != place { _ = try walk.give("skip") }
    #expect(walk.session.place == place)
  }

  // MARK: - What holds for every screen

  private func expectToWork(_ screen: CourseWalk.Screen, _ manner: CourseWalk.Manner) {
    for passage in screen.passages where passage.isComplaint {
      Issue.record("\(screen.place), '\(screen.line)': \(passage)")
    }
    for case .predicted(_, let answer) in screen.passages {
      #expect(answer.isRight == (manner == .rightly), "\(screen.place): \(answer)")
    }
  }

  private func expectToFit(_ screen: CourseWalk.Screen, _ scene: Scene) {
    let rows = rows(of: screen, scene).flatMap { $0 }
    for row in rows where row.width > scene.width {
      Issue.record("\(screen.place), '\(screen.line)': \(row.text)")
    }
    if scene.options.glyphs == .ascii {
      let text = rows.map(\.text).joined()
      #expect(text.utf8.allSatisfy { $0 < 0x80 }, "\(screen.place)")
    }
  }

  /// One press of Return shows a screen at most; only a kata's statement is turned like pages.
  private func expectToBeAScreen(_ screen: CourseWalk.Screen, _ scene: Scene) throws {
    var pager = Pager(rows: 24)
    var shown = 0
    for (passage, rows) in zip(screen.passages, rows(of: screen, scene)) {
      if case .kata(let kata, let assignment) = passage {
        let sections = scene.invitation(to: kata, assignment)
        shown += pager.add(sections: sections.map { Output(scene.options).rows(of: $0) }).count
      } else {
        shown += pager.add(rows, isHint: passage.isHint).count
      }
    }
    // With the blank row above, which may scroll away.
    #expect(shown <= 23)
    if !screen.hasKata { #expect(!pager.isHolding, "\(screen.place): \(pager.held) rows held") }
    while pager.isHolding {
      let page = pager.turn()
      try #require(!page.isEmpty)
      #expect(page.count <= 22, "\(screen.place)")
    }
  }

  private func rows(of screen: CourseWalk.Screen, _ scene: Scene) -> [[StyledLine]] {
    screen.passages.map { Output(scene.options).rows(of: $0.lines(scene)) }
  }
}

extension CourseWalk.Screen {
  fileprivate var hasKata: Bool {
    passages.contains { if case .kata = $0 { true } else { false } }
  }
}

extension Passage {
  /// Whether something that the lesson proposed did not work.
  fileprivate var isComplaint: Bool {
    switch self {
    case .failure, .refused, .usage, .notLoaded: true
    case .note(let note):
      switch note {
      case .undone, .redone, .moment, .languageChanged, .actions: false
      default: true
      }
    default: false
    }
  }
}
