import Examiner
import Foundation

/// A kata of the course, as far as compiling an answer to it goes.
struct CourseKata {
  var id: String
  var folder: URL
  var settings: Settings

  struct Settings: Decodable {
    /// Only features have a reference that runs by itself.
    var kind: String?
    var module: String
    var probe: String
    var files: [String]
  }

  /// The checkout that this program was built from.
  static let course = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// In the order of the lessons, then by name.
  static func all() throws -> [CourseKata] {
    let manager = FileManager.default
    let lessons = course.appending(path: "lessons")
    var katas: [CourseKata] = []
    for lesson in try manager.contentsOfDirectory(atPath: lessons.path).sorted() {
      let names = try? manager.contentsOfDirectory(atPath: lessons.appending(path: lesson).path)
      for name in (names ?? []).sorted() {
        let folder = lessons.appending(path: "\(lesson)/\(name)")
        guard let data = try? Data(contentsOf: folder.appending(path: "kata.json")),
          let settings = try? JSONDecoder().decode(Settings.self, from: data),
          settings.kind ?? "feature" == "feature"
        else { continue }
        katas.append(CourseKata(id: name, folder: folder, settings: settings))
      }
    }
    return katas
  }
}

/// A learner's folder with the reference in it, which differs by a comment each time it is saved.
final class KataDesk {
  let sources: KataSources
  private let texts: [(file: URL, text: String)]
  private var saves = 0

  init(_ kata: CourseKata, in parent: URL) throws {
    let folder = parent.appending(path: kata.id)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    texts = try kata.settings.files.map { name in
      let reference = CourseKata.course.appending(path: "solutions/\(kata.id)/\(name)")
      return (folder.appending(path: name), try String(contentsOf: reference, encoding: .utf8))
    }
    sources = KataSources(
      id: kata.id,
      module: kata.settings.module,
      probeModule: kata.settings.probe,
      files: texts.map(\.file),
      probe: kata.folder.appending(path: "Probe.swift")
    )
  }

  func save() throws {
    saves += 1
    for (file, text) in texts {
      try "\(text)\n// \(saves)\n".write(to: file, atomically: true, encoding: .utf8)
    }
  }
}
