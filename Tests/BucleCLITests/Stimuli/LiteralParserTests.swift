import Testing
import Wire

@testable import BucleCLI

@Suite struct LiteralParserTests {
  @Test(arguments: [
    ("3", Tree.int(3)),
    ("-1", .int(-1)),
    ("1_000", .int(1000)),
    ("2.5", .double(2.5)),
    ("true", .bool(true)),
    ("nil", .nothing),
    (#""hola""#, .text("hola")),
    (#""a \"b\" \n \\""#, .text("a \"b\" \n \\")),
    ("[1, 2]", .list([.int(1), .int(2)])),
    ("[]", .list([])),
    (".incremento", .variant("incremento", nil)),
    (".dato(\"x\")", .variant("dato", .text("x"))),
    (".respuesta(.success(3))", .variant("respuesta", .variant("success", .int(3)))),
    (
      ".edad(años: 3)", .variant("edad", .record("", [Tree.Field("años", .int(3))]))
    ),
    (
      ".par(1, 2)",
      .variant("par", .record("", [Tree.Field("0", .int(1)), Tree.Field("1", .int(2))]))
    ),
    (
      "Perfil(nombre: \"Ana\", edad: 3)",
      .record("Perfil", [Tree.Field("nombre", .text("Ana")), Tree.Field("edad", .int(3))])
    ),
    (
      #".binding(.set(\.nombre, "Ana"))"#,
      .variant(
        "binding",
        .variant(
          "set",
          .record(
            "",
            [Tree.Field("0", .symbol(#"\.nombre"#)), Tree.Field("1", .text("Ana"))]
          )
        )
      )
    ),
    ("Modo.oscuro", .variant("oscuro", nil)),
    ("  7  ", .int(7)),
  ])
  func `a literal is read as Swift would read it`(text: String, tree: Tree) throws {
    #expect(try LiteralParser.value(of: text) == tree)
  }

  @Test(arguments: [
    ("", 0, StimulusError.Problem.missingValue),
    (".", 1, .missingName),
    (".dato(", 5, .unclosed("(", by: ")")),
    (".dato(\"hola)", 6, .unclosed("\"", by: "\"")),
    ("[1, 2", 0, .unclosed("[", by: "]")),
    (".par(1 2)", 7, .missingComma),
    (".incremento ya", 12, .unexpected("y")),
    (".dato(hola)", 6, .bareWord("hola")),
    (".5", 0, .leadingDot),
    ("99999999999999999999", 0, .notNumber("99999999999999999999")),
    (#""\q""#, 2, .unknownEscape("q")),
  ])
  func `an error points at its place`(
    text: String,
    column: Int,
    problem: StimulusError.Problem
  ) {
    #expect(throws: StimulusError(column: column, problem: problem)) {
      try LiteralParser.value(of: text)
    }
  }

  @Test(arguments: [".incremento", ".dato(.success(\"x\"))", "[1, 2]", "P(a: 1)", ".par(1, b: 2)"])
  func `what a tree is shown as is read as the same tree`(text: String) throws {
    #expect(try LiteralParser.value(of: text).description == text)
  }
}
