import Bilingual
import Foundation
import Workbook

/// `bucle init`: the workspace, with the starter files and a package that editors understand.
enum InitCommand: Command {
  static func run(_ tool: Tool, _ operand: String?) throws(ToolError) -> ExitCode {
    let workspace = try tool.workspace()
    try fill(workspace, tool)
    // An editor needs the modules that tests import; what keeps them from being compiled, a check tells.
    for kata in try tool.course().katas { _ = try? tool.builder.interface(of: kata) }
    tool.show([tool.scene.paragraph(InitText.ready(workspace.root.path(percentEncoded: false)))])
    return .success
  }

  /// Whether the files that `fill` writes were never written: a workspace is also made by its first use.
  static func isBare(_ workspace: Workspace) -> Bool {
    !FileManager.default.fileExists(
      atPath: workspace.root.appending(path: "Package.swift").path(percentEncoded: false)
    )
  }

  /// Writes what a learner opens in an editor; nothing of theirs is touched.
  static func fill(_ workspace: Workspace, _ tool: Tool) throws(ToolError) {
    let course = try tool.course()
    for kata in course.katas {
      do throws(WorkspaceError) {
        try workspace.prepare(kata)
      } catch {
        throw .workspace(error)
      }
    }
    var package = LearnerPackage(course: course, installation: tool.installation)
    for kata in course.katas { package.tested[kata.id] = try? tool.builder.place(of: kata) }
    try write(package.manifest(), to: workspace.root.appending(path: "Package.swift"), tool)
    let readme = workspace.root.appending(path: tool.scene.say(InitText.readmeName))
    try write(tool.scene.say(InitText.readme), to: readme, tool)
  }

  /// Writes a file of ours anew; one that the learner has made their own stays.
  private static func write(_ text: String, to file: URL, _ tool: Tool) throws(ToolError) {
    let path = file.path(percentEncoded: false)
    let old = try? String(contentsOf: file, encoding: .utf8)
    if old == text { return }
    if let old, !old.contains(LearnerPackage.mark) {
      tool.show([tool.scene.paragraph(InitText.kept(path), .dim)])
      return
    }
    do {
      try text.write(to: file, atomically: true, encoding: .utf8)
    } catch {
      throw .cannotWrite(path, reason: error.localizedDescription)
    }
  }
}
