import Foundation
import Testing

@testable import Workbook

@Suite struct SQLiteConnectionTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func open() throws -> SQLiteConnection {
    let path = folder.url.appending(path: "a.sqlite").path(percentEncoded: false)
    let connection = try SQLiteConnection(path: path, busyMilliseconds: 1)
    try connection.execute("CREATE TABLE IF NOT EXISTS a (b TEXT, c REAL)")
    return connection
  }

  @Test func `values come back as they were bound`() throws {
    let connection = try open()
    try connection.run("INSERT INTO a VALUES (?, ?)", .text("é'\u{0}\"界"), .real(0.25))
    try connection.run("INSERT INTO a VALUES (NULL, ?)", .integer(-7))
    #expect(try connection.rows("SELECT b FROM a") { $0.text(0) } == ["é'\u{0}\"界", ""])
    #expect(try connection.rows("SELECT c FROM a") { $0.real(0) } == [0.25, -7])
    #expect(try connection.rows("SELECT c FROM a WHERE b IS NULL") { $0.integer(0) } == [-7])
  }

  @Test func `a transaction keeps other writers out from its beginning`() throws {
    let (first, second) = (try open(), try open())
    let failure = try first.transaction { () throws(SQLiteConnection.Failure) in
      _ = try first.rows("SELECT b FROM a") { $0.text(0) }
      return #expect(throws: SQLiteConnection.Failure.self) {
        try second.execute("BEGIN IMMEDIATE")
      }
    }
    #expect(failure?.message == "database is locked")
  }

  @Test func `a transaction that fails changes nothing and leaves the connection usable`() throws {
    let connection = try open()
    let failure = #expect(throws: SQLiteConnection.Failure.self) {
      try connection.transaction { () throws(SQLiteConnection.Failure) in
        try connection.run("INSERT INTO a VALUES ('x', 1)")
        try connection.execute("SELECT nada")
      }
    }
    #expect(failure?.message == "no such column: nada")
    #expect(try connection.rows("SELECT b FROM a") { $0.text(0) } == [])
    try connection.transaction { () throws(SQLiteConnection.Failure) in
      try connection.run("INSERT INTO a VALUES ('y', 1)")
    }
    #expect(try open().rows("SELECT b FROM a") { $0.text(0) } == ["y"])
  }
}
