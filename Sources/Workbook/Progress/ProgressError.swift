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
      switch failure.cause {
      case .damage: .damaged(file: file)
      case .readOnly: .readOnly(file: file)
      case .fullDisk: .diskFull(file: file)
      case .lock: .busy(file: file)
      case .access: .cannotOpen(file: file, reason: failure.message)
      case .other: .failed(code: failure.code, reason: failure.message)
      }
  }
}
