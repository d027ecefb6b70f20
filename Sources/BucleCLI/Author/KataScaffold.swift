import Foundation
import Workbook

/// A new kata that builds: its folders, and its line in the three files that list the katas.
struct KataScaffold {
  private let tool: Tool
  private let id: String
  private let lesson: String
  private let root: URL

  /// The kata goes to the lesson that stands before a slash, else to the course's last.
  init(_ tool: Tool, id name: String) throws(ToolError) {
    self.tool = tool
    let parts = name.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let course = try tool.course()
    id = parts.last ?? name
    guard parts.count <= 2, Kata.ID(id).isWellFormed, id.first?.isLetter == true else {
      throw .malformedName(name)
    }
    let wanted = parts.count == 2 ? parts[0] : "\(course.lessons.count)"
    guard let found = course.lessons.index(named: wanted).map({ course.lessons[$0] }) else {
      throw .usage(.unknownLesson(wanted, known: course.lessons.map(LessonName.init)))
    }
    lesson = found.id.rawValue
    root = try tool.courseFolder().deletingLastPathComponent()
    guard !course.katas.contains(where: { $0.id.rawValue == id }) else { throw .nameTaken(id) }
  }

  func write() throws(ToolError) -> ExitCode {
    let template = Self.template(tool.options.kind ?? .feature, id: id)
    var files = template.lessonFiles.map { ("lessons/\(lesson)/\(id)/\($0.key)", $0.value) }
    files += template.solutionFiles.map { ("solutions/\(id)/\($0.key)", $0.value) }
    files.append(("Tests/Hidden/\(template.type)Exam.swift", template.exam))
    if template is FeatureTemplate {
      let misconceptions = MisconceptionSource(kata: id, misconceptions: [])
      files.append((misconceptions.path, misconceptions.text))
    }
    for (path, _) in files where exists(path) { throw .nameTaken(path) }
    // All three are looked at before anything is written: half a kata would not build.
    for list in try template.lists.map({ list throws(ToolError) in try entered(list) }) {
      files.append(list)
    }
    for (path, text) in files {
      do {
        let file = root.appending(path: path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(),
          withIntermediateDirectories: true
        )
        try text.write(to: file, atomically: true, encoding: .utf8)
      } catch {
        throw .cannotWrite(path, reason: error.localizedDescription)
      }
    }
    tool.show([
      tool.scene.paragraph(AuthorText.written(id)), tool.scene.paragraph(AuthorText.nextSteps),
    ])
    return .success
  }

  private static func template(_ kind: KataKind.Name, id: String) -> any KataTemplate {
    switch kind {
    case .feature: FeatureTemplate(id: id)
    case .tests: TestsTemplate(id: id)
    case .scripts: ScriptsTemplate(id: id)
    }
  }

  private func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appending(path: path).path(percentEncoded: false))
  }

  private func entered(
    _ list: (file: String, entries: [(after: String, text: String)])
  ) throws(ToolError) -> (String, String) {
    guard
      var text = try? String(contentsOf: root.appending(path: list.file), encoding: .utf8)
    else { throw .noPlace(file: list.file) }
    for entry in list.entries {
      guard let place = text.firstRange(of: entry.after) else { throw .noPlace(file: list.file) }
      text.insert(contentsOf: entry.text, at: place.upperBound)
    }
    return (list.file, text)
  }
}
