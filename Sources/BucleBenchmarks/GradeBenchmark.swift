import Classroom
import Examiner
import Foundation
import Workbook

/// A class of submissions through the release binary, beside the compiler alone on the same files; and a
/// verdict that is known already.
enum GradeBenchmark {
  private static let count = 100
  private static let jobs = 2

  static func run() throws {
    let environment = ProcessInfo.processInfo.environment
    let installation = Installation(environment: environment)
    let toolchain = try Toolchain(environment: environment)
    let course = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let folder = FileManager.default.temporaryDirectory.appending(path: "bucle-grade")
    try? FileManager.default.removeItem(at: folder)
    let submissions = folder.appending(path: "class")
    try FileManager.default.createDirectory(at: submissions, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = try String(
      contentsOf: course.appending(path: "solutions/contador/Contador.swift"),
      encoding: .utf8
    )
    var files: [URL] = []
    for number in 1...count {
      let text = "\(source)\n// \(number)\n"
      let file = folder.appending(path: "\(number)/Contador.swift")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try text.write(to: file, atomically: true, encoding: .utf8)
      files.append(file)
      try Self.submission(text).json.write(to: submissions.appending(path: "\(number).json"))
    }

    let bare = try Measurement("compiler and linker alone, two at a time", runs: 1, warmUp: 0) {
      try inParallel(files) { file in
        try BareBuild.run(
          file,
          in: file.deletingLastPathComponent(),
          installation: installation,
          toolchain: toolchain
        )
      }
    }
    bare.report()
    let builder = KataBuilder(
      installation: installation,
      toolchain: toolchain,
      pace: .thrifty
    )
    let built = try Measurement("all that a kata is compiled to, two at a time", runs: 1, warmUp: 0)
    {
      try inParallel(files) { file in
        _ = try builder.build(
          KataSources(
            id: "contador",
            module: "KataContador",
            probeModule: "ContadorProbe",
            files: [file],
            probe: course.appending(path: "lessons/01-flujo-unidireccional/contador/Probe.swift")
          )
        )
      }
    }
    built.report()
    let graded = try Measurement("grade of \(count) submissions", runs: 1, warmUp: 0) {
      try Tool.run([
        installation.programs.appending(path: "bucle").path, "grade",
        submissions.path(percentEncoded: false), "--jobs", "\(jobs)", "--unconfined",
        "--out", folder.appending(path: "grades").path(percentEncoded: false),
      ])
    }
    graded.report()
    print("    throughput / bare compiler's: \(Measurement.ratio(bare.median, to: graded.median))")
    print("    throughput / kata compiler's: \(Measurement.ratio(built.median, to: graded.median))")
    try known(source, installation, folder)
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
