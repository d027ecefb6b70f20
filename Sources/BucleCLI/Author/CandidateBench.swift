import Bilingual
import Examiner
import Foundation
import HiddenExams
import Synchronization
import SyntaxWire
import Workbook

/// Judges answers as `bucle check` does: each lies in a workspace of its own and goes through `Judge`.
final class CandidateBench: Sendable {
  let cancellation: Cancellation?
  let installation: Installation
  private let kata: Kata
  private let exam: Exam
  private let builder: WorkspaceBuilder
  private let root: URL
  private let count = Atomic<Int>(0)

  init(
    _ kata: Kata,
    _ exam: Exam,
    _ builder: WorkspaceBuilder,
    _ cancellation: Cancellation?
  ) throws {
    self.kata = kata
    self.exam = exam
    self.builder = builder
    self.cancellation = cancellation
    installation = builder.installation
    root = FileManager.default.temporaryDirectory
      .appending(path: "bucle-author-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: root)
  }

  func verdict(on files: Candidates.Files) throws -> Verdict {
    try inWorkspace(with: files) { workspace in
      Judge(builder: builder).verdict(
        on: kata,
        try workspace.files(of: kata).contentHash,
        exam: exam,
        in: workspace,
        cancellation: cancellation
      ) { _ in }
    }
  }

  // MARK: - Tests

  var testedModule: TestedModule? {
    get throws(BuildError) { try builder.testedModule(of: kata) }
  }

  /// Tests, compiled, to be put to several versions of their module.
  func tests(_ files: Candidates.Files) throws -> BuiltKata {
    try inWorkspace(with: files) { workspace in
      let outcome = try builder.build(kata, in: workspace, cancellation: cancellation)
      guard case .built(let built) = outcome else { throw BuildError.compiler("\(outcome)") }
      return built
    }
  }

  /// What compiled tests find in one version of their module, given by its source.
  func verdict(of tests: BuiltKata, on version: String) throws -> Verdict {
    guard let module = try testedModule else { throw BuildError.files("\(kata.id)") }
    let title = kata.title
    let mutant = HiddenMutant("version", title, HiddenMutant.Edit(module.source, version))
    let libraries = try builder.libraries(of: module, [mutant], cancellation: cancellation) { _ in }
    let exam = Exam(
      kata: kata.id.rawValue,
      checks: [Check("version", title: title, meaning: title, .finding([mutant]))]
    )
    return try MutationExamination(
      exam,
      tests: tests,
      against: libraries,
      cancellation: cancellation
    ).run()
  }

  // MARK: - Places

  private func inWorkspace<Result>(
    with files: Candidates.Files,
    _ body: (Workspace) throws -> Result
  ) throws -> Result {
    let number = count.add(1, ordering: .relaxed).newValue
    let workspace = Workspace(root: root.appending(path: "\(number)"))
    let folder = workspace.root.appending(path: kata.id.rawValue)
    defer { try? FileManager.default.removeItem(at: workspace.root) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in files {
      try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
    }
    try workspace.prepare(kata)
    return try body(workspace)
  }

  /// Runs the body on each item, two at a time; results come in the items' order, and none after a Ctrl-C.
  func inPairs<Item: Sendable, Result: Sendable>(
    _ items: [Item],
    progress: (Int) -> Void,
    _ body: @Sendable (Item) -> Result
  ) -> [Result] {
    var results: [Result] = []
    for start in stride(from: 0, to: items.count, by: 2) {
      if cancellation?.isCancelled == true { break }
      progress(start)
      let pair = Array(items[start..<min(start + 2, items.count)])
      let found = Mutex<[Int: Result]>([:])
      DispatchQueue.concurrentPerform(iterations: pair.count) { index in
        let result = body(pair[index])
        found.withLock { $0[index] = result }
      }
      results += found.withLock { found in pair.indices.compactMap { found[$0] } }
    }
    return results
  }
}

extension Verdict {
  /// The verdict as text without its times, to compare two runs by.
  func textWithoutTimes(_ language: Language) -> String {
    var report = VerdictReport(self, language: language)
    report.milliseconds = 0
    for index in report.checks.indices { report.checks[index].coverage?.milliseconds = 0 }
    return report.text(isPretty: false)
  }

  /// The first rule or check that is not passed.
  var refusedBy: String? {
    structure.first { !$0.isKept }?.rule.id
      ?? checks.first { !$0.outcome.isPassed }?.check.id.rawValue
  }
}
