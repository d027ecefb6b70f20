import Foundation
import Testing

@testable import BucleCLI

@Suite struct `The check of a kata by its author` {
  /// A course with the real `contador`, to be spoilt.
  private final class CopiedCourse {
    let root = FileManager.default.temporaryDirectory.appending(path: "curso \(UUID().uuidString)")

    init() throws {
      try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
      for name in ["lessons", "solutions"] {
        try FileManager.default.copyItem(
          at: Fixture.root.appending(path: name),
          to: root.appending(path: name)
        )
      }
    }

    deinit {
      try? FileManager.default.removeItem(at: root)
    }

    func write(_ text: String, to path: String) throws {
      try text.write(to: root.appending(path: path), atomically: true, encoding: .utf8)
    }

    func remove(_ path: String) throws {
      try FileManager.default.removeItem(at: root.appending(path: path))
    }
  }

  @Test func `says of each wrong answer why its fingerprint cannot be taken`() throws {
    let course = try CopiedCourse()
    let wrong = try Program.solution("wrong/SinSuelo.swift")
    for (name, text) in [
      ("Rota", wrong.replacing("state.cuenta", with: "state.centa")),
      (
        "Correcta",
        "// es: todo estuviera bien\n// en: all were well\n"
          + (try Program.solution("Contador.swift"))
      ),
      ("Muda", wrong.replacing("// es:", with: "// ")),
    ] {
      try course.write(text, to: "solutions/contador/wrong/\(name).swift")
    }
    let result = try Program().run(
      ["author", "fingerprints", "contador"],
      environment: ["BUCLE_COURSE": course.root.appending(path: "lessons").path, "COLUMNS": "200"]
    )
    #expect(result.status == ExitCode.notPassed.rawValue)
    for line in [
      "✗ `wrong/Rota.swift` does not compile", "has no member 'centa'",
      "✗ `wrong/Correcta.swift` passes and must not",
      "✗ `wrong/Muda.swift` does not end the sentence",
    ] {
      #expect(result.output.contains(line), "\(result.output)")
    }
  }

  @Test func `names everything that is wrong with a bad kata`() throws {
    let course = try CopiedCourse()
    let reference = try Program.solution("Contador.swift")
    try course.write(
      reference,
      to: "lessons/01-flujo-unidireccional/contador/Starter/Contador.swift"
    )
    try course.remove("solutions/contador/alternative")
    try course.remove("solutions/contador/wrong")
    try FileManager.default.createDirectory(
      at: course.root.appending(path: "solutions/contador/wrong"),
      withIntermediateDirectories: true
    )
    try course.write(
      try Program.solution("wrong/SinSuelo.swift").replacing(
        "refused-by: suelo",
        with: "refused-by: techo"
      ),
      to: "solutions/contador/wrong/SinSuelo.swift"
    )
    try course.write(reference, to: "solutions/contador/wrong/Correcta.swift")
    // A constant that nothing depends on: of its two mutants one is listed as equivalent.
    try course.write(
      reference.replacing("state.cuenta = 0\n", with: "state.cuenta = 0; _ = 7\n"),
      to: "solutions/contador/Contador.swift"
    )
    try course.write(
      """
      [{"from": "a", "to": "b", "reason": "c"},
       {"from": "state.cuenta = 0; _ = 7", "to": "state.cuenta = 0; _ = 8", "reason": "Nadie lo lee."}]
      """,
      to: "solutions/contador/equivalent.json"
    )
    let result = try Program().run(
      ["author", "check", "contador"],
      environment: ["BUCLE_COURSE": course.root.appending(path: "lessons").path, "COLUMNS": "200"]
    )
    #expect(result.status == ExitCode.notPassed.rawValue)
    for line in [
      "✗ `Starter` passes and must not",
      "✗ `wrong/Correcta.swift` passes and must not",
      "✗ `wrong/SinSuelo.swift` says that `techo` refuses it, and `suelo` does",
      "✗ a right answer that is written differently is missing",
      "✗ wrong answers are missing in `solutions/contador/wrong`: 2 of at least 6",
      "+        state.cuenta = 0; _ = 6",
      "✓ equivalent: `state.cuenta = 0; _ = 8`. Nadie lo lee.",
      "✗ `equivalent.json` names a mutant that does not survive: `b`",
    ] {
      #expect(result.output.contains(line), "\(line)\n\(result.output)\(result.errors)")
    }
    #expect(!result.output.contains("+        state.cuenta = 0; _ = 8"))
  }

  @Test(arguments: [["author"], ["author", "chek"], ["author", "new", "kata"]])
  func `is a usage error where it is not understood`(arguments: [String]) throws {
    #expect(try Program().run(arguments).status == ExitCode.usage.rawValue)
  }

  @Test func `knows a mutant that is listed as equivalent by its lines`() {
    let diff = "--- A\n+++ A\n@@ -1,1 +1,1 @@\n a\n-  let b = 1\n+  let b = 2\n"
    #expect(EquivalentMutant(from: "let b = 1", to: "let b = 2", reason: "").matches(diff))
    #expect(!EquivalentMutant(from: "let b = 1", to: "let b = 0", reason: "").matches(diff))
  }
}
