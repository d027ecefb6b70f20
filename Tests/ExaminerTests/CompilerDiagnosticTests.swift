import Examiner
import Testing

@Suite struct `Compiler diagnostics` {
  private func parse(_ output: String) -> [String] {
    CompilerDiagnostic.parse(output, files: ["/w/mi kata é/Contador.swift"]).map {
      "\($0.line):\($0.column) \($0.severity) \($0.message)\($0.macro.map { " (@\($0))" } ?? "")"
    }
  }

  @Test func `errors come first and keep the compiler's order`() {
    let output = """
      /w/mi kata é/Contador.swift:3:5: warning: unused
      /w/mi kata é/Contador.swift:9:2: error: first
        let x
            ^
      /w/mi kata é/Contador.swift:4:1: error: second: with a colon
      """
    #expect(
      parse(output) == [
        "9:2 error first", "4:1 error second: with a colon", "3:5 warning unused",
      ]
    )
  }

  @Test func `code that the learner did not write is never the place`() {
    let output = """
      @__swiftmacro_8Contador.swift:2:10: error: cannot find 'Foo' in scope
      var secret = Foo()
      /w/mi kata é/Contador.swift:5:1: note: in expansion of macro 'Reducer' here
      /somewhere/Probe.swift:1:1: error: hidden
      """
    #expect(parse(output) == ["5:1 error cannot find 'Foo' in scope (@Reducer)"])
  }

  @Test func `a remark is a warning, and a note is none`() {
    let output = """
      /w/mi kata é/Contador.swift:3:5: remark: put 'BindingReducer()' into 'body' (from macro 'Reducer')
      /w/mi kata é/Contador.swift:3:5: note: add 'BindingReducer()'
      """
    #expect(
      parse(output) == ["3:5 warning put 'BindingReducer()' into 'body' (from macro 'Reducer')"]
    )
  }

  @Test func `the same error said twice is said once`() {
    let line = "/w/mi kata é/Contador.swift:9:2: error: first"
    #expect(parse("\(line)\n\(line)") == ["9:2 error first"])
  }

  @Test func `a line that a macro moved is shown where the learner wrote it`() {
    let source = """
      import Observation
      @Observable final class Buscador {
        var otra = "" { didSet { programa() } }
        var consulta = "" {
          didSet {
            guard consulta != oldValue else { return }
            let á=1; if consulta==nada{ programa() }
          }
        }
      }
      """
    // As the compiler counts: the `guard` in three lines, and the `;` in two.
    let output = """
      Kata/Contador.swift:10:36: error: cannot find 'nada' in scope
                          if consulta == nada {
                                         ^~~~
      /tmp/@__swiftmacro_4Kata.swift:1:1: note: in expansion of macro 'ObservationTracked' on property 'consulta' here
      Kata/Contador.swift:3:9: error: cannot find 'programa' in scope
              programa()
              ^
      Kata/Ajena.swift:3:9: error: hidden
      """
    let file = "/w/mi kata é/Contador.swift"
    let found = CompilerDiagnostic.parse(output, files: [file]) { $0 == file ? source : nil }
    #expect(found.map(\.file) == [file, file])
    #expect(found.map(\.line) == [7, 3])
    #expect(found.map(\.column) == [30, 28])
    #expect(
      found.map(\.message) == ["cannot find 'nada' in scope", "cannot find 'programa' in scope"]
    )
  }

  @Test func `a moved line that is nowhere in the file keeps the compiler's number`() {
    let output = "Kata/Contador.swift:9:38: error: broken\n  x = y\n"
    let found = CompilerDiagnostic.parse(output, files: ["/w/Contador.swift"]) { _ in "a\nb\nc" }
    #expect(found.map { [$0.line, $0.column] } == [[3, 1]])
  }
}
