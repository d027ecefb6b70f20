import Classroom
import Foundation
import Workbook

/// One learner's answer to one kata, as a class hands it in.
struct GradedAnswer {
  var kata: CourseKata
  var file: String
  var text: String

  /// What an answer changes in the kata's file.
  enum Kind: CaseIterable {
    /// Bodies, as the kata asks: answers of one kata share a probe.
    case bodies
    /// What other files see of it as well: each needs a probe of its own.
    case interfaces
    /// It is wrong, in one of the ways that the course knows.
    case mistakes
  }

  /// So many answers, no two alike: the katas in turn, and for each kata the kinds in turn.
  static func some(
    _ count: Int,
    kinds: [Kind],
    of katas: [CourseKata]
  ) throws -> [GradedAnswer] {
    try (0..<count).map { number in
      let round = number / katas.count
      let kata = katas[number % katas.count]
      return try GradedAnswer(kinds[round % kinds.count], number, round / kinds.count, to: kata)
    }
  }

  private init(_ kind: Kind, _ number: Int, _ round: Int, to kata: CourseKata) throws {
    self.kata = kata
    file = kata.settings.files[0]
    let solutions = CourseKata.course.appending(path: "solutions/\(kata.id)")
    var source = solutions.appending(path: file)
    if kind == .mistakes {
      let folder = solutions.appending(path: "wrong")
      let wrong = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        .filter { $0.hasSuffix(".swift") }.sorted()
      source = folder.appending(path: wrong[round % wrong.count])
    }
    let text = try String(contentsOf: source, encoding: .utf8)
    self.text =
      switch kind {
      case .bodies, .mistakes: "\(text)\nprivate func ajeno() -> Int { \(number) }\n"
      case .interfaces: "\(text)\nstruct Ajeno\(UInt32.random(in: 0 ... .max)) {}\n"
      }
  }

  var submission: Submission {
    let files = [KataFiles.File(name: file, contents: Data(text.utf8))]
    return Submission(
      tool: "benchmark",
      katas: [
        Submission.Work(
          id: kata.id,
          contentHash: KataFiles(files: files).contentHash.rawValue,
          files: files.map { Submission.File(name: $0.name, contents: $0.contents) },
          claim: nil,
          attempts: []
        )
      ]
    )
  }
}
