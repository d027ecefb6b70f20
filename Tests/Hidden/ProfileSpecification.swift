import Bilingual
import Examiner
import Wire

/// What the form of a profile must do, however its edits are told: the exams of `perfil-a-mano` and
/// `perfil-binding` are this.
struct ProfileSpecification {
  /// How an edit reaches the subject: an action for each field, or the one for all.
  var writes: (Edit) -> Stimulus
  var save: Stimulus
  var words: Words

  enum Edit {
    case nombre(String), apellido(String), correo(String), biografia(String)
    case notificaciones(Bool)
    case visibilidad(isPublic: Bool)
  }

  /// What is told of a check where the two ways of writing a form differ.
  struct Words {
    var fields: Localized
    var changes: Localized
    var biography: Localized
  }

  /// One edit of each field, in the order of the form.
  private static let edits: [Edit] = [
    .nombre("Ana"), .apellido("Gil"), .correo("a@b.es"), .biografia("Hola"),
    .notificaciones(false), .visibilidad(isPublic: true),
  ]
  private static let otherEdits: [Edit] = [
    .nombre(""), .apellido(""), .correo(""), .biografia(overlong), .notificaciones(true),
    .visibilidad(isPublic: false),
  ]
  private static let overlong = "Veintiún caracteres !"
  /// Texts longer than any that somebody would try by hand.
  private static let long = [Edit.nombre, Edit.apellido, Edit.correo, Edit.biografia].map {
    $0(String(repeating: "año ", count: 250))
  }

  /// A text with blanks around it in each field, and then taken back key by key.
  private static let retyped: Script = ["Nombre", "Apellido", "Correo", "Biografía"].flatMap {
    label -> Script in
    let text = " Añ B "
    return [.interact(.init(label), .type(text)), .interact(.init(label), .erase(text.count))]
  }

  var checks: [Check] {
    [
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
        meaning: words.fields,
        compared: .state,
        .scenario((Self.edits + [.notificaciones(true), .nombre("")]).map(writes))
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
        .scenario(Self.edits.prefix(3).map(writes) + [save])
      ),
      Check(
        "cambios",
        title: Localized(
          es: "Toda edición cuenta como cambio, en los seis campos",
          en: "Every edit counts as a change, in all six fields"
        ),
        meaning: words.changes,
        compared: .state,
        // Each edit twice: the second leaves the field as it is.
        .scenario(Self.edits.flatMap { [writes($0), save, writes($0), save] })
      ),
      Check(
        "biografia",
        title: Localized(
          es: "La biografía se queda con sus 20 primeros caracteres",
          en: "The biography keeps its first 20 characters"
        ),
        meaning: words.biography,
        compared: .state,
        .scenario(
          // The second row is of characters that are two scalars each.
          (["ñ", "á", "ü", "o"] + Array(repeating: "e\u{301}", count: 4)).enumerated().map {
            writes(.biografia(String(repeating: $1, count: 19 + $0 % 4)))
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
        compared: [.state, .actions, .effects, .idleness, .waiting],
        .scenario(Self.edits.map(writes) + [writes(.biografia(Self.overlong)), save])
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
        compared: [.state, .actions, .controls],
        .scenario(
          [.interact(.init("Guardar"), .tap)] + Self.retyped + [
            .interact(.init("Nombre"), .type("Añ")),
            .interact(.init("Apellido"), .type("Gil")),
            .interact(.init("Apellido"), .erase(2)),
            .interact(.init("Correo"), .type("a@b")),
            .interact(.init("Biografía"), .type("Nací en un barrio de río")),
            .interact(.init("Notificaciones"), .toggle),
            .interact(.init("Guardar"), .tap),
            .interact(.init("Notificaciones"), .toggle),
          ] + Self.long.flatMap { [writes($0), .interact(.init("Guardar"), .tap)] }
        )
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
        compared: [.state, .actions, .controls],
        .steps([
          .start(.element("Visibilidad", value: "Privada", isEnabled: true)),
          .step(
            writes(.visibilidad(isPublic: true)),
            .element("Visibilidad", value: "Pública", isEnabled: true)
          ),
          .step(
            writes(.visibilidad(isPublic: false)),
            .element("Visibilidad", value: "Privada", isEnabled: true)
          ),
          .step(
            .interact(.init("Visibilidad"), .choose("Pública")),
            .element("Visibilidad", value: "Pública", isEnabled: true)
          ),
          .step(
            .interact(.init("Visibilidad"), .choose("Privada")),
            .element("Visibilidad", value: "Privada", isEnabled: true)
          ),
        ])
      ),
      .together,
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
        compared: [.state, .actions, .effects, .idleness, .waiting],
        .exhaustive(
          Exploration(
            alphabet: (Self.edits + Self.otherEdits).map(writes) + [save],
            bound: 8,
            unprunedBound: 2
          )
        )
      ),
    ]
  }
}
