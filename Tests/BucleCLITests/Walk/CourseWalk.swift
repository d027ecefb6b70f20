import Bilingual
import Examiner
import Foundation
import Synchronization
import Wire
import Workbook

@testable import BucleCLI

/// A learner's way through the real course without a terminal: every block shown, every suggestion tried,
/// every question answered wrongly and rightly.
final class CourseWalk {
  /// What came of one line.
  struct Screen {
    /// Where the learner is afterwards.
    var place: String
    var line: String
    var passages: [Passage]
  }

  private(set) var session: Session
  /// Whether the learner was told that the course is over.
  private(set) var isAtEnd = false
  private let scene: Scene
  private let installation = Installation(environment: ProcessInfo.processInfo.environment)
  private var processes: [Feature.ID: SubjectProcess] = [:]

  /// Whether what is run is kept for other walks.
  private let isShared: Bool
  private static let shelf = Mutex<[Session.Run.Part: [Reading]]>([:])

  init(
    _ language: Language,
    width: Int,
    glyphs: Glyphs = .unicode,
    isShared: Bool = false
  ) throws {
    self.isShared = isShared
    session = try Fixture.session(language)
    scene = Fixture.scene(language, width: width, glyphs: glyphs)
  }

  /// How the questions are met.
  enum Manner: CaseIterable {
    case rightly, wrongly, skipping
  }

  /// Everything from where the learner is to the end of the course.
  func screens(_ manner: Manner = .rightly) throws -> [Screen] {
    var screens: [Screen] = []
    while !isAtEnd {
      let lines = try lines(manner)
      guard !lines.isEmpty, screens.count < 5_000 else { throw DeadEnd(place: session.place) }
      for line in lines { screens.append(try give(line)) }
    }
    return screens
  }

  /// Leaves, and comes back to the step that was left, as another run of the program does.
  func leaveAndResume() throws {
    session = Session(course: session.course, language: session.language, at: session.place)
  }

  /// A place from which no line leads on.
  struct DeadEnd: Error {
    var place: Place?
  }

  /// Opens a lesson before its first step.
  func go(toLesson index: Int) {
    session.go(toLesson: index, step: 0)
  }

  /// What a learner could type now, the last line of which leads on.
  func lines(_ manner: Manner) throws -> [String] {
    switch (session.attention, manner) {
    case (.predicting, .skipping), (.choosing, .skipping): ["skip"]
    // What the compiler says is another test's.
    case (.compiling, _), (.expanding, _): ["next"]
    case (.predicting(let prediction), .rightly): ["\(try right(prediction))"]
    case (.predicting(let prediction), .wrongly): [Self.wrong(try right(prediction)) ?? "skip"]
    // Any answer closes it.
    case (.choosing(let choice), _) where choice.isOpen: ["a"]
    case (.choosing(let choice), .rightly): Self.letters(choice) { $0 }
    case (.choosing(let choice), .wrongly): Self.letters(choice) { !$0 } + ["skip"]
    case (.reading, _), (.confirming, _): suggestions + [""]
    }
  }

  func give(_ line: String) throws -> Screen {
    let passages = try passages(session.handle(.line(line)))
    let place = "\(session.lesson.id) \(session.step?.id.rawValue ?? "")"
    return Screen(place: place, line: line, passages: passages)
  }

  // MARK: - Lines

  /// What the block that was shown last proposes to try.
  private var suggestions: [String] {
    guard case .play(let play)? = session.blocks.prefix(session.shownBlocks).last else { return [] }
    return play.suggestions.map { scene.typed($0) }
  }

  /// The answer, from a run of the feature.
  private func right(_ prediction: Prediction) throws -> Tree {
    let script = try prediction.script.map { try StimulusParser().stimulus($0) }
    let part = Session.Run.Part(feature: .course(prediction.feature), script: script)
    let answer = GivenAnswer(prediction, readings: try readings(of: part), given: "")
    return answer?.right ?? .nothing
  }

  /// An answer of the same kind that is not the right one; `nil` where there is none to think of.
  private static func wrong(_ right: Tree) -> String? {
    switch right {
    case .int(let number): "\(number + 1)"
    case .double(let number): "\(number + 1)"
    case .bool(let value): "\(!value)"
    case .text(let text): "\"\(text)x\""
    case .list(let elements): elements.isEmpty ? nil : "[]"
    default: nil
    }
  }

  private static func letters(_ choice: Choice, where isWanted: (Bool) -> Bool) -> [String] {
    zip(Session.letters(choice.options.count), choice.options)
      .filter { isWanted($0.1.isRight) }.map { $0.0 }
  }

  // MARK: - Effects

  private func passages(_ effects: [Session.Effect]) throws -> [Passage] {
    try effects.flatMap { effect -> [Passage] in
      switch effect {
      case .show(let passage):
        if case .courseEnd = passage { isAtEnd = true }
        return [passage]
      case .run(let run): return try passages(session.handle(.ran(run, outcome(of: run))))
      default: return []
      }
    }
  }

  private func outcome(of run: Session.Run) -> Session.RunOutcome {
    do throws(RunFailure) {
      var all: [[Reading]] = []
      for part in run.parts { all.append(try readings(of: part)) }
      return Session.RunOutcome(readings: .success(all))
    } catch {
      return Session.RunOutcome(readings: .failure(error))
    }
  }

  private func readings(of part: Session.Run.Part) throws(RunFailure) -> [Reading] {
    guard isShared else { return try run(part) }
    if let known = Self.shelf.withLock({ $0[part] }) { return known }
    let readings = try run(part)
    Self.shelf.withLock { $0[part] = readings }
    return readings
  }

  private func run(_ part: Session.Run.Part) throws(RunFailure) -> [Reading] {
    guard case .course(let feature) = part.feature else { return [] }
    do throws(SubjectFailure) {
      let process: SubjectProcess
      if let running = processes[feature] {
        process = running
      } else {
        process = try SubjectProcess(installation.reference(feature.rawValue))
        processes[feature] = process
      }
      return try process.run(
        part.script,
        quiet: part.quiet,
        width: part.width ?? (part.isBeside ? scene.halfScreenWidth : scene.screenWidth),
        isASCII: scene.options.glyphs == .ascii
      )
    } catch {
      throw .ended(error, isOurs: true)
    }
  }
}
