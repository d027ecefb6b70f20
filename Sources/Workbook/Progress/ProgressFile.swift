import CSQLite
public import Foundation
import Synchronization

/// What a learner has done, kept in `<workspace>/.bucle/progress.sqlite`.
///
/// Every call is one transaction that is on the disk when the call returns. Two terminals may use one
/// file at once, and a kill at any moment leaves what was saved last. Calls block for as long as the disk
/// takes, and up to five seconds while another terminal writes.
public final class ProgressFile: Sendable {
  /// Where the progress is kept.
  public let file: URL
  private let connection: Mutex<SQLiteConnection>

  /// Opens a workspace's progress and brings it to the current version.
  ///
  /// - Parameters:
  ///   - workspace: Where the learner works.
  ///   - date: Now, for the name under which a broken file is moved aside.
  /// - Throws: `corrupt` after a broken file was moved aside, in which case a second call begins anew.
  public convenience init(in workspace: Workspace, at date: Date) throws(ProgressError) {
    try self.init(in: workspace, at: date, migrations: ProgressSchema.migrations)
  }

  init(in workspace: Workspace, at date: Date, migrations: [String]) throws(ProgressError) {
    let folder = workspace.root.appending(path: Workspace.hiddenFolder)
    file = folder.appending(path: "progress.sqlite", directoryHint: .notDirectory)
    do {
      _ = try workspace.open(Workspace.hiddenFolder, in: try workspace.open())
    } catch {
      throw .folder(error)
    }
    do {
      let opened = try Self.open(file, migrations: migrations)
      connection = Mutex(opened)
    } catch .damaged {
      throw .corrupt(movedTo: try Self.moveAside(file, at: date))
    }
  }

  /// Runs statements while no other thread does.
  func withConnection<Value: Sendable>(
    _ body: @Sendable (SQLiteConnection) throws(SQLiteConnection.Failure) -> Value
  ) throws(ProgressError) -> Value {
    let result = connection.withLock { connection in
      Result { () throws(SQLiteConnection.Failure) in try body(connection) }
    }
    do {
      return try result.get()
    } catch {
      throw ProgressError(error, file: file)
    }
  }

  // MARK: - Opening

  private static func open(
    _ file: URL,
    migrations: [String]
  ) throws(ProgressError) -> sending SQLiteConnection {
    do {
      let path = file.path(percentEncoded: false)
      let connection = try SQLiteConnection(path: path, busyMilliseconds: 5_000)
      // A rollback journal, SQLite's default, also works where a folder may not be written or is shared
      // over a network. EXTRA is FULL, and puts the journal's removal on the disk as well: without that a
      // loss of power can bring the journal back, and it undoes the last commit.
      try connection.execute("PRAGMA synchronous = EXTRA")
      let check = try connection.rows("PRAGMA quick_check(1)") { $0.text(0) }
      guard check == ["ok"] else { throw ProgressError.damaged(file: file) }
      try migrate(connection, migrations)
      return connection
    } catch let failure as SQLiteConnection.Failure {
      throw ProgressError(failure, file: file)
    } catch let error as ProgressError {
      throw error
    } catch {
      preconditionFailure("opening progress throws nothing but its own errors, got \(error)")
    }
  }

  private static func migrate(
    _ connection: SQLiteConnection,
    _ migrations: [String]
  ) throws {
    guard try version(of: connection) != migrations.count else { return }
    let found = try connection.transaction { () throws(SQLiteConnection.Failure) in
      // Read again, now that no other terminal can be migrating.
      let found = try version(of: connection)
      for migration in migrations.dropFirst(found) { try connection.execute(migration) }
      if found < migrations.count {
        try connection.execute("PRAGMA user_version = \(migrations.count)")
      }
      return found
    }
    guard found <= migrations.count else {
      throw ProgressError.newerVersion(found: found, supported: migrations.count)
    }
  }

  private static func version(
    of connection: SQLiteConnection
  ) throws(SQLiteConnection.Failure) -> Int {
    try connection.rows("PRAGMA user_version") { $0.integer(0) }.first ?? 0
  }

  /// Renames a broken file and its journal, so that a new one can begin and nothing is lost.
  private static func moveAside(_ file: URL, at date: Date) throws(ProgressError) -> URL {
    let backup = file.deletingLastPathComponent()
      .appending(path: "progress-damaged-\(date.stamp).sqlite", directoryHint: .notDirectory)
    do {
      try FileManager.default.moveItem(at: file, to: backup)
      let journal = file.path(percentEncoded: false) + "-journal"
      if FileManager.default.fileExists(atPath: journal) {
        try FileManager.default.moveItem(
          atPath: journal,
          toPath: backup.path(percentEncoded: false) + "-journal"
        )
      }
    } catch {
      throw .cannotOpen(file: file, reason: error.localizedDescription)
    }
    return backup
  }
}
