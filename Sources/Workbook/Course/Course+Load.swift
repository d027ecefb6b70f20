public import Foundation

extension Course {
  /// The version of the files that this tool reads, as `workbook.json` states it.
  public static let format = 1

  /// Reads and checks a whole course.
  ///
  /// Every problem of every file is collected before the failure is thrown, so that an author sees them
  /// all at once.
  ///
  /// - Parameter root: The folder that holds `workbook.json`.
  /// - Returns: A course without a known problem.
  /// - Throws: Every problem that was found.
  public static func load(from root: URL) throws(CourseFailure) -> Course {
    var loader = CourseLoader(folder: CourseFolder(root: root))
    let course = loader.course()
    let diagnostics = loader.diagnostics.ordered
    guard diagnostics.isEmpty else { throw CourseFailure(root: root, diagnostics: diagnostics) }
    return course
  }
}

/// Walks through the folders of a course in its order.
private struct CourseLoader {
  let folder: CourseFolder
  var diagnostics = DiagnosticList()
  private var limits = CourseLimits()
  private var feedback: AllowedFeedback?
  private var lessons: [Lesson] = []
  private var katas: [Kata] = []
  private var references: [(kata: Kata.ID, position: SourcePosition)] = []

  init(folder: CourseFolder) {
    self.folder = folder
  }

  mutating func course() -> Course {
    for (index, id) in order().enumerated() {
      takeLesson(id, number: index + 1)
      takeKatas(of: id)
    }
    reportUnknownKatas()
    return Course(
      root: folder.root,
      lessons: lessons,
      katas: katas,
      limits: limits,
      feedback: feedback
    )
  }

  /// The lessons that `workbook.json` lists.
  private mutating func order() -> [Lesson.ID] {
    let file = "workbook.json"
    let keys = ["format", "lessons", "limits", "feedback"]
    guard let reader = folder.object(file, allowed: keys, &diagnostics) else { return [] }
    guard let format = reader.positive("format", &diagnostics) else { return [] }
    guard format == Course.format else {
      let problem = CourseProblem.unsupportedFormat(format, supported: Course.format)
      diagnostics.report(problem, at: reader.position(of: "format"))
      return []
    }
    takeLimits(reader)
    if reader.has("feedback") { feedback = reader.feedback("feedback", &diagnostics) }
    let names = reader.strings("lessons", &diagnostics) ?? []
    for (index, name) in names.enumerated() {
      if !Lesson.ID(name.text).isWellFormed {
        diagnostics.report(.malformedName(name.text), at: name.position)
      } else if let first = names[..<index].first(where: { $0.text == name.text }) {
        diagnostics.report(.repeatedName(name.text, first: first.position), at: name.position)
      }
    }
    return names.map { Lesson.ID($0.text) }
  }

  private mutating func takeLimits(_ reader: JSONObjectReader) {
    let keys = CourseLimits.keys
    guard reader.has("limits"),
      let given = reader.object("limits", allowed: keys.map(\.name), &diagnostics)
    else { return }
    for (name, limit) in keys where given.has(name) {
      limits[keyPath: limit] = given.positive(name, &diagnostics)
    }
  }

  private mutating func takeLesson(_ id: Lesson.ID, number: Int) {
    let es = folder.text("\(id)/lesson.es.md", &diagnostics)
    let en = folder.text("\(id)/lesson.en.md", &diagnostics)
    guard let es, let en else { return }
    let reading = LessonParser.parse(es: es, en: en, &diagnostics)
    lessons.append(Lesson(id: id, number: number, title: reading.title, steps: reading.steps))
    references += reading.references
    for case .count(let tally) in reading.steps.flatMap(\.blocks.es) {
      for path in tally.files.map({ "\(id)/\(Tally.folder)/\($0)" }) where !folder.exists(path) {
        diagnostics.report(.missingFile, at: SourcePosition(file: path))
      }
    }
  }

  private mutating func takeKatas(of id: Lesson.ID) {
    var found: [Kata] = []
    for name in folder.folders(in: id.rawValue, holding: "kata.json") {
      guard let kata = KataParser.parse("\(id)/\(name)", in: folder, &diagnostics) else { continue }
      if let first = katas.first(where: { $0.id == kata.id }) {
        let lesson = first.folder.deletingLastPathComponent().lastPathComponent
        diagnostics.report(
          .repeatedName(
            name,
            first: SourcePosition(file: "\(lesson)/\(name)/kata.json")
          ),
          at: SourcePosition(file: "\(id)/\(name)/kata.json")
        )
      }
      found.append(kata)
    }
    // The folders come by name, and the sort keeps that order of those that no step sets.
    let set = references.map(\.kata)
    func place(_ kata: Kata) -> Int { set.firstIndex(of: kata.id) ?? set.count }
    katas += found.sorted { place($0) < place($1) }
  }

  private mutating func reportUnknownKatas() {
    let known = katas.map(\.id)
    for reference in references where !known.contains(reference.kata) {
      let problem = CourseProblem.unknownKata(
        reference.kata.rawValue,
        known: known.map(\.rawValue)
      )
      diagnostics.report(problem, at: reference.position)
    }
  }
}
