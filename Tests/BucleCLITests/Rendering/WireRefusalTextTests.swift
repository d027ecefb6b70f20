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
      "`.incremento` no lleva nada, y aquí recibe `3`.",
      "`.incremento` carries nothing; here it gets `3`."
    ),
    (
      .wrongPayload(case: "dato", expected: "String", found: "()"),
      "`.dato` lleva `String`, y aquí no recibe nada.",
      "`.dato` carries `String`; here it gets nothing."
    ),
    (
      .wrongValue(name: "guardar", expected: "()", found: "(1)"),
      "`.guardar` se llama sin nada entre paréntesis, y aquí recibe `(1)`.",
      "`.guardar` is called with nothing in brackets; here it gets `(1)`."
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
      .noSuchCall(1, pending: 0),
      "Ninguna llamada espera respuesta: antes, la feature tiene que preguntar algo.",
      "No call waits for an answer: the feature has to ask something first."
    ),
    (
      .noSuchCall(3, pending: 2), "No hay llamada 3: esperan 2, desde la 1.",
      "There is no call 3: 2 wait, counted from 1."
    ),
    (
      .wrongAnswer(call: 1, expected: "String", found: "3"),
      "La llamada 1 devuelve `String`, y aquí recibe `3`. Responde así: `responder 1 valor \"…\"`.",
      "Call 1 returns `String`; here it gets `3`. Answer like this: `answer 1 value \"…\"`."
    ),
    (
      .wrongAnswer(call: 1, expected: "Array<String>", found: "\"flan\""),
      "La llamada 1 devuelve `[String]`, y aquí recibe `\"flan\"`. Responde así: `responder 1 valor [\"…\"]`.",
      "Call 1 returns `[String]`; here it gets `\"flan\"`. Answer like this: `answer 1 value [\"…\"]`."
    ),
    (
      .noSuchCall(2, pending: 1), "No hay llamada 2: solo espera una, la 1.",
      "There is no call 2: only one waits, number 1."
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

  @Test(arguments: [
    ("Int", "Int", "1"), ("Array<Int>", "[Int]", "[1]"), ("Bool", "Bool", "true"),
    ("Array<Array<String>>", "[[String]]", "[[\"…\"]]"), ("Optional<Double>", "Double?", "1.5"),
    ("Array<Plato>", "[Plato]", nil), ("Plato", "Plato", nil),
  ])
  func `a call's type is written as a learner writes it`(
    printed: String,
    written: String,
    sample: String?
  ) {
    let type = AnswerType(printed: printed)
    #expect(type.written == written)
    #expect(type.sample == sample)
  }
}
