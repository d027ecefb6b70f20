package import Foundation

extension Submission {
  /// One source file: as text where it is UTF-8, so that a submission can be read with any editor.
  package struct File: Codable, Hashable, Sendable {
    package var name: String
    package var text: String?
    package var base64: String?

    package init(name: String, contents: Data) {
      self.name = name
      if let text = String(validating: contents, as: UTF8.self) {
        self.text = text
      } else {
        base64 = contents.base64EncodedString()
      }
    }

    /// `nil` where it holds neither text nor bytes, or both.
    package var contents: Data? {
      switch (text, base64) {
      case (let text?, nil): Data(text.utf8)
      case (nil, let base64?): Data(base64Encoded: base64)
      default: nil
      }
    }
  }
}
