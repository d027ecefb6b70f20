import Bilingual
import Foundation
import Testing

@testable import Examiner

/// A kata in which the learner writes the tests: the module is given, and the mutants are hidden.
@Suite(.serialized) struct `Tests that a learner writes` {
  private static let kata = Caminos()

  /// What is found of the check that the right version is accepted.
  private func refusal(of tests: String) throws -> TestFinding {
    let verdict = try Self.kata.verdict(on: tests)
    guard case .notPassed = verdict.outcome, case .failed(let example) = verdict.checks[0].outcome,
      case .tests(let finding) = example.disagreement
    else {
      Issue.record("\(verdict)")
      throw NotRefused()
    }
    guard case .notRun = verdict.checks[1].outcome else {
      Issue.record("wrong versions tell nothing where the right one is refused")
      throw NotRefused()
    }
    return finding
  }

  private struct NotRefused: Error {}

  @Test func `pass where they accept the right version and find out every mutant`() throws {
    let verdict = try Self.kata.verdict(on: Caminos.goodTests)
    guard case .passed = verdict.outcome else {
      Issue.record("\(verdict)")
      return
    }
    #expect(verdict.checks.count == 2 && verdict.survivors == nil)
  }

  @Test func `are told how many mutants survive, and what kind of mistake they make`() throws {
    let verdict = try Self.kata.verdict(on: Caminos.lazyTests)
    let survivors = try #require(verdict.survivors)
    #expect(survivors.of == 20)
    #expect(survivors.count > 5 && survivors.count < 20)
    #expect(verdict.survivingMutants.count == survivors.count)
    #expect(verdict.survivingMutants.contains("mutant-10"), "the effect that is not replaced")
    let told = verdict.told(atMost: .title)
    #expect(told.survivors == nil && told.survivingMutants.isEmpty)
  }

  @Test func `that refuse the right version are told what they say of it`() throws {
    let finding = try refusal(
      of: Caminos.lazyTests.replacing("$0.texto = \"A-B\"", with: "$0.texto = \"A\"")
    )
    guard case .refused(let texts) = finding else {
      Issue.record("\(finding)")
      return
    }
    #expect(texts.first?.en.contains("A-B") == true)
  }

  /// The edit changes no more than the program's text: whoever notices looks at that.
  @Test func `that know the right version by its looks are refused by one that does the same`()
    throws
  {
    let other = HiddenMutant(
      "otra",
      Localized(es: "el orden", en: "the order"),
      HiddenMutant.Edit("struct Mapa:", "func nadie() -> String { \"de más\" }\n\nstruct Mapa:")
    )
    #expect(
      try Self.kata.verdict(on: Caminos.goodTests, equivalents: [other]).survivors == nil
    )
    let verdict = try Self.kata.verdict(
      on: Caminos.goodTests.replacing(
        "@MainActor func pruebas() async {",
        with: Self.lookingAtBytes
      ),
      equivalents: [other]
    )
    guard case .failed(let example) = verdict.checks[0].outcome else {
      Issue.record("\(verdict)")
      return
    }
    #expect(example.disagreement == .tests(.narrow(other.mistake)))
    #expect(verdict.checks.dropFirst().allSatisfy { !$0.outcome.isPassed })
  }

  /// Crashes in every version of the module whose file holds what only the other one's does.
  private static let lookingAtBytes = """
    import Glibc

    func versionDistinta() -> Bool {
      guard let maps = fopen("/proc/self/maps", "r") else { return false }
      defer { fclose(maps) }
      var line = [CChar](repeating: 0, count: 4096)
      while fgets(&line, 4096, maps) != nil {
        let text = String(decoding: line.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self)
        guard text.contains("libCaminos"), let start = text.firstIndex(of: "/") else { continue }
        guard let file = fopen(String(text[start...].dropLast()), "r") else { continue }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var byte = fgetc(file)
        while byte != EOF { bytes.append(UInt8(byte)); byte = fgetc(file) }
        return bytes.contains(Array("nadie".utf8))
      }
      return false
    }

    @MainActor func pruebas() async {
      if versionDistinta() { fatalError() }
    """

  @Test(arguments: [
    "await withCheckedContinuation { (_: CheckedContinuation<Void, Never>) in }",
    "fatalError(\"adiós\")",
    "exit(0)",
  ])
  func `that do not come to an end are not passed`(_ statement: String) throws {
    let finding = try refusal(
      of: """
        import ComposableArchitecture
        import Glibc
        @testable import Caminos
        func pruebas() async { \(statement) }
        """
    )
    switch finding {
    case .unfinished, .ended: break
    default: Issue.record("\(finding)")
    }
  }

  @Test func `what they print is no verdict`() throws {
    let verdict = try Self.kata.verdict(
      on: """
        import ComposableArchitecture
        @testable import Caminos
        func pruebas() async { print("isFinished: true, failures: 1") }
        """
    )
    #expect(verdict.survivors?.count == 20)
    #expect(verdict.printed.contains("isFinished"))
  }

  @Test func `are not put to a mutant that does not fit the module`() throws {
    let title = Localized(es: "a", en: "b")
    for edit in [
      HiddenMutant.Edit("state.camino", "x"), HiddenMutant.Edit("state.", "x"),
      HiddenMutant.Edit("import ComposableArchitecture", "import ComposableArchitecture"),
    ] {
      #expect(HiddenMutant("m", title, edit).source(of: Caminos.module) == nil)
    }
    #expect(throws: BuildError.self) {
      try TestedLibraries(
        Caminos.module,
        mutants: [HiddenMutant("m", title, HiddenMutant.Edit("state.camino", "x"))],
        builder: TestedModuleBuilder(
          installation: Course.installation,
          toolchain: Toolchain(environment: Course.environment)
        )
      )
    }
  }

  @Test(arguments: [
    TestFinding.refused([Localized(es: "a", en: "b")]), .unfinished,
    .ended(.crash(signal: 4, message: "x")),
    .survivors([.init(mutant: "m", mistake: Localized(es: "a", en: "b"))], of: 20),
  ])
  func `findings can be kept and taken up again`(_ finding: TestFinding) throws {
    let data = try JSONEncoder().encode(finding)
    #expect(try JSONDecoder().decode(TestFinding.self, from: data) == finding)
  }
}
