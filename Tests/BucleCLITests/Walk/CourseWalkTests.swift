import Bilingual
import Testing
import Typography
import Workbook

@testable import BucleCLI

/// Every step of the course as it stands on the screen, and the ways through it.
@Suite struct CourseWalkTests {
  @Test(arguments: [Language.spanish, .english], [40, 80, 120])
  func `no row is too wide, no screen too long, and what a step proposes works`(
    language: Language,
    width: Int
  ) throws {
    let scene = Fixture.scene(language, width: width)
    for screen in try CourseWalk(language, width: width).screens(.rightly) {
      expectToWork(screen, .rightly)
      expectToFit(screen, scene)
      if width == 80, screen.line.isEmpty { try expectToBeAScreen(screen, scene) }
    }
  }

  @Test(arguments: [(Language.spanish, CourseWalk.Manner.wrongly), (.english, .skipping)])
  func `wrong answers and skipped questions leave what later steps need, and ASCII fits too`(
    language: Language,
    manner: CourseWalk.Manner
  ) throws {
    let scene = Fixture.scene(language, width: 40, glyphs: .ascii)
    for screen in try CourseWalk(language, width: 40, glyphs: .ascii).screens(manner) {
      expectToWork(screen, manner)
      expectToFit(screen, scene)
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
      try goOn(walk, to: next)
      _ = try walk.give("back")
      #expect(walk.session.place == place)
      _ = try walk.give("again")
      #expect(walk.session.place == place)
      try goOn(walk, to: next)
      var resumed = Session(course: course, language: .english, at: place)
      guard case .show(.heading(let step, _, _)) = resumed.handle(.line("")).first else {
        Issue.record("\(place) is not resumed")
        continue
      }
      #expect(step.id == place.step)
    }
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

  /// What does not fit is turned like pages.
  private func expectToBeAScreen(_ screen: CourseWalk.Screen, _ scene: Scene) throws {
    var pager = Pager(rows: 24)
    var shown = 0
    for (passage, rows) in zip(screen.passages, rows(of: screen, scene)) {
      shown += pager.add(rows, isHint: passage.isHint).count
    }
    // With the blank row above, which may scroll away.
    #expect(shown <= 23)
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

extension Passage {
  /// Whether something that the lesson proposed did not work.
  fileprivate var isComplaint: Bool {
    switch self {
    case .failure, .refused, .usage, .notLoaded: true
    case .note(let note):
      switch note {
      case .undone, .redone, .moment, .languageChanged: false
      default: true
      }
    default: false
    }
  }
}
