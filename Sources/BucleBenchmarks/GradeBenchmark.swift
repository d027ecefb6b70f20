import Classroom
import Examiner
import Foundation
import Workbook

/// Classes of submissions through the release binary, beside the compiler and the linker alone on the
/// learners' files; and a verdict that is known already.
enum GradeBenchmark {
  /// The class that the course's promise is about.
  private static let count = 100
  private static let jobs = 2

  static func run() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "bucle-grade")
    try? FileManager.default.removeItem(at: folder)
    defer { try? FileManager.default.removeItem(at: folder) }
    let katas = try CourseKata.all()
    print(
      "  submissions to \(katas.count) katas, \(jobs) at a time; the compiler alone: each file"
    )
    print("  compiled and linked with the arguments of a check, without walls, probe and exam")
    try compare("mixed", GradedAnswer.Kind.allCases, count, of: katas, rounds: 2, in: folder)
    for kind in GradedAnswer.Kind.allCases {
      try compare("\(kind)", [kind], 2 * katas.count, of: katas, rounds: 1, in: folder)
    }
    try known(katas[0], folder)
  }

  /// Both ways of one class, in turns: whatever else the machine does meets both.
  private static func compare(
    _ name: String,
    _ kinds: [GradedAnswer.Kind],
    _ count: Int,
    of katas: [CourseKata],
    rounds: Int,
    in folder: URL
  ) throws {
    let environment = ProcessInfo.processInfo.environment
    let installation = Installation(environment: environment)
    let toolchain = try Toolchain(environment: environment)
    let place = folder.appending(path: name)
    let answers = try GradedAnswer.some(count, kinds: kinds, of: katas)
    let submissions = try layOut(answers, in: place)
    var bare = Effort()
    var graded = Effort()
    for round in 1...rounds {
      bare += try Effort.of {
        try inParallel(submissions) { file, kata in
          try BareBuild.run(
            file,
            as: kata.settings.module,
            in: file.deletingLastPathComponent(),
            installation: installation,
            toolchain: toolchain
          )
        }
      }
      graded += try Effort.of {
        try Tool.run([
          installation.programs.appending(path: "bucle").path, "grade",
          place.appending(path: "class").path, "--jobs", "\(jobs)", "--unconfined",
          "--out", place.appending(path: "grades-\(round)").path,
        ])
      }
    }
    print("  \(name), \(count) submissions")
    bare.report("compiler and linker alone", pieces: count * rounds)
    graded.report("grade", pieces: count * rounds)
    print(
      "    throughput of grade / of the compiler alone: by the clock"
        + " \(Measurement.ratio(bare.time, to: graded.time)),"
        + " by processor time \(Measurement.ratio(bare.processor, to: graded.processor))"
    )
    // What was measured is told at once, also to a file: the next class takes a while.
    fflush(nil)
  }

  /// Writes a class's submissions, and the files in them for the compiler.
  private static func layOut(
    _ answers: [GradedAnswer],
    in place: URL
  ) throws -> [(file: URL, kata: CourseKata)] {
    let submissions = place.appending(path: "class")
    try FileManager.default.createDirectory(at: submissions, withIntermediateDirectories: true)
    return try answers.enumerated().map { number, answer in
      let file = place.appending(path: "\(number)/\(answer.file)")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try answer.text.write(to: file, atomically: true, encoding: .utf8)
      try answer.submission.json.write(to: submissions.appending(path: "\(number).json"))
      return (file, answer.kata)
    }
  }

  /// From the word `check` to the verdict on files that have one.
  private static func known(_ kata: CourseKata, _ folder: URL) throws {
    let installation = Installation(environment: ProcessInfo.processInfo.environment)
    let workspace = folder.appending(path: "workspace")
    _ = try KataDesk(kata, in: workspace).save()
    let check = [
      installation.programs.appending(path: "bucle").path, "check", kata.id, "--workspace",
      workspace.path(percentEncoded: false),
    ]
    let runs = 21
    try Tool.run(check)
    let measurement = try Measurement(
      "check of unchanged files, program's start and end",
      runs: runs
    ) {
      try Tool.run(check)
    }
    measurement.report()
    let effort = try Effort.of { for _ in 0..<runs { try Tool.run(check) } }
    effort.report("of it", pieces: runs)
  }

  private static func inParallel(
    _ submissions: [(file: URL, kata: CourseKata)],
    _ work: @escaping @Sendable (URL, CourseKata) throws -> Void
  ) throws {
    var failure: (any Error)?
    OrderedWork.run(count: submissions.count, jobs: jobs, cancellation: nil) { index in
      Result { try work(submissions[index].file, submissions[index].kata) }
    } done: { _, result in
      if case .failure(let error) = result { failure = error }
    }
    if let failure { throw failure }
  }
}
