import Foundation
import Workbook

/// Where the learner's folder is, and what says so.
struct WorkspacePlace: Sendable, Hashable {
  enum Source: Sendable, Hashable {
    case option, environment, currentFolder, home
  }

  var path: String
  var source: Source

  init(
    options: Options,
    environment: [String: String],
    currentFolder: String = FileManager.default.currentDirectoryPath
  ) {
    func absolute(_ path: String) -> String {
      let full = path.hasPrefix("/") ? path : currentFolder + "/" + path
      return URL(filePath: full).standardizedFileURL.path(percentEncoded: false)
    }
    if let given = options.workspace {
      (path, source) = (absolute(given), .option)
    } else if let given = environment["BUCLE_WORKSPACE"], !given.isEmpty {
      (path, source) = (absolute(given), .environment)
    } else if let found = Self.holder(from: currentFolder) {
      (path, source) = (found, .currentFolder)
    } else {
      (path, source) = ((environment["HOME"] ?? "/tmp") + "/bucle", .home)
    }
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
  }

  /// The folder, this or one above it, that was made a workspace before.
  private static func holder(from folder: String) -> String? {
    var url = URL(filePath: folder, directoryHint: .isDirectory)
    while true {
      let hidden = url.appending(path: Workspace.hiddenFolder).path(percentEncoded: false)
      if FileManager.default.fileExists(atPath: hidden) { return url.path(percentEncoded: false) }
      if url.path == "/" { return nil }
      url.deleteLastPathComponent()
    }
  }

  /// Whether the folder lies in another, links resolved as far as it exists.
  func isInside(_ folder: URL) -> Bool {
    let outer = folder.resolvingSymlinksInPath().pathComponents
    var existing = URL(filePath: path, directoryHint: .isDirectory)
    var missing: [String] = []
    while !FileManager.default.fileExists(atPath: existing.path), existing.path != "/" {
      missing.insert(existing.lastPathComponent, at: 0)
      existing.deleteLastPathComponent()
    }
    let inner = existing.resolvingSymlinksInPath().pathComponents + missing
    return inner.starts(with: outer)
  }
}
