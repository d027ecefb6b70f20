package import Bilingual

/// The forms that grades are written in.
package enum ResultFormat: String, CaseIterable, Sendable {
  case json, junit, exercism, gradescope, github, classroom50, check50

  /// What a file of the format is called at its end.
  package var suffix: String { self == .junit ? "xml" : "json" }

  /// Whether one document can hold several submissions.
  package var holdsMany: Bool { self == .json || self == .junit }
}

/// Writes grades in a format.
package struct ResultWriter: Sendable {
  package var format: ResultFormat
  package var language: Language
  /// The version of the tool.
  package var version: String
  /// Who and what a Classroom 50 result is about; no other format needs it.
  package var identity: Classroom50Identity?

  package init(
    format: ResultFormat,
    language: Language,
    version: String,
    identity: Classroom50Identity? = nil
  ) {
    self.format = format
    self.language = language
    self.version = version
    self.identity = identity
  }

  /// The document for one submission; `nil` where a fault of ours leaves nothing to say in that format.
  package func document(_ grade: SubmissionGrade) -> String? {
    let tests = grade.tests(language)
    switch format {
    case .json: return JSONReport(grade).text
    case .junit: return grade.fault == nil ? JUnitReport([grade], language).text : nil
    case .check50: return Check50Report(grade, tests, version: version, language: language).text
    case .github: return GitHubResult(grade, tests).text
    case .exercism:
      return grade.fault == nil ? ExercismResults(grade, tests, language).text : nil
    case .gradescope:
      return grade.fault == nil ? GradescopeResults(grade, tests, language).text : nil
    case .classroom50:
      guard let identity, grade.fault == nil else { return nil }
      return Classroom50Result(identity, tests).text
    }
  }

  /// One document for all of them, in the formats that have such.
  package func document(_ grades: [SubmissionGrade]) -> String? {
    switch format {
    case .json: GradeList(tool: version, grades).text
    case .junit: JUnitReport(grades, language).text
    default: nil
    }
  }
}
