import Bilingual
import Classroom
import Foundation

/// Grades one submission after another; safe to use from several threads.
struct GradeRun: Sendable {
  let judge: SubmissionJudge
  /// The folder of results, where finished grades are kept; `nil` keeps none.
  let records: URL?
  let isFresh: Bool
  /// What grades depend on beside the submission.
  let circumstances: [String]

  /// `nil` where it was stopped.
  func grade(_ found: SubmissionSearch.Found) -> SubmissionGrade? {
    let bytes: Data
    do throws(SubmissionProblem) {
      bytes = try Submission.bytes(of: found.file)
    } catch {
      return SubmissionGrade(name: found.name, problem: error.text[judge.language])
    }
    let key = GradeRecord.key(bytes, circumstances)
    if !isFresh, let records, let kept = GradeRecord.read(found.name, key: key, in: records) {
      return kept
    }
    guard let grade = judge.grade(bytes, name: found.name) else { return nil }
    // A fault of ours, or a lack of time, may be gone the next time; a record that cannot be written is only work done twice.
    if let records, grade.fault == nil, grade.isDecided {
      try? GradeRecord(key: key, grade: grade).write(found.name, in: records)
    }
    return grade
  }
}
