import Foundation

/// Reads the files of a course by their path from its folder.
struct CourseFolder {
  let root: URL

  func url(_ path: String) -> URL { root.appending(path: path) }

  func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: url(path).path(percentEncoded: false))
  }

  /// The names of the folders inside a folder that hold a file, sorted by their code points.
  func folders(in path: String, holding file: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: url(path).path(percentEncoded: false)
    )
    return (names ?? []).filter { exists("\(path)/\($0)/\(file)") }.sorted()
  }

  /// A file's text; nil after a reported problem.
  func text(_ path: String, _ diagnostics: inout DiagnosticList) -> SourceText? {
    guard let data = FileManager.default.contents(atPath: url(path).path(percentEncoded: false))
    else {
      diagnostics.report(.missingFile, at: SourcePosition(file: path))
      return nil
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      diagnostics.report(.notUTF8, at: SourcePosition(file: path))
      return nil
    }
    return SourceText(file: path, text: text)
  }

  /// A file's JSON object; nil after a reported problem.
  func object(
    _ path: String,
    allowed: [String],
    _ diagnostics: inout DiagnosticList
  ) -> JSONObjectReader? {
    guard let source = text(path, &diagnostics) else { return nil }
    do {
      let value = try JSONParser.parse(source)
      return JSONObjectReader(value, key: nil, allowed: allowed, &diagnostics)
    } catch {
      diagnostics.report(.malformedJSON(error.expectation), at: error.position)
      return nil
    }
  }
}
