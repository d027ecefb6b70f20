import Examiner
import Foundation
import HiddenExams

/// From a changed file and from the word `check` to the verdict, beside the bare compiler and linker, and beside `swift test`.
enum CheckBenchmark {
  static func run() throws {
    let environment = ProcessInfo.processInfo.environment
    let installation = Installation(environment: environment)
    let toolchain = try Toolchain(environment: environment)
    let course = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let folder = FileManager.default.temporaryDirectory.appending(path: "bucle-check")
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "Contador.swift")
    let source = try String(
      contentsOf: course.appending(path: "solutions/contador/Contador.swift"),
      encoding: .utf8
    )
    let kata = KataSources(
      id: "contador",
      module: "KataContador",
      probeModule: "ContadorProbe",
      files: [file],
      probe: course.appending(path: "lessons/01-flujo-unidireccional/contador/Probe.swift")
    )
    guard let exam = HiddenExams.exam(for: "contador") else { return }
    let builder = KataBuilder(installation: installation, toolchain: toolchain)

    var edits = 0
    func edit() throws {
      edits += 1
      try "\(source)\n// \(edits)\n".write(to: file, atomically: true, encoding: .utf8)
    }

    let check = try Measurement("from save to verdict", runs: 15) {
      try edit()
      guard case .built(let built) = try builder.build(kata) else { return }
      let verdict = Examination(
        exam,
        subject: built.subject,
        reference: installation.reference("kata:contador")
      ).run()
      guard case .passed = verdict.outcome else { preconditionFailure("the reference passes") }
    }
    check.report()

    let bare = try Measurement("bare compile and link of the file", runs: 15) {
      try edit()
      try BareBuild.run(
        file,
        as: kata.module,
        in: folder,
        installation: installation,
        toolchain: toolchain
      )
    }
    bare.report()
    print("    check / bare: \(Measurement.ratio(check.median, to: bare.median))")

    let package = try TestPackage(folder.appending(path: "package"), course: course)
    let tests = try Measurement("swift test of it as a package", runs: 5) {
      try edit()
      try package.test(source: "\(source)\n// \(edits)\n")
    }
    tests.report()
    print(
      "    swift test / from save to verdict: \(Measurement.ratio(tests.median, to: check.median))"
    )

    let session = try SessionBenchmark(folder.appending(path: "session"))
    let asked = try session.measure(source: source)
    asked.report()
    print(
      "    swift test / from check to verdict: \(Measurement.ratio(tests.median, to: asked.median))"
    )
    print("    from check to verdict / bare: \(Measurement.ratio(asked.median, to: bare.median))")
  }
}
