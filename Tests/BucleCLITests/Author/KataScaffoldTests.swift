import Examiner
import Foundation
import Testing

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
      ("Tests/Hidden/HiddenExams.swift", "[.miKata, "),
      ("Tests/Hidden/MiKataExam.swift", "static let miKata = Exam("),
      ("solutions/mi-kata/wrong/SoloEnciende.swift", "// refused-by: dos-veces\n"),
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
