import Bilingual
import Foundation
import Testing

@testable import Workbook

@Suite struct ProgressFileTests {
  private let folder: TemporaryFolder
  private let now = Date(timeIntervalSince1970: 1_800_000_000)
  private let place = Place(lesson: "01-flujo", step: "entrada")

  init() throws {
    folder = try TemporaryFolder()
  }

  private func open() throws -> ProgressFile {
    try ProgressFile(in: Workspace(root: folder.url), at: now)
  }

  @Test func `a new learner has no progress`() throws {
    let progress = try open()
    #expect(try progress.stepsDone(in: "01-flujo") == [])
    #expect(try progress.answers(at: place) == [])
    #expect(try progress.attempts(at: "contador") == [])
    #expect(try progress.katasPassed() == [])
    #expect(try progress.hintsShown(of: "contador", among: ["idea"]) == [])
    #expect(try progress.lastPlace() == nil)
    #expect(try progress.language() == nil)
  }

  @Test func `what was saved is there in the next session`() throws {
    do {
      let progress = try open()
      try progress.markDone(place, at: now)
      try progress.markDone(place, at: now + 1)
      try progress.setLastPlace(Place(lesson: "00-antes", step: "fin"))
      try progress.setLastPlace(place)
      try progress.setLanguage(.english)
      try progress.setLanguage(.spanish)
    }
    let progress = try open()
    #expect(try progress.stepsDone(in: "01-flujo") == ["entrada"])
    #expect(try progress.stepsDone(in: "02-otra") == [])
    #expect(try progress.lastPlace() == place)
    #expect(try progress.language() == .spanish)
  }

  @Test func `an answer replaces the one before and is counted`() throws {
    let progress = try open()
    try progress.recordAnswer("3", isRight: false, to: "predict", at: place, on: now)
    try progress.recordAnswer("2 · é", isRight: true, to: "predict", at: place, on: now + 5)
    try progress.recordAnswer("a", isRight: false, to: "choose", at: place, on: now)
    #expect(
      try progress.answers(at: place) == [
        Answer(block: "choose", given: "a", isRight: false, attempts: 1, date: now),
        Answer(block: "predict", given: "2 · é", isRight: true, attempts: 2, date: now + 5),
      ]
    )
  }

  @Test func `attempts are kept with their verdicts, the latest first`() throws {
    let progress = try open()
    let attempts = [KataAttempt.Outcome.notPassed, .passed, .notJudged].enumerated().map {
      index,
      outcome in
      KataAttempt(
        kata: "contador",
        contentHash: ContentHash(rawValue: "\(index)"),
        outcome: outcome,
        verdict: "{\"n\": \(index)}",
        date: now + Double(index)
      )
    }
    for attempt in attempts { try progress.record(attempt) }
    #expect(try progress.attempts(at: "contador") == attempts.reversed())
    #expect(try progress.attempts(at: "perfil") == [])
    #expect(try progress.katasPassed() == ["contador"])
  }

  @Test func `hints are remembered by name, and once`() throws {
    let progress = try open()
    for hint in ["shape", "idea", "idea", "gone"] as [Hint.ID] {
      try progress.recordHint(hint, of: "contador", at: now)
    }
    let all: [Hint.ID] = ["idea", "place", "shape"]
    #expect(try progress.hintsShown(of: "contador", among: all) == ["idea", "shape"])
    #expect(try progress.hintsShown(of: "perfil", among: all) == [])
  }

  @Test func `the first hints are known from a file that only counted them`() throws {
    _ = try ProgressFile(
      in: Workspace(root: folder.url),
      at: now,
      migrations: Array(ProgressSchema.migrations.prefix(1))
    )
    let file = folder.url.appending(path: "\(Workspace.hiddenFolder)/progress.sqlite")
    let old = try SQLiteConnection(path: file.path, busyMilliseconds: 0)
    try old.execute("INSERT INTO hints_revealed VALUES ('contador', 2, 0)")
    let progress = try open()
    try progress.recordHint("shape", of: "contador", at: now)
    let all: [Hint.ID] = ["idea", "place", "extra", "shape"]
    #expect(
      try progress.hintsShown(of: "contador", among: all) == ["idea", "place", "shape"]
    )
  }

  @Test func `terminals that start at once begin one file`() async throws {
    let (folder, now, place) = (folder, now, place)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask {
          try ProgressFile(in: Workspace(root: folder.url), at: now).markDone(place, at: now)
        }
      }
      try await group.waitForAll()
    }
    #expect(try open().stepsDone(in: "01-flujo") == ["entrada"])
  }

  @Test func `two terminals write at once and lose nothing`() async throws {
    let (first, second) = (try open(), try open())
    let (now, place) = (now, place)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for progress in [first, second] {
        group.addTask {
          for _ in 0..<25 {
            try progress.recordAnswer("1", isRight: true, to: "predict", at: place, on: now)
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(try open().answers(at: place).map(\.attempts) == [50])
  }
}
