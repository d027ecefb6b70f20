extension KnownMistake {
  /// What closures are given, and what they may change.
  static let closures: [KnownMistake] = [
    KnownMistake(
      "effect-without-send",
      "contextual type for closure argument list expects 1 argument, which cannot be implicitly ignored",
      on: ["*.run {*", "*.run{*"],
      es:
        "Un efecto recibe con qué mandar acciones: empieza la clausura con `send in`, detrás de la lista de captura si la hay, `[x] send in`.",
      en:
        "An effect is given what it sends actions with: begin the closure with `send in`, after the capture list if there is one, `[x] send in`."
    ),
    KnownMistake(
      "new-value-ignored",
      "contextual type for closure argument list expects 1 argument, which cannot be implicitly ignored",
      on: ["*set:*"],
      es:
        "`set` recibe el valor nuevo y hay que mandarlo: dale un nombre al empezar la clausura, `{ valor in store.send(…) }`, y ponlo en la acción.",
      en:
        "`set` is given the new value, to be sent on: name it where the closure begins, `{ value in store.send(…) }`, and put it in the action."
    ),
    KnownMistake(
      "expression-not-understood",
      "failed to produce diagnostic for expression*",
      on: ["*= {*"],
      es:
        "El compilador se pierde en esta clausura: si recibe algún valor, dale un nombre al empezar, `valor in`, o escribe `_ in` si no lo usas, detrás de la lista de captura si la hay.",
      en:
        "The compiler is lost in this closure: if it is given a value, name it where the closure begins, `value in`, or write `_ in` if you do not use it, after the capture list if there is one."
    ),
    KnownMistake(
      "body-not-understood",
      "failed to produce diagnostic for expression*",
      on: ["*Reduce*", "*Scope*", "*.ifLet(\\*", "*.forEach(\\*"],
      es:
        "El compilador se pierde cuando las piezas del `body` de un reducer no encajan: comprueba que sea `some ReducerOf<Self>`, y que la acción lleve `PresentationAction<…>` para cada `ifLet` e `IdentifiedActionOf<…>` para cada `forEach`.",
      en:
        "The compiler is lost when the pieces of a reducer's `body` do not fit: check that it is `some ReducerOf<Self>`, and that the action has a `PresentationAction<…>` for each `ifLet` and an `IdentifiedActionOf<…>` for each `forEach`."
    ),
    KnownMistake(
      "caught-error-assigned",
      "cannot assign to value: 'error' is immutable",
      es:
        "Dentro de `catch`, `error` es lo que se acaba de recoger y tapa a tu propiedad: escribe `self.error = …`.",
      en:
        "Inside `catch`, `error` is what has just been caught, and hides your property: write `self.error = …`."
    ),
    KnownMistake(
      "state-captured-by-task",
      "escaping closure captures 'inout' parameter '*'",
      es:
        "La clausura corre después, cuando ya no se puede cambiar `{0}`: en un reducer, lleva el trabajo a un efecto, `return .run { send in … }`, y haz el cambio en la acción que mande.",
      en:
        "The closure runs later, when `{0}` can no longer be changed: in a reducer, move the work into an effect, `return .run { send in … }`, and make the change in the action that it sends."
    ),
    KnownMistake(
      "duration-without-unit",
      "cannot convert value of type '*' to expected argument type 'Duration'",
      es:
        "Una espera se da con su unidad y no como '{0}': escribe `.seconds(…)` o `.milliseconds(…)`.",
      en:
        "A wait is given with its unit, not as '{0}': write `.seconds(…)` or `.milliseconds(…)`."
    ),
    KnownMistake(
      "length-for-count",
      "value of type '*' has no member 'length'",
      es: "En Swift, lo que mide '{0}' se llama `count`: escribe `.count` en vez de `.length`.",
      en: "In Swift, the length of '{0}' is called `count`: write `.count` instead of `.length`."
    ),
  ]
}
