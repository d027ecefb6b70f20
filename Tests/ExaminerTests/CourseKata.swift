import Examiner
import Foundation
import Testing

/// A kata of a feature as its folder in the course describes it.
struct CourseKata: Sendable, Hashable, CustomTestStringConvertible {
  var id: String
  var module: String
  var probe: String
  var files: [String]
  /// The structural rules by name.
  var rules: [String]
  /// From the root of the repository.
  var folder: String

  var testDescription: String { id }

  /// In the order of their folders.
  static let all: [CourseKata] = {
    let lessons = folders(in: "lessons")
    return lessons.flatMap { lesson in folders(in: lesson).compactMap { try? CourseKata($0) } }
  }()

  private struct Manifest: Decodable {
    var id: String
    var kind: String?
    var module: String
    var probe: String
    var files: [String]
    var rules: [Rule]?

    struct Rule: Decodable {
      var id: String
    }
  }

  private struct AnotherKind: Error {}

  private init(_ folder: String) throws {
    let file = Course.root.appending(path: "\(folder)/kata.json")
    let manifest = try JSONDecoder().decode(Manifest.self, from: Data(contentsOf: file))
    guard manifest.kind == nil else { throw AnotherKind() }
    self.folder = folder
    (id, module) = (manifest.id, manifest.module)
    (probe, files) = (manifest.probe, manifest.files)
    rules = (manifest.rules ?? []).map(\.id)
  }

  private static func folders(in folder: String) -> [String] {
    Self.names(in: folder).map { "\(folder)/\($0)" }
  }

  private static func names(in folder: String) -> [String] {
    let path = Course.root.appending(path: folder).path
    return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  /// The files in a folder beside the reference.
  func solutions(_ kind: String) -> [String] {
    Self.names(in: "solutions/\(id)/\(kind)").map { "solutions/\(id)/\(kind)/\($0)" }
  }

  /// Builds and examines the kata with these files, as `check` does: first file first, the others as the reference has them.
  func verdict(on paths: [String]) throws -> Verdict {
    let folder = try Course.Folder()
    var files: [URL] = []
    for (name, path) in zip(self.files, paths) {
      files.append(try folder.write(Course.text(path), as: name))
    }
    let builder = KataBuilder(
      installation: Course.installation,
      toolchain: try Toolchain(environment: Course.environment)
    )
    let outcome = try builder.build(
      KataSources(
        id: id,
        module: module,
        probeModule: probe,
        files: files,
        probe: Course.root.appending(path: "\(self.folder)/Probe.swift")
      )
    )
    guard case .built(let built) = outcome else {
      Issue.record("\(paths): \(outcome)")
      throw Course.NotBuilt()
    }
    return Examination(
      try #require(Course.exam(for: id)),
      subject: built.subject,
      reference: Course.installation.reference("kata:\(id)"),
      forecasts: Self.forecasts
    ).run()
  }

  /// Shared by all tests, as a session shares them among its checks.
  private static let forecasts = Forecasts()

  /// The reference's files, with another in the place of the first.
  func reference(first: String? = nil) -> [String] {
    var paths = files.map { "solutions/\(id)/\($0)" }
    if let first { paths[0] = first }
    return paths
  }
}
