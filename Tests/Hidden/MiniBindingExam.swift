import Bilingual
import Examiner
import Wire

extension Exam {
  /// A write that applies and compares itself, the reducer that applies it, and the binding that sends it.
  static let miniBinding = Exam(
    kata: "mini-binding",
    checks: [
      Check(
        "aplica",
        title: Localized(
          es: "Cada escritura llega a su campo, y a ningún otro",
          en: "Each write reaches its own field and no other"
        ),
        meaning: Localized(
          es: "La carga sabe aplicarse, y el reducer le presta el estado de verdad.",
          en: "The payload can apply itself, and the reducer lends it the real state."
        ),
        compared: [.state, .effects, .idleness],
        .scenario([
          action("nombre", .text("Ana")), action("apodo", .text("Anita")), action("edad", .int(7)),
          action("socio", .bool(true)), action("nombre", .text("")),
        ])
      ),
      Check(
        "nada",
        title: Localized(
          es: "Una acción sin escritura no escribe nada",
          en: "An action that carries no write writes nothing"
        ),
        meaning: Localized(
          es: "El reducer convive con las demás acciones: las deja pasar.",
          en: "The reducer lives with other actions, and lets them pass."
        ),
        compared: [.state, .effects, .idleness],
        .scenario([action("nombre", .text("Ana")), action("nada"), action("nada")])
      ),
      Check(
        "anidado",
        title: Localized(
          es: "También se escribe en un campo que está dentro de otro",
          en: "A field inside another is written as well"
        ),
        meaning: Localized(
          es: "Un key path puede tener varios tramos, y sigue siendo un solo destino.",
          en: "A key path may have several parts and is still one destination."
        ),
        compared: .state,
        .scenario([
          action("calle", .text("Mayor")), action("nombre", .text("A")),
          action("calleSuelta", .text("Sol")), action("calle", .text("")),
        ])
      ),
      Check(
        "toca",
        title: Localized(
          es: "`toca` distingue los campos, también los del mismo tipo",
          en: "`toca` tells fields apart, even those of one type"
        ),
        meaning: Localized(
          es: "De ahí salen las reglas de un solo campo: `case .binding(\\.nombre)` hace esto.",
          en: "Rules for one field come from this: it is what `case .binding(\\.nombre)` does."
        ),
        compared: .state,
        .scenario([
          action("nombreTocaNombre"), action("apodoTocaNombre"), action("edadTocaNombre"),
          action("calleTocaCalle"), action("calleTocaDireccion"), action("calleTocaCalle"),
          action("direccionTocaCalle"), action("nombreTocaNombre"), action("calleTocaCalleSuelta"),
          action("nombreTocaNombre"), action("calleSueltaTocaCalle"),
        ])
      ),
      Check(
        "igualdad",
        title: Localized(
          es: "Iguales son el mismo campo y el mismo valor, las dos cosas",
          en: "Equal means the same field and the same value, both"
        ),
        meaning: Localized(
          es: "Sin igualdad no hay aserción que diga «llegó el nombre, con Marta».",
          en: "Without equality no assertion can say \"the name came in, with Marta\"."
        ),
        compared: .state,
        .scenario([
          action("comparaNombres", .list([.text("Ana"), .text("Ana")])),
          action("comparaNombres", .list([.text("Ana"), .text("Eva")])),
          action("comparaNombreConApodo", .text("Ana")),
          action("comparaEdades", .list([.int(3), .int(3)])),
          action("comparaEdades", .list([.int(3), .int(4)])),
          action("comparaSocios", .list([.bool(true), .bool(true)])),
          action("comparaSocios", .list([.bool(false), .bool(true)])),
          action("comparaCalles", .list([.text("Sol"), .text("Sol")])),
          action("comparaCalles", .list([.text("Sol"), .text("Mayor")])),
          action("comparaSocios", .list([.bool(false), .bool(false)])),
          action("comparaCalleConCalleSuelta", .text("Sol")),
        ])
      ),
      Check(
        "igualdad-precisa",
        title: Localized(
          es: "Los valores se comparan como valores, no por su descripción",
          en: "Values are compared as values, not by their descriptions"
        ),
        meaning: Localized(
          es: "El tipo del valor sabe comparar; guárdate esa capacidad en `set`.",
          en: "The value's type knows how to compare; keep that ability inside `set`."
        ),
        compared: .state,
        .scenario([
          action("comparaNombres", .list([.text("Ana"), .text("ANA")])),
          action("comparaNombres", .list([.text("a\u{301}"), .text("á")])),
          action("comparaEdadConSocio"),
          // Equatable, and not hashable.
          action("comparaDirecciones", .list([.text("Sol"), .text("Sol")])),
          action("comparaDirecciones", .list([.text("Sol"), .text("Mayor")])),
          action("comparaNumeros", .list([.int(1), .int(1)])),
          action("comparaNumeros", .list([.int(1), .int(2)])),
          action("comparaNumeros", .list([.int(2), .int(2)])),
          action("comparaDireccionConCalle", .text("Sol")),
        ])
      ),
      Check(
        "enlace",
        title: Localized(
          es: "El enlace lee del store y envía una acción por cambio",
          en: "The link reads from the store and sends one action for each change"
        ),
        meaning: Localized(
          es: "Es un binding completo, y la única puerta sigue siendo `send`.",
          en: "It is a whole binding, and `send` is still the only door."
        ),
        compared: .state,
        .scenario([
          .interact(.init("Nombre"), .type("Ana")), .interact(.init("Nombre"), .erase(1)),
          .interact(.init("Apodo"), .type("ñ")), .interact(.init("Socio"), .toggle),
          .interact(.init("Socio"), .toggle), .interact(.init("Calle"), .type("Sol")),
          action("nombre", .text("Eva")), .interact(.init("Nombre"), .type("!")),
          .interact(.init("Añadir dos"), .tap), .interact(.init("Repetir"), .tap),
        ])
      ),
      .together,
      Check(
        "exhaustivo",
        title: Localized(
          es: "Ninguna secuencia de escrituras y comparaciones se sale del contrato",
          en: "No sequence of writes and comparisons breaks the contract"
        ),
        meaning: Localized(
          es: "Se prueban todas hasta el límite, por acciones y por la vista.",
          en: "Every one up to the bound is tried, by actions and through the view."
        ),
        compared: [.state, .effects, .idleness, .waiting],
        .exhaustive(
          Exploration(
            alphabet: [
              action("nombre", .text("Ana")), action("apodo", .text("Ana")),
              action("edad", .int(1)), action("calle", .text("Sol")), action("nada"),
              action("comparaNombres", .list([.text("Ana"), .text("Eva")])),
              action("comparaNombreConApodo", .text("Ana")),
              .interact(.init("Socio"), .toggle), .interact(.init("Nombre"), .erase(1)),
            ],
            bound: 4
          )
        )
      ),
    ]
  )

  private static func action(_ name: String, _ payload: Tree? = nil) -> Stimulus {
    .send(.variant(name, payload))
  }
}
