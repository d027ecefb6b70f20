import Bilingual
import Classroom
import Examiner
import Foundation
import HiddenExams
import Workbook

/// Judges a submission's katas as `check` judges a learner's own, in a folder that is there for this one alone.
struct SubmissionJudge: Sendable {
  let builder: WorkspaceBuilder
  let katas: [Kata]
  let language: Language
  /// The most that grades may tell.
  let feedback: FeedbackLevel
  let cancellation: Cancellation?

  /// `nil` where it was stopped.
  func grade(_ bytes: Data, name: String) -> SubmissionGrade? {
    let submission: Submission
    do throws(SubmissionProblem) {
      submission = try Submission(bytes, katas: katas)
    } catch {
      return SubmissionGrade(name: name, problem: error.text[language])
    }
    var grades: [KataGrade] = []
    for work in submission.katas {
      guard let kata = katas.first(where: { $0.id.rawValue == work.id }) else { continue }
      guard let grade = grade(work, on: kata) else { return nil }
      grades.append(grade)
    }
    return SubmissionGrade(name: name, katas: grades)
  }

  private func grade(_ work: Submission.Work, on kata: Kata) -> KataGrade? {
    func fault(_ problem: String) -> KataGrade {
      KataGrade(
        kata: kata.id.rawValue,
        title: kata.title[language],
        points: kata.points,
        outcome: .fault,
        problem: problem
      )
    }
    guard let exam = HiddenExams.exam(for: kata.id.rawValue) else {
      return fault(ToolError.noExam(kata.id).text[language])
    }
    let scratch: ScratchFolder
    let files: KataFiles
    do {
      scratch = try ScratchFolder(in: builder.installation.cache.appending(path: "grading"))
      files = try work.contents(for: kata)
      let folder = scratch.url.appending(path: kata.id.rawValue)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
      for file in files.files { try file.contents.write(to: folder.appending(path: file.name)) }
    } catch {
      return fault(String(describing: error))
    }
    let workspace = Workspace(root: scratch.url)
    let verdict = Judge(builder: builder).verdict(
      on: kata,
      files.contentHash,
      exam: exam,
      in: workspace,
      cancellation: cancellation
    ) { _ in }
    return withExtendedLifetime(scratch) {
      KataGrade(
        verdict,
        on: kata,
        exam: exam,
        in: workspace.root.path(percentEncoded: false),
        atMost: feedback,
        language: language
      )
    }
  }
}
