import Bilingual
import Testing
import Wire

@testable import BucleCLI

@Suite struct WireRefusalTextTests {
  @Test(arguments: [
    (
      Refusal.noSuchCase("incremeto", known: ["incremento", "reinicio"]),
      "`Action` no tiene ningún caso `incremeto`. Hay `.incremento`, `.reinicio`. ¿Querías decir `.incremento`?",
      "`Action` has no case `incremeto`. There is `.incremento`, `.reinicio`. Did you mean `.incremento`?"
    ),
    (
      .wrongPayload(case: "dato", expected: "String", found: "3"),
      "`.dato` lleva `String`, y aquí recibe `3`.", "`.dato` carries `String`; here it gets `3`."
    ),
    (
      .wrongPayload(case: "incremento", expected: "()", found: "3"),
      "`.incremento` lleva nada, y aquí recibe `3`.",
      "`.incremento` carries nothing; here it gets `3`."
    ),
    (
      .noSuchElement("Mas", known: ["-", "+"]),
      "En la pantalla no hay nada que se llame `Mas`. Hay `-`, `+`.",
      "Nothing on the screen is called `Mas`. There is `-`, `+`."
    ),
    (
      .wrongGesture(label: "Nombre", kind: .field),
      "`Nombre` es un campo de texto: `escribir Nombre …`.",
      "`Nombre` is a text field: `type Nombre …`."
    ),
    (
      .disabledElement("+"), "`+` está apagado: con este estado no se puede tocar.",
      "`+` is disabled: in this state it cannot be touched."
    ),
    (
      .noSuchCall(1, pending: 0), "Ninguna llamada espera respuesta.",
      "No call waits for an answer."
    ),
    (
      .noSuchCall(3, pending: 2), "No hay llamada 3: esperan 2, desde la 1.",
      "There is no call 3: 2 wait, counted from 1."
    ),
    (
      .wrongAnswer(call: 1, expected: "String", found: "3"),
      "La llamada 1 devuelve `String`, y aquí recibe `3`.",
      "Call 1 returns `String`; here it gets `3`."
    ),
    (
      .dismissed, "La pantalla ya está cerrada. `deshacer` la abre de nuevo.",
      "The screen is closed. `undo` opens it again."
    ),
  ])
  func `a refusal says why and what there is instead`(
    refusal: Refusal,
    spanish: String,
    english: String
  ) {
    #expect(refusal.text.es == spanish)
    #expect(refusal.text.en == english)
  }
}
