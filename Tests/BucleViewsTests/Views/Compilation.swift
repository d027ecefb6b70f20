import Foundation
import TestHelpers

/// What the compiler says of a file that imports the views.
enum Compilation {
  /// The errors as `line: text`, lines counted from 1 in the given source.
  static func errors(of source: String) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "views-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "Vista.swift")
    try "import SwiftUI; \(source)".write(to: file, atomically: true, encoding: .utf8)
    let products = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent()
    let compiler = try Command(
      [
        "swiftc", "-typecheck", "-swift-version", "6", "-parse-as-library",
        "-module-cache-path", folder.path, "-I", products.appending(path: "Modules").path,
        file.path,
      ],
      // The driver leaves an empty folder there.
      environment: ProcessInfo.processInfo.environment.merging(["TMPDIR": folder.path]) { $1 }
    )
    let text = compiler.output + compiler.errors
    return text.split(separator: "\n").compactMap { line in
      let fields = line.split(separator: ":", maxSplits: 4)
      guard fields.count == 5, fields[0] == file.path, fields[3] == " error" else { return nil }
      return "\(fields[1]):\(fields[4])"
    }
  }
}
