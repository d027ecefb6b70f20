import Bilingual
import Foundation
import Testing

@testable import Workbook

@Suite struct ProgressFailureTests {
  private let folder: TemporaryFolder
  private let now = Date(timeIntervalSince1970: 1_800_000_000)
  private let place = Place(lesson: "01-flujo", step: "entrada")

  init() throws {
    folder = try TemporaryFolder()
  }

  private func open() throws -> ProgressFile {
    try ProgressFile(in: Workspace(root: folder.url), at: now)
  }

  private var file: URL {
    Workspace(root: folder.url).root.appending(
      path: ".bucle/progress.sqlite",
      directoryHint: .notDirectory
    )
  }

  private func failure(_ body: () throws -> Void) throws -> ProgressError {
    try #require(throws: ProgressError.self, performing: body)
  }

  // MARK: - Kill

  @Test func `a kill in the middle of saving leaves what was saved before`() throws {
    let progress = try open()
    try progress.withConnection { connection throws(SQLiteConnection.Failure) in
      for number in 0..<1_000 {
        try connection.run(
          "INSERT INTO answer VALUES ('01-flujo', 'entrada', ?, 'entera', 1, 1, 0)",
          .text("b\(number)")
        )
      }
      // A cache of one page makes SQLite write into the file before the transaction ends.
      try connection.execute(
        "PRAGMA cache_size = 1; BEGIN IMMEDIATE; UPDATE answer SET given = 'medias'"
      )
    }
    // What a killed process leaves: its files, and no locks.
    let copy = try TemporaryFolder()
    for name in ["progress.sqlite", "progress.sqlite-journal"] {
      let bytes = try Data(contentsOf: file.deletingLastPathComponent().appending(path: name))
      try copy.write(bytes, to: ".bucle/\(name)")
    }
    #expect(
      copy.read(".bucle/progress.sqlite")?.contains("medias") == true,
      "nothing was half-written"
    )
    let survivor = try ProgressFile(in: Workspace(root: copy.url), at: now)
    let answers = try survivor.answers(at: place)
    #expect(answers.count == 1_000)
    #expect(answers.allSatisfy { $0.given == "entera" })
  }

  // MARK: - Broken files

  @Test(arguments: ["esto no es una base de datos", "SQLite format 3\u{0}y nada más"])
  func `a broken file is moved aside and a new one begins`(text: String) throws {
    try folder.write(text + String(repeating: "x", count: 4_096), to: ".bucle/progress.sqlite")
    let backup = file.deletingLastPathComponent()
      .appending(path: "progress-damaged-20270115T080000Z.sqlite", directoryHint: .notDirectory)
    #expect(try failure { _ = try open() } == .corrupt(movedTo: backup))
    #expect(folder.read(".bucle/progress-damaged-20270115T080000Z.sqlite")?.hasPrefix(text) == true)
    #expect(try open().stepsDone(in: "01-flujo") == [])
  }

  @Test func `a file whose pages are damaged is moved aside`() throws {
    do {
      let progress = try open()
      for number in 0..<500 {
        try progress.withConnection { connection throws(SQLiteConnection.Failure) in
          try connection.run("INSERT INTO step_done VALUES ('a', ?, 0)", .text("paso \(number)"))
        }
      }
    }
    var bytes = try Data(contentsOf: file)
    for index in stride(from: 4_096, to: bytes.count, by: 7) { bytes[index] = 0xA5 }
    try bytes.write(to: file)
    guard case .corrupt = try failure({ _ = try open() }) else {
      Issue.record("the damage was not noticed")
      return
    }
    #expect(try open().stepsDone(in: "a") == [])
  }

  @Test func `a file of a newer version is left alone`() throws {
    try open().withConnection { connection throws(SQLiteConnection.Failure) in
      try connection.execute("PRAGMA user_version = 99")
    }
    let supported = ProgressSchema.migrations.count
    #expect(try failure { _ = try open() } == .newerVersion(found: 99, supported: supported))
    #expect(FileManager.default.fileExists(atPath: file.path(percentEncoded: false)))
  }

  @Test func `a file of an older version is brought up to date and keeps its rows`() throws {
    try open().markDone(place, at: now)
    let migrations = ProgressSchema.migrations + ["CREATE TABLE added (a) STRICT;"]
    #expect(
      try failure {
        _ = try ProgressFile(in: Workspace(root: folder.url), at: now, migrations: migrations)
      } == .failed(code: 1, reason: "missing datatype for added.a")
    )
    let mended = ProgressSchema.migrations + ["ALTER TABLE step_done ADD COLUMN note TEXT;"]
    let progress = try ProgressFile(in: Workspace(root: folder.url), at: now, migrations: mended)
    #expect(try progress.stepsDone(in: "01-flujo") == ["entrada"])
    let version = try progress.withConnection { connection throws(SQLiteConnection.Failure) in
      try connection.rows("PRAGMA user_version") { $0.integer(0) }
    }
    #expect(version == [mended.count])
  }

  // MARK: - No room, no right

  @Test func `a full disk is reported and spares what was saved`() throws {
    let progress = try open()
    try progress.markDone(place, at: now)
    try progress.withConnection { connection throws(SQLiteConnection.Failure) in
      try connection.execute("PRAGMA max_page_count = 1")
    }
    let attempt = KataAttempt(
      kata: "contador",
      contentHash: ContentHash(rawValue: "0"),
      outcome: .passed,
      verdict: String(repeating: "v", count: 100_000),
      date: now
    )
    #expect(try failure { try progress.record(attempt) } == .diskFull(file: file))
    #expect(try progress.attempts(at: "contador") == [])
    #expect(try progress.stepsDone(in: "01-flujo") == ["entrada"])
    try progress.withConnection { connection throws(SQLiteConnection.Failure) in
      try connection.execute("PRAGMA max_page_count = 1000000")
    }
    try progress.record(attempt)
    #expect(try progress.attempts(at: "contador") == [attempt])
  }

  @Test func `a file that may not be written is reported and can be read`() throws {
    let progress = try open()
    try progress.markDone(place, at: now)
    try progress.withConnection { connection throws(SQLiteConnection.Failure) in
      try connection.execute("PRAGMA query_only = 1")
    }
    #expect(try failure { try progress.setLanguage(.spanish) } == .readOnly(file: file))
    #expect(try progress.stepsDone(in: "01-flujo") == ["entrada"])
  }

  @Test func `a lock that another terminal keeps is reported`() throws {
    let (holder, waiter) = (try open(), try open())
    try waiter.withConnection { connection throws(SQLiteConnection.Failure) in
      try connection.execute("PRAGMA busy_timeout = 1")
    }
    try holder.withConnection { connection throws(SQLiteConnection.Failure) in
      try connection.execute("BEGIN IMMEDIATE")
    }
    #expect(try failure { try waiter.markDone(place, at: now) } == .busy(file: file))
  }

  @Test func `a workspace that is not there is reported`() throws {
    let workspace = Workspace(root: folder.url.appending(path: "falta"))
    let error = try failure { _ = try ProgressFile(in: workspace, at: now) }
    #expect(error == .folder(.system(PosixError(operation: "open", code: ENOENT), path: ".")))
    #expect(
      error.text.en == "the system refused 'open' on '.': No such file or directory"
    )
  }

  @Test func `a link in the place of the progress file is not followed`() throws {
    let elsewhere = try TemporaryFolder()
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try FileManager.default.createSymbolicLink(
      at: file,
      withDestinationURL: elsewhere.url.appending(path: "ajeno")
    )
    let reason = "unable to open database file"
    #expect(try failure { _ = try open() } == .cannotOpen(file: file, reason: reason))
    #expect(elsewhere.read("ajeno") == nil)
  }

  @Test func `a link in the place of the tool's folder is not followed`() throws {
    let elsewhere = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(
      at: folder.url.appending(path: ".bucle"),
      withDestinationURL: elsewhere.url
    )
    #expect(try failure { _ = try open() } == .folder(.link(path: ".bucle")))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: elsewhere.url.path(percentEncoded: false))
        == []
    )
  }
}
