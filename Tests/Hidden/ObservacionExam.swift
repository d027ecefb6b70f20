import Bilingual
import Examiner
import Wire

extension Exam {
  /// An order's screen, whose bodies are counted one by one.
  static let observacion = Exam(
    kata: "observacion",
    checks: [
      Check(
        "inicio",
        title: Localized(
          es: "Al empezar, la imagen es la de siempre y cada vista se ejecuta una vez",
          en: "At the start the picture is the same as ever, and each view runs once"
        ),
        meaning: Localized(
          es: "Las cuatro vistas existen, con sus nombres y en su sitio.",
          en: "All four views exist, by their names and in their places."
        ),
        compared: everything,
        .scenario([])
      ),
      Check(
        "producto",
        title: Localized(
          es: "Escribir en el producto solo ejecuta ProductoView",
          en: "Typing into the product runs ProductoView alone"
        ),
        meaning: Localized(
          es: "Se apunta quien lee, y el producto solo lo lee quien lo muestra.",
          en: "Whoever reads is signed up, and only the one that shows the product reads it."
        ),
        compared: everything,
        .scenario([type("s", in: "Producto"), .set("producto", .text("Té"))])
      ),
      Check(
        "cantidad",
        title: Localized(
          es: "Más y Menos solo ejecutan TotalView",
          en: "Más and Menos run TotalView alone"
        ),
        meaning: Localized(
          es: "Leer lo derivado es leer aquello de lo que se deriva.",
          en: "To read what is derived is to read what it is derived from."
        ),
        compared: everything,
        .scenario(
          [tap("Más"), tap("Más"), tap("Menos"), .call("mas", [])]
            + Array(repeating: tap("Más"), count: 10)
        )
      ),
      Check(
        "precio",
        title: Localized(
          es: "Cambiar el precio también ejecuta TotalView, y solo esa",
          en: "A change of price runs TotalView too, and that one only"
        ),
        meaning: Localized(
          es: "El total depende de dos propiedades, y hay que estar apuntado a ambas.",
          en: "The total depends on two properties, and one must be signed up for both."
        ),
        compared: everything,
        .scenario([.set("precio", .int(3)), tap("Más"), .set("precio", .int(5))])
      ),
      Check(
        "nota",
        title: Localized(
          es: "La nota no ejecuta nada hasta que el pedido es urgente",
          en: "The note runs nothing until the order is urgent"
        ),
        meaning: Localized(
          es: "Lo que no se muestra no hace falta leerlo, y lo que no se lee no avisa.",
          en: "What is not shown need not be read, and what is not read does not notify."
        ),
        compared: everything,
        .scenario([
          type("ya", in: "Nota"), toggle, type("!", in: "Nota"), toggle, type("?", in: "Nota"),
          .set("urgente", .bool(true)),
        ])
      ),
      Check(
        "tope",
        title: Localized(
          es: "Menos con una sola unidad no ejecuta nada",
          en: "Menos with a single unit runs nothing"
        ),
        meaning: Localized(
          es: "Cambiar en el sitio avisa siempre, aunque se vuelva a lo que había.",
          en: "A change in place always notifies, even one that comes back to what was there."
        ),
        compared: everything,
        .scenario([tap("Menos"), tap("Más"), tap("Menos"), tap("Menos")])
      ),
      Check(
        "lo-mismo",
        title: Localized(
          es: "Escribir el valor que ya había no ejecuta nada",
          en: "Writing the value that was there runs nothing"
        ),
        meaning: Localized(
          es: "Las propiedades siguen siendo las que escribió la macro.",
          en: "The properties are still those that the macro wrote."
        ),
        compared: everything,
        .scenario([
          .set("producto", .text("Café")), .set("precio", .int(2)), .set("urgente", .bool(false)),
          .set("nota", .text("")), toggle, .set("nota", .text("")), .set("urgente", .bool(true)),
        ])
      ),
      .together,
      Check(
        "exhaustivo",
        title: Localized(
          es: "Ningún orden de cambios ejecuta una vista de más ni de menos",
          en: "No order of changes runs a view too often or too seldom"
        ),
        meaning: Localized(
          es: "Se prueban todas las secuencias hasta el límite, contando tras cada paso.",
          en: "Every sequence up to the bound is tried, counting after each step."
        ),
        compared: everything,
        .exhaustive(
          Exploration(
            alphabet: [
              .set("producto", .text("Té")), .set("nota", .text("ya")), .set("precio", .int(3)),
              toggle, tap("Más"), tap("Menos"),
            ],
            bound: 3,
            unprunedBound: 2,
            walks: 5
          )
        )
      ),
    ]
  )

  private static let everything: Aspects = [.state, .picture, .bodies]
  private static let toggle = Stimulus.interact(Stimulus.Locator("Urgente"), .toggle)

  private static func tap(_ label: String) -> Stimulus {
    .interact(Stimulus.Locator(label), .tap)
  }

  private static func type(_ text: String, in label: String) -> Stimulus {
    .interact(Stimulus.Locator(label), .type(text))
  }
}
