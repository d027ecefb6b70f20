import Bilingual
import Examiner
import Wire

extension Exam {
  /// A registrar of reads, and a property that tells it what is done to it.
  static let miniObservable = Exam(
    kata: "mini-observable",
    checks: [
      Check(
        "valor-viejo",
        title: Localized(
          es: "El aviso llega antes de guardar el valor nuevo",
          en: "The notification comes before the new value is stored"
        ),
        meaning: Localized(
          es: "Se avisa de que va a cambiar; ya se mirará después.",
          en: "It tells that a change is coming; the looking is for later."
        ),
        compared: .state,
        .scenario([title("Ana"), follow("Titulo"), title("Eva")])
      ),
      Check(
        "claves",
        title: Localized(
          es: "Solo avisa lo que se leyó, y el resultado de la lectura vuelve",
          en: "Only what was read notifies, and the reading's result comes back"
        ),
        meaning: Localized(
          es: "La unidad de observación es la propiedad leída.",
          en: "The unit of observation is the property that was read."
        ),
        compared: .state,
        .scenario([
          follow("Ajeno"), title("Ana"), follow("Cuerpo"), title("Eva"), body("hola"),
          follow("Titulo"), .set("ajeno", .text("lejos")), title(""),
          follow("Mezcla"), title("Ana"), .set("ajeno", .text("cerca")), body("adiós"),
        ])
      ),
      Check(
        "una-vez",
        title: Localized(
          es: "Cada seguimiento avisa una sola vez, leyera lo que leyera",
          en: "Each tracking notifies once, whatever it read"
        ),
        meaning: Localized(
          es: "Para seguir siguiendo hay que volver a leer.",
          en: "To go on following one has to read again."
        ),
        compared: .state,
        .scenario([follow("Ambos"), title("Ana"), body("hola"), title("Eva"), body("")])
      ),
      Check(
        "orden",
        title: Localized(
          es: "Los avisos salen en el orden en que empezaron los seguimientos",
          en: "Notifications go out in the order in which the trackings began"
        ),
        meaning: Localized(
          es: "Quien llegó antes se entera antes, aunque haya leído más cosas.",
          en: "First come, first told, even for one that has read more."
        ),
        compared: .state,
        .scenario([
          follow("Ambos"), follow("Titulo"), follow("Cuerpo"), follow("Permiso"), title("Ana"),
          follow("Ambos"), body("hola"),
        ])
      ),
      Check(
        "lo-mismo",
        title: Localized(
          es: "Asignar un valor igual no avisa",
          en: "Assigning an equal value does not notify"
        ),
        meaning: Localized(
          es: "Si nada va a cambiar, no hay nada que contar.",
          en: "If nothing is going to change, there is nothing to tell."
        ),
        compared: .state,
        .scenario([title("Ana"), follow("Titulo"), title("Ana"), title("Ana"), title("Eva")])
      ),
      Check(
        "en-el-sitio",
        title: Localized(
          es: "Cambiar en el sitio avisa siempre",
          en: "Changing in place notifies in any case"
        ),
        meaning: Localized(
          es: "Quien presta el valor no sabe todavía qué harán con él.",
          en: "Whoever lends the value does not know yet what will be done with it."
        ),
        compared: .state,
        .scenario([
          title("Ana"), follow("Titulo"), change(""), change("s"), follow("Titulo"), change("!"),
          follow("Titulo"), .call("cambiaApuntando", [.text("?")]),
          .call("cambiaApuntando", [.text("")]),
        ])
      ),
      Check(
        "cortocircuito",
        title: Localized(
          es: "No se sigue lo que la lectura no llegó a leer",
          en: "What the reading never reached is not followed"
        ),
        meaning: Localized(
          es: "Se apunta leyendo, y se lee según el camino que se tome.",
          en: "One signs up by reading, and reads according to the way one goes."
        ),
        compared: .state,
        .scenario([
          follow("Permiso"), body("hola"), title("Ana"), follow("Permiso"), body("adiós"),
          follow("Asignando"), body("mudo"), title("Eva"), follow("Asignando"),
          body("más"), title(""), follow("Cuerpo"), follow("Asignando"),
        ])
      ),
      Check(
        "dentro",
        title: Localized(
          es: "Lo que se lee dentro cuenta también fuera",
          en: "What is read inside counts outside too"
        ),
        meaning: Localized(
          es: "Una lectura puede contener otra, como un body contiene lo que llama.",
          en: "A reading may contain another, as a body contains what it calls."
        ),
        compared: .state,
        .scenario([
          follow("Dentro"), body("hola"), title("Ana"), follow("Dentro"), title("Eva"), body(""),
          follow("Despues"), title("Ana"), body("hola"), follow("Despues"), body("adiós"),
          title("Eva"), follow("Tres"), title("Ana"), body("hola"), follow("Tres"), body(""),
          title(""), follow("Titulo"), title("Zoe"),
        ])
      ),
      Check(
        "vuelve-a-seguir",
        title: Localized(
          es: "Quien vuelve a seguir al recibir el aviso espera a la siguiente escritura",
          en: "Whoever follows again on being told waits for the next write"
        ),
        meaning: Localized(
          es: "Es lo que hace una vista, y no puede dar vueltas sin fin.",
          en: "It is what a view does, and it must not go round for ever."
        ),
        compared: .state,
        .scenario([
          follow("Siempre"), title("A"), title("Ab"), body("hola"), title(""), change(""),
          title("A"),
        ])
      ),
      Check(
        "encadena",
        title: Localized(
          es: "Un aviso que escribe otra clave avisa a los demás, y a nadie dos veces",
          en: "A notification that writes another key notifies the rest, and nobody twice"
        ),
        meaning: Localized(
          es: "Quien ya está en la tanda no entra en otra.",
          en: "Whoever is in this round already joins no other."
        ),
        compared: .state,
        .scenario([
          .call("encadena", []), follow("Ambos"), follow("Cuerpo"), title("Ana"), title("Eva"),
        ])
      ),
      .together,
      Check(
        "exhaustivo",
        title: Localized(
          es: "Ningún orden de seguimientos y escrituras avisa de más ni de menos",
          en: "No order of trackings and writes notifies too often or too seldom"
        ),
        meaning: Localized(
          es: "Se prueban todas las secuencias hasta el límite.",
          en: "Every sequence up to the bound is tried."
        ),
        compared: .state,
        .exhaustive(
          Exploration(
            alphabet: [
              title(""), title("Ana"), body("hola"), change(""), follow("Ambos"),
              follow("Permiso"), follow("Dentro"),
            ],
            bound: 3,
            unprunedBound: 3,
            walks: 10
          )
        )
      ),
    ]
  )

  private static func title(_ text: String) -> Stimulus { .set("titulo", .text(text)) }
  private static func body(_ text: String) -> Stimulus { .set("cuerpo", .text(text)) }
  private static func follow(_ name: String) -> Stimulus { .call("sigue\(name)", []) }
  private static func change(_ text: String) -> Stimulus { .call("cambiaTitulo", [.text(text)]) }
}
