import Bilingual
@testable import Examiner
import SyntaxWire
import Testing

@testable import BucleCLI
@testable import Workbook

@Suite struct `What the compiler says in a lesson` {
  private func error(_ message: String, line: Int) -> CompilerDiagnostic {
    CompilerDiagnostic(
      file: "",
      line: line,
      column: 1,
      severity: .error,
      message: message,
      macro: nil
    )
  }

  private func shown(_ errors: [CompilerDiagnostic], mentions: String) -> String {
    let refusal = Workbook.Refusal(
      id: "no",
      imports: [],
      mentions: mentions,
      source: ["una", "dos"],
      explanation: Markdown("Lo dice la lección.")
    )
    return Fixture.text(Fixture.scene(.spanish).compiled(refusal, .success(errors)))
  }

  @Test func `is explained below its words, once for one mistake, before the lesson goes on`() {
    let message = "type 'Contador.Action' has no member 'sumr'"
    #expect(
      shown([error(message, line: 1), error(message, line: 2)], mentions: "sumr") == """
        error: \(message)
          1 │ una
            │ ^
          → La acción no tiene ningún caso 'sumr': corrige el nombre, o añade `case
            sumr` al `enum Action`.
        error: \(message)
          2 │ dos
            │ ^

        Lo dice la lección.

        """
    )
  }

  @Test func `is told once for a misspelt name, with the line where it stands`() {
    let misspelling = Misspelling(
      file: "",
      line: 2,
      column: 3,
      lines: 1...2,
      name: "sumr",
      owner: .cases("Lista.Action"),
      nearest: "sumar"
    )
    let errors = ["la pila no cabe", "no se infiere"].map { message in
      var error = error(message, line: 1)
      error.misspelling = misspelling
      return error
    }
    #expect(
      shown(errors, mentions: "pila") == """
        error: la pila no cabe
          1 │ una
            │ ^
          → En la línea 2, 'Lista.Action' no tiene ningún caso `sumr`: ¿querías decir
            `sumar`?
          2 │ dos
            │   ^
          El compilador da por lo mismo un error más.

        Lo dice la lección.

        """
    )
  }

  @Test func `is explained too where it is not what the lesson is about`() {
    let message = "type 'Contador.Action' has no member 'sumr'"
    let text = shown([error(message, line: 1)], mentions: "otra cosa")
    #expect(text.contains("→ La acción no tiene ningún caso 'sumr'"))
    #expect(!text.contains("Lo dice la lección."))
  }
}
