import Testing

@testable import Examiner

@Suite struct MacroExpansionsTests {
  @Test func `accessors come out of their braces, and members one by one`() {
    let rule = String(repeating: "-", count: 30)
    let output = """
      @__swiftmacro_1.swift
      \(rule)
      private var a = 1

      func b() {
        a
      }
      \(rule)
      @__swiftmacro_2.swift
      \(rule)
      {
          get {
            a

          }
          set {
            a = newValue
          }
      }
      \(rule)
      """
    #expect(
      MacroExpansions.pieces(in: output) == [
        ["private var a = 1"], ["func b() {", "  a", "}"], ["get {", "  a", "}"],
        ["set {", "  a = newValue", "}"],
      ]
    )
  }
}
