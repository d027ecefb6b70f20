public import Foundation

extension Workspace {
  /// Moves the learner's files of a kata to a backup and puts the starter files in their place.
  ///
  /// Files in the kata's folder that are not the kata's stay where they are. If a step fails, the
  /// learner's files are put back before the error is thrown.
  ///
  /// - Parameters:
  ///   - kata: A kata of a checked course.
  ///   - date: Now, for the name of the backup: `<workspace>/.bucle/backups/<time>-<kata>`.
  /// - Returns: The backup; nil if the learner had no file to keep.
  /// - Throws: The first obstacle.
  @discardableResult
  public func reset(_ kata: Kata, at date: Date) throws(WorkspaceError) -> URL? {
    let root = try open()
    let folder = try open(kata.id.rawValue, in: root)
    var owned: [String] = []
    for name in kata.files where try Self.kind(name, path: "\(kata.id)/\(name)", in: folder) != nil
    {
      owned.append(name)
    }
    guard !owned.isEmpty else {
      try prepare(kata)
      return nil
    }
    let hidden = try open(Self.hiddenFolder, in: root)
    let backups = try open(Self.backupFolder, in: hidden)
    let name = try newBackup("\(date.stamp)-\(kata.id)", in: backups)
    let backup = try open(name, in: backups)
    do {
      for file in owned { try Self.move(file, of: kata, from: folder, to: backup) }
      for file in kata.files { _ = try place(file, of: kata, in: folder) }
    } catch {
      Self.putBack(owned, from: backup, to: folder)
      // The backup stays if something could not be put back: then it holds the only copy.
      try? backups.removeFolder(name)
      throw error
    }
    return self.root.appending(path: Self.hiddenFolder).appending(path: Self.backupFolder)
      .appending(path: name, directoryHint: .isDirectory)
  }

  /// Makes a folder whose name no backup has; two within a second get a number.
  private func newBackup(
    _ name: String,
    in backups: borrowing FolderHandle
  ) throws(WorkspaceError) -> String {
    var candidate = name
    var number = 1
    while true {
      do {
        if try backups.newFolder(candidate) != nil { return candidate }
      } catch {
        throw .system(error, path: candidate)
      }
      number += 1
      candidate = "\(name)-\(number)"
    }
  }

  private static func move(
    _ file: String,
    of kata: Kata,
    from folder: borrowing FolderHandle,
    to backup: borrowing FolderHandle
  ) throws(WorkspaceError) {
    do {
      try folder.move(file, to: backup)
    } catch {
      throw .system(error, path: "\(kata.id)/\(file)")
    }
  }

  /// Moves back what the backup holds, in place of a starter if one was put there already.
  private static func putBack(
    _ files: [String],
    from backup: borrowing FolderHandle,
    to folder: borrowing FolderHandle
  ) {
    for file in files { try? backup.move(file, to: folder) }
  }
}

extension Date {
  /// The time in UTC as part of a file's name, such as `20260131T093000Z` (ISO 8601, basic format).
  var stamp: String {
    formatted(.iso8601.dateSeparator(.omitted).timeSeparator(.omitted))
  }
}
