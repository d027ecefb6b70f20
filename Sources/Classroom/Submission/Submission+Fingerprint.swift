package import Foundation
import Workbook

extension Submission {
  /// SHA-256 over every field in its order, whatever the JSON around them looks like.
  var fingerprint: String {
    var fields = [format, String(version), tool, String(katas.count)]
    for kata in katas {
      fields += [kata.id, kata.contentHash, String(kata.files.count)]
      for file in kata.files {
        fields += [file.name, file.text ?? "", file.base64 ?? ""]
      }
      fields += [kata.claim?.outcome ?? "", kata.claim?.verdict ?? ""]
      fields.append(String(kata.attempts.count))
      for attempt in kata.attempts {
        fields += [attempt.date, attempt.contentHash, attempt.outcome]
      }
    }
    var bytes = Data()
    for field in fields {
      // The length keeps one field's end from passing for the next one's beginning.
      bytes.append(contentsOf: "\(field.utf8.count) ".utf8)
      bytes.append(contentsOf: field.utf8)
    }
    return ContentHash(of: bytes).rawValue
  }
}

extension Submission {
  /// The submission as its file: indented, so that its owner can read what is in it.
  package var json: Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    do {
      return try encoder.encode(self) + Data("\n".utf8)
    } catch {
      preconditionFailure("a submission holds nothing that JSON cannot say, got \(error)")
    }
  }
}
