import Classroom
import Workbook

/// What goes into a submission, as the learner reads it before agreeing.
struct SubmitRendering {
  private let submission: Submission
  private let file: String
  private let scene: Scene

  init(_ submission: Submission, file: String, scene: Scene) {
    self.submission = submission
    self.file = file
    self.scene = scene
  }

  var lines: [Line] {
    [scene.paragraph(SubmitText.head(file), .strong), Line()]
      + submission.katas.flatMap { kata -> [Line] in
        [Line(kata.id, .strong).indented(2)]
          + kata.files.map { file in
            let size = file.contents?.count ?? 0
            return scene.paragraph(SubmitText.file(file.name, bytes: size)).indented(4)
          } + [
            scene.paragraph(SubmitText.hash(String(kata.contentHash.prefix(12))), .dim).indented(4),
            scene.paragraph(SubmitText.claim(kata.claim?.outcome)).indented(4),
            scene.paragraph(SubmitText.attempts(kata.attempts.count)).indented(4), Line(),
          ]
      } + [scene.paragraph(SubmitText.nothingElse(submission.tool), .dim)]
  }
}
