import Examiner
import SyntaxWire
import Testing

@Suite struct `Mutants` {
  private func mutants(_ text: String) throws -> [Mutant] {
    let source = SourceText(name: "A.swift", text: text)
    let answer = try SyntaxReader(Course.installation).answer(to: .mutate(source))
    guard case .mutants(let mutants) = answer else { return [] }
    return mutants
  }

  @Test(arguments: [
    (Mutant.Kind.deleteStatement, "func f() { a(); b() }", "func f() {  b() }"),
    (.negateCondition, "func f() { if a { b() } }", "func f() { if !(a) { b() } }"),
    (
      .swapCases, "func f() { switch a { case .uno: b(); case .dos: c() } }",
      "func f() { switch a { case .dos: b(); case .uno: c() } }"
    ),
    (.shiftConstant, "let a = 9", "let a = 10"),
    (
      .dropCancelInFlight, "let a = b.cancellable(id: c, cancelInFlight: true)",
      "let a = b.cancellable(id: c, cancelInFlight: false)"
    ),
    (.dropCancellation, "let a = b.cancellable(id: c)", "let a = b"),
    (.dropCancellation, "let a: Effect = .cancel(id: c)", "let a: Effect = .none"),
    (.returnNone, "func f() { return .send(a) }", "func f() { return .none }"),
    (.skipDefer, "func f() { defer { a() }; b() }", "func f() {  b() }"),
  ])
  func `are made by every operator`(kind: Mutant.Kind, old: String, new: String) throws {
    let mutants = try mutants(old).filter { $0.kind == kind }
    #expect(mutants.contains { $0.text.contains(new) }, "\(mutants.map(\.text))")
  }

  @Test func `show their one change as a unified diff`() throws {
    let text = "// 1\n// 2\n// 3\n// 4\nlet a = 0\n// 6\n// 7\n// 8\n// 9\n"
    #expect(
      try mutants(text).first?.diff == """
        --- A.swift
        +++ A.swift
        @@ -2,7 +2,7 @@
         // 2
         // 3
         // 4
        -let a = 0
        +let a = 1
         // 6
         // 7
         // 8

        """
    )
  }

  @Test func `are all different, and leave attributes alone`() throws {
    let mutants = try mutants("@available(macOS 10, *)\nfunc f() {\n  defer { a(1) }\n}\n")
    #expect(Set(mutants.map(\.text)).count == mutants.count)
    #expect(!mutants.contains { $0.line == 1 })
  }
}
