import Examiner
import Foundation
import Testing
import Workbook

@testable import BucleCLI

@Suite struct `A new kata` {
  private func copy() throws -> URL {
    let root = FileManager.default.temporaryDirectory.appending(path: "nueva \(UUID().uuidString)")
    for path in [
      "lessons", "solutions", "Package.swift", "Sources/BucleReference/BucleReference.swift",
      "Tests/Hidden/HiddenExams.swift",
    ] {
      let target = root.appending(path: path)
      try FileManager.default.createDirectory(
        at: target.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try FileManager.default.copyItem(at: Fixture.root.appending(path: path), to: target)
    }
    return root
  }

  @Test(arguments: ["tests", "scripts"])
  func `of another kind is one that the course can load, and no reference program`(
    kind: String
  ) throws {
    let root = try copy()
    defer { try? FileManager.default.removeItem(at: root) }
    let status = try Program().run(
      ["author", "new", "kata", "01-flujo-unidireccional/mi-kata", "--kind", kind],
      environment: ["BUCLE_COURSE": root.appending(path: "lessons").path]
    ).status
    #expect(status == 0)
    let course = try Course.load(from: root.appending(path: "lessons"))
    let kata = try #require(course.katas.first { $0.id.rawValue == "mi-kata" })
    #expect(kata.kind.name.rawValue == kind)
    let candidates = try Candidates(kata, in: root.appending(path: "solutions/mi-kata"))
    #expect(candidates.wrong.count == 1 && candidates.wrong[0].refusedBy != nil)
    #expect(candidates.alternatives.count == 1)
    func text(_ path: String) throws -> String {
      try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }
    let program = try text("Sources/BucleReference/BucleReference.swift")
    #expect(!program.contains("mi-kata"))
    #expect(try text("Package.swift").contains(#""mi-kata","#))
    #expect(try text("Tests/Hidden/HiddenExams.swift").contains("= [\n    .miKata,\n"))
  }

  @Test func `is entered wherever katas are listed, and its name is taken from then on`() throws {
    let root = try copy()
    defer { try? FileManager.default.removeItem(at: root) }
    let program = try Program()
    func make(_ name: String) throws -> Int32 {
      try program.run(
        ["author", "new", "kata", name],
        environment: ["BUCLE_COURSE": root.appending(path: "lessons").path]
      ).status
    }
    #expect(try make("01-flujo-unidireccional/mi-kata") == 0)
    for (file, mark) in [
      ("Package.swift", #""mi-kata","#),
      ("Sources/BucleReference/BucleReference.swift", #""kata:mi-kata": MiKataProbe.program,"#),
      ("Sources/BucleReference/BucleReference.swift", "private import MiKataProbe\n"),
      ("Tests/Hidden/HiddenExams.swift", "= [\n    .miKata,\n"),
      ("Tests/Hidden/MiKataExam.swift", "static let miKata = Exam("),
      ("Tests/Hidden/MiKataExam.swift", ".exhaustive("),
      ("lessons/01-flujo-unidireccional/mi-kata/hints.en.md", "shape: dos-veces, exhaustivo"),
      ("solutions/mi-kata/wrong/SoloEnciende.swift", "// refused-by: dos-veces\n// es: "),
      ("Tests/Hidden/HiddenExams.swift", "    \"mi-kata\": .miKata,\n"),
      (
        "Tests/Hidden/Misconceptions/MiKataMisconceptions.swift",
        "static let miKata: [Misconception] = ["
      ),
    ] {
      #expect(try String(contentsOf: root.appending(path: file), encoding: .utf8).contains(mark))
    }
    #expect(try make("mi-kata") == ExitCode.usage.rawValue)
    #expect(try make("Mi Kata") == ExitCode.usage.rawValue)
    #expect(try make("99-nada/otra") == ExitCode.usage.rawValue)
  }

  @Test(arguments: ["solutions/mi-kata", "lessons/01-flujo-unidireccional/mi-kata/Starter"])
  func `compiles with its probe, the reference and the starter alike`(_ folder: String) throws {
    let root = try copy()
    defer { try? FileManager.default.removeItem(at: root) }
    let made = try Program().run(
      ["author", "new", "kata", "01-flujo-unidireccional/mi-kata"],
      environment: ["BUCLE_COURSE": root.appending(path: "lessons").path]
    )
    #expect(made.status == 0)
    let environment = ProcessInfo.processInfo.environment
    let builder = KataBuilder(
      installation: Installation(environment: environment),
      toolchain: try Toolchain(environment: environment)
    )
    let outcome = try builder.build(
      KataSources(
        id: "mi-kata",
        module: "KataMiKata",
        probeModule: "MiKataProbe",
        files: [root.appending(path: "\(folder)/MiKata.swift")],
        probe: root.appending(path: "lessons/01-flujo-unidireccional/mi-kata/Probe.swift")
      )
    )
    guard case .built = outcome else {
      Issue.record("\(outcome)")
      return
    }
  }
}
