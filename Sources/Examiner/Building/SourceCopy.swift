import Foundation
import Glibc

/// A learner's file as it was when a check began: a plain file under a plain name, for the compiler to read.
struct SourceCopy {
  /// Where the learner has it.
  let original: URL
  let copy: URL

  /// More than anybody writes for a kata; a compiler given more is busy for minutes.
  static let limit = ByteCount.mebibytes(1)

  /// Copies a file into a folder.
  ///
  /// Throws `BuildError.source` where the path leads to no file of text that can be read.
  init(_ original: URL, followsLinks: Bool, to folder: URL) throws(BuildError) {
    self.original = original
    copy = folder.appending(path: original.lastPathComponent)
    var status = stat()
    let found = followsLinks ? stat(original.path, &status) : lstat(original.path, &status)
    guard found == 0 else {
      throw .source(original.path, .unreadable(PosixError("read \(original.path)")))
    }
    guard status.st_mode & S_IFMT != S_IFLNK else { throw .source(original.path, .link) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw .source(original.path, .notAFile)
    }
    guard Int(status.st_size) <= Self.limit.bytes else {
      throw .source(original.path, .tooLarge(ByteCount(bytes: Int(status.st_size))))
    }
    do {
      try Data(contentsOf: original).write(to: copy)
    } catch {
      throw .source(original.path, .unreadable(PosixError("read \(original.path)")))
    }
  }
}
