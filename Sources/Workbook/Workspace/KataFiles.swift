public import Foundation

/// A kata's files as the learner left them at one moment.
public struct KataFiles: Hashable, Sendable {
  /// One file.
  public struct File: Hashable, Sendable {
    /// Its name, without a folder.
    public let name: String
    /// Its bytes, which need not be UTF-8.
    public let contents: Data

    /// A file that need not lie in a workspace.
    public init(name: String, contents: Data) {
      self.name = name
      self.contents = contents
    }
  }

  /// The files in the order of the kata.
  public let files: [File]

  /// Files in the order of their kata.
  public init(files: [File]) {
    self.files = files
  }

  /// A fingerprint of the names and contents, equal only for equal files.
  public var contentHash: ContentHash {
    var bytes = Data()
    for file in files {
      // The lengths keep one file's end from passing for the next one's beginning.
      bytes.append(contentsOf: "\(file.name.utf8.count) \(file.contents.count)\n\(file.name)".utf8)
      bytes.append(file.contents)
    }
    return ContentHash(of: bytes)
  }
}
