import Bilingual
import Examiner
import Wire

@testable import KataPerfilBinding

extension Exam {
  /// The behaviour of `perfil-a-mano` with one case for all edits.
  static let perfilBinding = Exam(
    kata: "perfil-binding",
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
          es: "La carga dice qué campo y qué valor, y alguien en el `body` tiene que aplicarla.",
          en: "The payload says which field and which value; somebody in the body has to apply it."
        ),
        compared: .state,
        .scenario(
          edits + [.binding("notificaciones", .bool(true)), .binding("nombre", .text(""))]
        )
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
        .scenario(Array(edits.prefix(3)) + [save])
      ),
      Check(
        "cambios",
        title: Localized(
          es: "Toda edición cuenta como cambio, en los seis campos",
          en: "Every edit counts as a change, in all six fields"
        ),
        meaning: Localized(
          es:
            "La regla se escribe una vez, pero una rama para un solo campo no pasa por la general.",
          en: "The rule is written once, but a branch for one field does not pass the general one."
        ),
        compared: .state,
        // Each edit twice: the second leaves the field as it is.
        .scenario(edits.flatMap { [$0, save, $0, save] })
      ),
      Check(
        "biografia",
        title: Localized(
          es: "La biografía se queda con sus 20 primeros caracteres",
          en: "The biography keeps its first 20 characters"
        ),
        meaning: Localized(
          es: "La regla tiene que ver el texto nuevo: importa en qué orden están los reducers.",
          en: "The rule has to see the new text: the order of the reducers matters."
        ),
        compared: .state,
        .scenario(
          ["ñ", "á", "ü", "o"].enumerated().map { extra, letter in
            .binding("biografia", .text(String(repeating: letter, count: 19 + extra)))
          }
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
        .scenario(
          edits + [.binding("biografia", .text("Veintiún caracteres !")), save]
        )
      ),
      Check(
        "controles",
        title: Localized(
          es: "Cada control envía la acción de su campo, una por tecla",
          en: "Each control sends its field's action, one for every key"
        ),
        meaning: Localized(
          es: "Un binding lee del estado y escribe enviando; si apunta a otro campo, nadie avisa.",
          en: "A binding reads state and writes by sending; aimed at another field, nobody warns."
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
            .binding("visibilidad", .variant("publica", nil)),
            .element("Visibilidad", value: "Pública", isEnabled: true)
          ),
          .step(
            .binding("visibilidad", .variant("privada", nil)),
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
            alphabet: edits + [
              .binding("nombre", .text("")), .binding("apellido", .text("")),
              .binding("correo", .text("")),
              .binding("biografia", .text("Veintiún caracteres !")),
              .binding("notificaciones", .bool(true)),
              .binding("visibilidad", .variant("privada", nil)), save,
            ],
            bound: 8,
            unprunedBound: 2
          )
        )
      ),
    ]
  )

  /// One edit of each field, in the order of the form.
  private static let edits: Script = [
    .binding("nombre", .text("Ana")), .binding("apellido", .text("Gil")),
    .binding("correo", .text("a@b.es")), .binding("biografia", .text("Hola")),
    .binding("notificaciones", .bool(false)), .binding("visibilidad", .variant("publica", nil)),
  ]
  private static let save: Stimulus = .send(action: Perfil.Action.guardarPulsado)
}
