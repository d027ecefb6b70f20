import Bilingual
import Testing

@testable import BucleCLI

@Suite struct InvocationTests {
  @Test func `no arguments open the workbook`() throws {
    let invocation = try Invocation([])
    #expect(invocation.verb == nil)
    #expect(invocation.options == Options())
  }

  @Test func `options may stand before and after the command`() throws {
    let invocation = try Invocation([
      "--lang", "es", "check", "contador", "--json", "--workspace=a b",
    ])
    #expect(invocation.verb == .check)
    #expect(invocation.operands == ["contador"])
    #expect(invocation.options.language == .spanish)
    #expect(invocation.options.isJSON)
    #expect(invocation.options.workspace == "a b")
  }

  @Test func `commands are known in both languages`() throws {
    #expect(try Invocation(["comprobar"]).verb == .check)
    #expect(try Invocation(["--help"]).verb == .help)
    #expect(try Invocation(["help", "check"]).operands == ["check"])
  }

  @Test(arguments: [
    (["chekc"], UsageError.unknownCommand("chekc", isForPrompt: false)),
    (["tap", "+"], .unknownCommand("tap", isForPrompt: true)),
    (["--langg", "es"], .unknownOption("--langg")),
    (["--lang"], .missingValue(option: "--lang")),
    (["--lang", "fr"], .unknownLanguage("fr")),
    (["check", "a", "b"], .unexpectedOperand("b", of: .check)),
    (["check", "contador", "perfil"], .unexpectedOperand("perfil", of: .check)),
    (["init", "."], .unexpectedOperand(".", of: .initialise)),
    (["lessons", "1"], .unexpectedOperand("1", of: .lessons)),
    (["hint", "--json"], .optionElsewhere("--json", for: .check)),
    (["check", "--kind", "tests"], .optionElsewhere("--kind", for: .author)),
  ])
  func `what is not understood says why`(arguments: [String], error: UsageError) {
    #expect(throws: error) { try Invocation(arguments) }
  }

  @Test(arguments: [
    (
      UsageError.unknownCommand("chekc", isForPrompt: false),
      "No hay ninguna orden 'chekc'.|¿Querías decir 'check'?|'bucle ayuda' enseña lo que hay.",
      "There is no command 'chekc'.|Did you mean 'check'?|'bucle help' shows what there is."
    ),
    (
      .unknownCommand("tap", isForPrompt: true),
      "'tap' es una orden de dentro del cuaderno.|Ábrelo con 'bucle' y escríbela allí.",
      "'tap' is a command of the workbook's prompt.|Open it with 'bucle' and type it there."
    ),
    (
      .unexpectedOperand(".", of: .initialise),
      "Sobra '.' detrás de 'iniciar'. La carpeta se elige así: '--workspace CARPETA'.|'bucle ayuda' enseña lo que hay.",
      "'.' is one word too many after 'init'. Choose the folder with '--workspace FOLDER'.|'bucle help' shows what there is."
    ),
    (
      .unknownOption("--lnag"),
      "No hay ninguna opción '--lnag'.|¿Querías decir '--lang'?|'bucle ayuda' enseña lo que hay.",
      "There is no option '--lnag'.|Did you mean '--lang'?|'bucle help' shows what there is."
    ),
    (
      .unknownLanguage("fr"),
      "El cuaderno no está en 'fr': hay 'es' y 'en'.|'bucle ayuda' enseña lo que hay.",
      "The workbook is not in 'fr': there are 'es' and 'en'.|'bucle help' shows what there is."
    ),
    (
      .unknownKata("contadr", known: ["contador", "perfil"]),
      "No hay ninguna kata 'contadr'. Hay 'contador' y 'perfil'.|¿Querías decir 'contador'?|'bucle progreso' enseña cuáles llevas.",
      "There is no kata 'contadr'. There is 'contador' and 'perfil'.|Did you mean 'contador'?|'bucle progress' shows where you are."
    ),
    (
      .unknownStep(.outOfRange("99", steps: 12)),
      "No hay paso '99': los de esta lección van del 1 al 12.|Con el número de la lección a solas se abre por el principio.",
      "There is no step '99': this lesson's go from 1 to 12.|With the lesson's number alone it opens at its start."
    ),
    (
      .missingOperand(of: .lesson),
      "A 'lección' le falta decir cuál: NÚMERO [PASO].|'bucle ayuda' enseña lo que hay.",
      "'lesson' needs to know which: NUMBER [STEP].|'bucle help' shows what there is."
    ),
  ])
  func `every complaint names what there is and a way out`(
    error: UsageError,
    spanish: String,
    english: String
  ) {
    #expect(error.text(.spanish).joined(separator: "|") == spanish)
    #expect(error.text(.english).joined(separator: "|") == english)
  }
}
