import Examiner
import Foundation
import Workbook

/// What a verdict depends on beside the learner's files: the programs that judge, exams among them, the
/// toolchain, the limits, and the walls.
///
/// A program is told from another by its place, size, times and number on the disk: a build that changes
/// it changes these, and reading megabytes would take longer than many a check.
struct Circumstances {
  private(set) var parts: [String]

  init(_ tool: Tool) {
    let installation = tool.installation
    var files = [
      URL(filePath: "/proc/self/exe").resolvingSymlinksInPath(), installation.subjectProgram,
      installation.referenceProgram, installation.syntaxProgram, installation.macroPlugin,
    ]
    if let toolchain = try? Toolchain(environment: tool.environment) {
      files += [toolchain.frontend, toolchain.linker]
    }
    parts =
      [Version.current, "\(tool.builder.limits)", "\(installation.confinement)"]
      + files.map { Self.identity($0.path) }
  }

  /// The same for one kata: what the course's own files of it hold counts as well.
  func key(_ kata: Kata, _ hash: ContentHash, in workspace: Workspace) -> ContentHash {
    var bytes = Data(parts.joined(separator: "\n").utf8)
    let own = [kata.probeFile, kata.folder.appending(path: "kata.json"), kata.testedFile]
    for file in own.compactMap(\.self) {
      bytes.append(contentsOf: "\n\(file.path)\n".utf8)
      bytes.append((try? Data(contentsOf: file)) ?? Data())
    }
    bytes.append(contentsOf: "\n\(workspace.root.path)\n\(kata.id)\n\(hash.rawValue)".utf8)
    return ContentHash(of: bytes)
  }

  private static func identity(_ path: String) -> String {
    var status = stat()
    guard stat(path, &status) == 0 else { return "\(path) -" }
    let times = [status.st_mtim, status.st_ctim].map { "\($0.tv_sec).\($0.tv_nsec)" }
    return "\(path) \(status.st_size) \(times) \(status.st_dev):\(status.st_ino)"
  }
}
