package import Foundation
import Workbook

/// A finished grade beside its results, so that a run that was stopped goes on where it was.
package struct GradeRecord: Codable, Hashable, Sendable {
  /// What the grade depends on: see `key`.
  package var key: String
  package var grade: SubmissionGrade

  /// Where records lie in a folder of results.
  package static let folder = ".bucle-grades"

  package init(key: String, grade: SubmissionGrade) {
    self.key = key
    self.grade = grade
  }

  /// The fingerprint of a submission's bytes and of all else that its grade depends on.
  package static func key(_ submission: Data, _ circumstances: [String]) -> String {
    var bytes = Data(circumstances.joined(separator: "\n").utf8)
    bytes.append(0)
    bytes.append(submission)
    return ContentHash(of: bytes).rawValue
  }

  /// The record under a name, where it is for the same key; a damaged one counts as none.
  package static func read(_ name: String, key: String, in results: URL) -> SubmissionGrade? {
    guard let data = try? Data(contentsOf: file(name, in: results)),
      let record = try? JSONDecoder().decode(GradeRecord.self, from: data), record.key == key
    else { return nil }
    return record.grade
  }

  package func write(_ name: String, in results: URL) throws(AtomicFile.Failure) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    guard let data = try? encoder.encode(self) else {
      preconditionFailure("a grade holds nothing that JSON cannot say")
    }
    try AtomicFile.replace(Self.file(name, in: results), with: data, survives: false)
  }

  private static func file(_ name: String, in results: URL) -> URL {
    results.appending(path: folder).appending(path: "\(name).json")
  }
}
