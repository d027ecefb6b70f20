public import Foundation

/// A kata's files as the learner left them at one moment.
public struct KataFiles: Hashable, Sendable {
  /// One file.
  public struct File: Hashable, Sendable {
    /// Its name, without a folder.
    public let name: String
    /// Its bytes, which need not be UTF-8.
    public let contents: Data
  }

  /// The files in the order of the kata.
  public let files: [File]

  /// A fingerprint of the names and contents, equal only for equal files.
  public var contentHash: ContentHash {
    var bytes = Data()
    for file in files {
      // The lengths keep one file's end from passing for the next one's beginning.
      bytes.append(contentsOf: "\(file.name.utf8.count) \(file.contents.count)\n\(file.name)".utf8)
      bytes.append(file.contents)
    }
    return ContentHash(rawValue: SHA256.hash(bytes).hexadecimal)
  }
}

/// The fingerprint of some files: SHA-256, in 64 lower-case hexadecimal digits.
public struct ContentHash: RawRepresentable, Hashable, Sendable {
  /// The digits.
  public let rawValue: String

  /// Takes digits as they are.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

extension [UInt8] {
  fileprivate var hexadecimal: String {
    let digits = Array("0123456789abcdef".utf8)
    return String(
      decoding: flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] },
      as: UTF8.self
    )
  }
}
