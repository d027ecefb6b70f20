extension KnownMistake {
  /// What views are made of, and what fits in them.
  static let views: [KnownMistake] = [
    KnownMistake(
      "number-as-text",
      "cannot convert value of type '*' to expected argument type 'TextState'",
      es:
        "`Text` enseña un texto, y esto es un '{0}': mételo en una cadena, como en `Text(\"\\(valor)\")`.",
      en:
        "`Text` shows a string, and this is of type '{0}': put it in one, as in `Text(\"\\(value)\")`."
    ),
    KnownMistake(
      "statement-in-view",
      "type '()' cannot conform to 'View'*",
      es:
        "Un `body` describe vistas y no da órdenes: lleva esta línea a la clausura de un `Button` o de `.onAppear { … }`.",
      en:
        "A `body` describes views and gives no orders: move this line into the closure of a `Button` or of `.onAppear { … }`."
    ),
    KnownMistake(
      "action-sent-in-view",
      "static method 'buildExpression' requires that 'StoreTask' conform to 'View'",
      es:
        "La acción se mandaría cada vez que se dibuja: lleva `store.send(…)` a la clausura de un `Button` o de `.onAppear { … }`.",
      en:
        "The action would be sent at every drawing: move `store.send(…)` into the closure of a `Button` or of `.onAppear { … }`."
    ),
    KnownMistake(
      "button-without-closure",
      "cannot convert value of type 'StoreTask' to expected argument type '() -> Void'",
      es:
        "Así se mandaría la acción al dibujar el botón y no al pulsarlo: escríbela entre llaves, `{ store.send(…) }`.",
      en:
        "This would send the action when the button is drawn, not when it is pressed: write it in braces, `{ store.send(…) }`."
    ),
    KnownMistake(
      "tag-without-type",
      "type 'Hashable' has no member '*'",
      es:
        "`.tag` admite valores de cualquier tipo y no adivina el de '.{0}': escribe también el tipo, como en `.tag(Tipo.{0})`.",
      en:
        "`.tag` takes values of any type and cannot guess that of '.{0}': write the type too, as in `.tag(Kind.{0})`."
    ),
    KnownMistake(
      "observed-object",
      "unknown attribute 'ObservedObject'",
      es:
        "`@ObservedObject` es de antes de Observation y ya no hace falta: bórralo y declara `let`, o escribe `@Bindable var` si la vista necesita bindings.",
      en:
        "`@ObservedObject` is from before Observation and is no longer needed: delete it and declare a `let`, or write `@Bindable var` if the view needs bindings."
    ),
    KnownMistake(
      "state-object",
      "unknown attribute 'StateObject'",
      es: "`@StateObject` es de antes de Observation: escribe `@State` en su lugar.",
      en: "`@StateObject` is from before Observation: write `@State` in its place."
    ),
    KnownMistake(
      "published",
      "unknown attribute 'Published'",
      es:
        "`@Published` es de antes de Observation: bórralo y escribe `@Observable` encima de la clase, que vigila todas sus propiedades.",
      en:
        "`@Published` is from before Observation: delete it, and write `@Observable` above the class, which watches all its properties."
    ),
  ]
}
