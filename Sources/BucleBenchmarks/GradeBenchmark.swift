import Classroom
import Examiner
import Foundation
import Workbook

/// A class of submissions through the release binary, beside the compiler and the linker alone on the
/// learners' files; and a verdict that is known already.
enum GradeBenchmark {
  private static let count = 100
  private static let jobs = 2
  private static let rounds = 3

  /// What a class changes in the kata's file.
  private enum Class: String, CaseIterable {
    /// Bodies, as the kata asks: one probe serves all.
    case bodies
    /// What other files see of it as well: each needs a probe of its own.
    case interfaces

    func text(_ source: String, _ number: Int) -> String {
      switch self {
      case .bodies: "\(source)\nprivate func ajeno() -> Int { \(number) }\n"
      case .interfaces: "\(source)\nstruct Ajeno\(UInt32.random(in: 0 ... .max)) {}\n"
      }
    }
  }

  static func run() throws {
    let environment = ProcessInfo.processInfo.environment
    let installation = Installation(environment: environment)
    let toolchain = try Toolchain(environment: environment)
    let course = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let folder = FileManager.default.temporaryDirectory.appending(path: "bucle-grade")
    try? FileManager.default.removeItem(at: folder)
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = try String(
      contentsOf: course.appending(path: "solutions/contador/Contador.swift"),
      encoding: .utf8
    )
    print(
      "  \(count) submissions, \(jobs) at a time; the compiler alone: each learner's file compiled"
    )
    print("  and linked with the arguments of a check, without walls, probe and exam")
    for kind in Class.allCases {
      let place = folder.appending(path: kind.rawValue)
      let files = try layOut(kind, source, in: place)
      var bare = Measurement(name: "compiler and linker alone, \(kind) changed", times: [])
      var graded = Measurement(name: "grade, \(kind) changed", times: [])
      // In turns: whatever else the machine does meets both.
      for round in 1...rounds {
        bare.times += try Measurement("", runs: 1, warmUp: 0) {
          try inParallel(files) { file in
            try BareBuild.run(
              file,
              in: file.deletingLastPathComponent(),
              installation: installation,
              toolchain: toolchain
            )
          }
        }.times
        graded.times += try Measurement("", runs: 1, warmUp: 0) {
          try Tool.run([
            installation.programs.appending(path: "bucle").path, "grade",
            place.appending(path: "class").path, "--jobs", "\(jobs)", "--unconfined",
            "--out", place.appending(path: "grades-\(round)").path,
          ])
        }.times
      }
      bare.report()
      graded.report()
      let ratio = Measurement.ratio(bare.median, to: graded.median)
      print("    throughput of grade / of the compiler alone: \(ratio)")
    }
    try known(source, installation, folder)
  }

  /// Writes a class's submissions, and the files in them for the compiler.
  private static func layOut(_ kind: Class, _ source: String, in place: URL) throws -> [URL] {
    let submissions = place.appending(path: "class")
    try FileManager.default.createDirectory(at: submissions, withIntermediateDirectories: true)
    return try (1...count).map { number in
      let text = kind.text(source, number)
      let file = place.appending(path: "\(number)/Contador.swift")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try text.write(to: file, atomically: true, encoding: .utf8)
      try Self.submission(text).json.write(to: submissions.appending(path: "\(number).json"))
      return file
    }
  }

  /// From the word `check` to the verdict on files that have one.
  private static func known(
    _ source: String,
    _ installation: Installation,
    _ folder: URL
  ) throws {
    let workspace = folder.appending(path: "workspace")
    let kata = workspace.appending(path: "contador")
    try FileManager.default.createDirectory(at: kata, withIntermediateDirectories: true)
    let file = kata.appending(path: "Contador.swift")
    try source.write(to: file, atomically: true, encoding: .utf8)
    let check = [
      installation.programs.appending(path: "bucle").path, "check", "contador", "--workspace",
      workspace.path(percentEncoded: false),
    ]
    let measurement = try Measurement("check of unchanged files, program's start and end", runs: 21)
    {
      try Tool.run(check)
    }
    measurement.report()
  }

  private static func submission(_ text: String) -> Submission {
    let files = [KataFiles.File(name: "Contador.swift", contents: Data(text.utf8))]
    return Submission(
      tool: "benchmark",
      katas: [
        Submission.Work(
          id: "contador",
          contentHash: KataFiles(files: files).contentHash.rawValue,
          files: files.map { Submission.File(name: $0.name, contents: $0.contents) },
          claim: nil,
          attempts: []
        )
      ]
    )
  }

  private static func inParallel(
    _ files: [URL],
    _ work: @escaping @Sendable (URL) throws -> Void
  ) throws {
    var failure: (any Error)?
    OrderedWork.run(count: files.count, jobs: jobs, cancellation: nil) { index in
      Result { try work(files[index]) }
    } done: { _, result in
      if case .failure(let error) = result { failure = error }
    }
    if let failure { throw failure }
  }
}
