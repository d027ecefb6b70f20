import Bilingual
import Examiner
import Wire

@testable import KataPerfilAMano

extension Exam {
  /// Six fields, each with its own action; any edit is a change, and saving ends the changes.
  static let perfilAMano = Exam(
    kata: "perfil-a-mano",
    checks: [
      Check(
        "inicio",
        title: Localized(
          es: "La ficha empieza vacía y sin cambios",
          en: "The form starts empty and without changes"
        ),
        meaning: Localized(
          es: "El estado inicial es lo primero que enseñan los seis controles.",
          en: "The initial state is what the six controls show first."
        ),
        compared: .state,
        .scenario([])
      ),
      Check(
        "campos",
        title: Localized(
          es: "Cada acción escribe su campo, y ningún otro",
          en: "Each action writes its own field and no other"
        ),
        meaning: Localized(
          es: "La carga es el valor nuevo; qué campo es lo dice el nombre del caso.",
          en: "The payload is the new value; which field it is for, the case's name says."
        ),
        compared: .state,
        .scenario(script(edits) + script([.notificacionesCambiadas(true), .nombreCambiado("")]))
      ),
      Check(
        "guardar",
        title: Localized(
          es: "Guardar deja los campos como están y acaba con los cambios",
          en: "Saving leaves the fields alone and ends the changes"
        ),
        meaning: Localized(
          es:
            "Lo que hay en pantalla sigue ahí; lo que desaparece es la diferencia con lo guardado.",
          en: "What is on the screen stays; what goes is the difference from what was saved."
        ),
        compared: .state,
        .scenario(script([.nombreCambiado("Ana"), .correoCambiado("a@b.es"), .guardarPulsado]))
      ),
      Check(
        "cambios",
        title: Localized(
          es: "Toda edición cuenta como cambio, en los seis campos",
          en: "Every edit counts as a change, in all six fields"
        ),
        meaning: Localized(
          es: "Seis ramas repiten la misma línea; basta olvidarla en una.",
          en: "Six branches repeat the same line; forgetting it in one is enough."
        ),
        compared: .state,
        // Each edit twice: the second leaves the field as it is.
        .scenario(script(edits.flatMap { [$0, .guardarPulsado, $0, .guardarPulsado] }))
      ),
      Check(
        "biografia",
        title: Localized(
          es: "La biografía se queda con sus 20 primeros caracteres",
          en: "The biography keeps its first 20 characters"
        ),
        meaning: Localized(
          es: "Recortar no es rechazar, y un carácter no es un byte.",
          en: "Trimming is not refusing, and a character is not a byte."
        ),
        compared: .state,
        .scenario(
          script(
            ["ñ", "á", "ü", "o"].enumerated().map { extra, letter in
              .biografiaCambiada(String(repeating: letter, count: 19 + extra))
            }
          )
        )
      ),
      Check(
        "sin-efectos",
        title: Localized(
          es: "Editar no pone nada en marcha: ni efectos vivos ni acciones que nadie envió",
          en: "Editing starts nothing: no effect alive, no action that nobody sent"
        ),
        meaning: Localized(
          es: "Todo lo que hay que hacer ocurre dentro, en la misma reducción.",
          en: "All there is to do happens inside, in the same reduction."
        ),
        compared: [.state, .actions, .effects, .waiting],
        .scenario(script(edits + [.guardarPulsado]))
      ),
      Check(
        "controles",
        title: Localized(
          es: "Cada control envía la acción de su campo, una por tecla",
          en: "Each control sends its field's action, one for every key"
        ),
        meaning: Localized(
          es: "El binding lee del estado y escribe enviando; si apunta a otro campo, nadie avisa.",
          en: "The binding reads state and writes by sending; aimed at another field, nobody warns."
        ),
        compared: [.state, .actions],
        .scenario([
          .interact(.init("Nombre"), .type("Añ")),
          .interact(.init("Apellido"), .type("Gil")),
          .interact(.init("Apellido"), .erase(2)),
          .interact(.init("Correo"), .type("a@b")),
          .interact(.init("Biografía"), .type("Nací en un barrio de río")),
          .interact(.init("Notificaciones"), .toggle),
          .interact(.init("Guardar"), .tap),
          .interact(.init("Notificaciones"), .toggle),
        ])
      ),
      Check(
        "selector",
        title: Localized(
          es: "El selector enseña la opción que dice el estado",
          en: "The picker shows the option that the state says"
        ),
        meaning: Localized(
          es:
            "Un selector busca la opción cuyo `tag` es el valor; si no hay ninguna, no enseña nada.",
          en:
            "A picker looks for the option whose `tag` is the value; without one it shows nothing."
        ),
        compared: .state,
        .steps([
          .start(.element("Visibilidad", value: "Privada", isEnabled: true)),
          .step(
            .send(action: Perfil.Action.visibilidadCambiada(.publica)),
            .element("Visibilidad", value: "Pública", isEnabled: true)
          ),
          .step(
            .send(action: Perfil.Action.visibilidadCambiada(.privada)),
            .element("Visibilidad", value: "Privada", isEnabled: true)
          ),
        ])
      ),
      Check(
        "exhaustivo",
        title: Localized(
          es: "Ninguna secuencia de ediciones se sale de las reglas",
          en: "No sequence of edits breaks the rules"
        ),
        meaning: Localized(
          es: "Se prueban todas, con dos valores por campo: ningún orden es especial.",
          en: "Every one is tried, with two values for each field: no order is special."
        ),
        compared: [.state, .actions, .effects, .waiting],
        .exhaustive(
          Exploration(
            alphabet: script(
              edits + [
                .nombreCambiado(""), .apellidoCambiado(""), .correoCambiado(""),
                .biografiaCambiada("Veintiún caracteres !"), .notificacionesCambiadas(true),
                .visibilidadCambiada(.privada), .guardarPulsado,
              ]
            ),
            bound: 8,
            unprunedBound: 2
          )
        )
      ),
    ]
  )

  /// One edit of each field, in the order of the form.
  private static var edits: [Perfil.Action] {
    [
      .nombreCambiado("Ana"), .apellidoCambiado("Gil"), .correoCambiado("a@b.es"),
      .biografiaCambiada("Hola"), .notificacionesCambiadas(false),
      .visibilidadCambiada(.publica),
    ]
  }

  private static func script(_ actions: [Perfil.Action]) -> Script {
    actions.map { .send(action: $0) }
  }
}
