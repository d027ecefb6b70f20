import CSQLite
public import Foundation

/// Why progress could not be read or saved; what had been saved before is unharmed.
public enum ProgressError: Error, Hashable, Sendable {
  /// The file was no database or a broken one, and was moved aside; opening again begins a new one.
  case corrupt(movedTo: URL)
  /// The file became unreadable while it was in use.
  case damaged(file: URL)
  /// A newer version of the tool has written the file.
  case newerVersion(found: Int, supported: Int)
  /// The file or its folder may be read but not written.
  case readOnly(file: URL)
  /// The disk is full.
  case diskFull(file: URL)
  /// Another terminal has kept the file locked for longer than the waiting time.
  case busy(file: URL)
  /// The workspace's own folder cannot be opened or made.
  case folder(WorkspaceError)
  /// The file cannot be opened, made or moved.
  case cannotOpen(file: URL, reason: String)
  /// SQLite failed in another way.
  case failed(code: Int32, reason: String)

  /// Sorts a failure of the library by what can be done about it.
  init(_ failure: SQLiteConnection.Failure, file: URL) {
    self =
      switch failure.primaryCode {
      case SQLITE_CORRUPT, SQLITE_NOTADB: .damaged(file: file)
      case SQLITE_READONLY: .readOnly(file: file)
      case SQLITE_FULL: .diskFull(file: file)
      case SQLITE_BUSY, SQLITE_LOCKED: .busy(file: file)
      case SQLITE_CANTOPEN, SQLITE_PERM, SQLITE_AUTH:
        .cannotOpen(file: file, reason: failure.message)
      default: .failed(code: failure.code, reason: failure.message)
      }
  }
}
