public import Foundation

/// The folder in which a learner works: a folder per kata, and `.bucle` for what the tool keeps.
///
/// Links inside it are never followed, so that nothing outside is read or written by way of them.
public struct Workspace: Hashable, Sendable {
  /// The workspace itself, which may be reached through links.
  public let root: URL

  /// Names a folder, which must exist before anything is put into it.
  public init(root: URL) {
    self.root = root.resolvingSymlinksInPath()
  }

  /// The folder of what the tool keeps: progress and backups.
  public static let hiddenFolder = ".bucle"
  static let backupFolder = "backups"

  /// Where a kata's files are.
  public func folder(of kata: Kata.ID) -> URL {
    root.appending(path: kata.rawValue, directoryHint: .isDirectory)
  }

  /// Where one of a kata's files is.
  public func file(_ name: String, of kata: Kata.ID) -> URL {
    folder(of: kata).appending(path: name, directoryHint: .notDirectory)
  }

  // MARK: - Access

  func open() throws(WorkspaceError) -> FolderHandle {
    try Self.naming(".") { () throws(PosixError) in
      try FolderHandle(path: root.path(percentEncoded: false))
    }
  }

  /// Opens a folder of the workspace and makes it if it is missing.
  func open(_ name: String, in parent: borrowing FolderHandle) throws(WorkspaceError)
    -> FolderHandle
  {
    switch try Self.kind(name, path: name, in: parent) {
    case .link: throw .link(path: name)
    case .file, .other: throw .unexpectedKind(path: name)
    case .folder, nil: break
    }
    do {
      return try parent.folder(name)
    } catch {
      throw .system(error, path: name)
    }
  }

  static func kind(
    _ name: String,
    path: String,
    in folder: borrowing FolderHandle
  ) throws(WorkspaceError) -> FileKind? {
    do {
      return try folder.kind(name)
    } catch {
      throw .system(error, path: path)
    }
  }

  /// Runs a system call and says which path it was about.
  static func naming<Value: ~Copyable>(
    _ path: String,
    _ body: () throws(PosixError) -> Value
  ) throws(WorkspaceError) -> Value {
    do {
      return try body()
    } catch {
      throw .system(error, path: path)
    }
  }
}
