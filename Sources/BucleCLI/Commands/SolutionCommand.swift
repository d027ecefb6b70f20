import Bilingual
import Foundation
import Workbook

/// `bucle solution KATA`: the reference solution, once the learner has passed.
enum SolutionCommand: Command {
  static func run(_ tool: Tool, _ operand: String?) throws(ToolError) -> ExitCode {
    let kata = try tool.kata(operand)
    let passed: Set<Kata.ID>
    let progress = try tool.progress()
    do throws(ProgressError) {
      passed = try progress.katasPassed()
    } catch {
      throw .progress(error)
    }
    guard passed.contains(kata.id) else {
      tool.show([tool.scene.paragraph(KataText.solutionLater(kata.id.rawValue))])
      return .notPassed
    }
    let folder = try tool.courseFolder().deletingLastPathComponent()
      .appending(path: "solutions").appending(path: kata.id.rawValue)
    let sources = kata.files.compactMap { name -> (name: String, text: String)? in
      (try? String(contentsOf: folder.appending(path: name), encoding: .utf8)).map { (name, $0) }
    }
    guard sources.count == kata.files.count else {
      tool.show([tool.scene.paragraph(KataText.noSolution(kata.id.rawValue))])
      return .notPassed
    }
    for source in sources {
      let lines = source.text.split(separator: "\n", omittingEmptySubsequences: false).map(
        String.init
      )
      let listing = Listing(notation: kata.kind == .scripts ? .text : .swift, lines: lines)
      tool.show([Line(source.name, .strong)] + listing.lines(tool.scene.options).map { Line($0) })
    }
    return .success
  }
}
