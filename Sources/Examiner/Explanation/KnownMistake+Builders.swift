extension KnownMistake {
  /// The body of a reducer, the closure of `Reduce`, and the effects it returns.
  static let builders: [KnownMistake] = [
    KnownMistake(
      "reducer-for-reduce",
      "'any Reducer' cannot be constructed*",
      es:
        "`Reducer` es el protocolo; el que se escribe con una clausura dentro del `body` es `Reduce`.",
      en: "`Reducer` is the protocol; what is written with a closure inside the `body` is `Reduce`."
    ),
    KnownMistake(
      "reducer-generic",
      "type '*<*, *>' does not conform to protocol 'Reducer'",
      es:
        "`ReducerOf<Self>` busca `State` y `Action` dentro del tipo, y aquí son sus parámetros: escribe `var body: some Reducer<{1}, {2}>`.",
      en:
        "`ReducerOf<Self>` looks for `State` and `Action` inside the type, and here they are its parameters: write `var body: some Reducer<{1}, {2}>`."
    ),
    KnownMistake(
      "reducer-incomplete",
      "type '*' does not conform to protocol 'Reducer'",
      unless: "'@Reducer' goes on a struct or an enum*",
      es:
        "A '{0}' le falta una de las partes de un reducer, o está mal declarada: `State`, `Action` o `var body: some ReducerOf<Self> { … }`.",
      en:
        "'{0}' lacks one of a reducer's parts, or declares it wrongly: `State`, `Action` or `var body: some ReducerOf<Self> { … }`."
    ),
    KnownMistake(
      "waiting-in-reducer",
      "cannot pass function of type '(inout *) async *Effect<*' to parameter expecting synchronous function type",
      es:
        "Un reducer no espera a nadie: lleva la línea del `await` a un efecto, `return .run { send in … }`.",
      en:
        "A reducer waits for nobody: move the line with `await` into an effect, `return .run { send in … }`."
    ),
    KnownMistake(
      "throwing-in-reducer",
      "invalid conversion from throwing function of type '(inout *Effect<*' to non-throwing function type*",
      es:
        "Un reducer no puede fallar: lleva la línea del `try` a un efecto, `return .run { send in … }`, o recoge el error con `do` y `catch`.",
      en:
        "A reducer cannot fail: move the line with `try` into an effect, `return .run { send in … }`, or take the error up with `do` and `catch`."
    ),
    KnownMistake(
      "action-not-handled",
      "switch must be exhaustive",
      on: ["*switch action*"],
      es:
        "Alguna acción se queda sin rama: añade al `switch` un `case` para cada caso que falta, aunque solo devuelva `.none`.",
      en:
        "Some action has no branch: add to the `switch` a `case` for each one that is missing, even if it only returns `.none`."
    ),
    KnownMistake(
      "switch-not-exhaustive",
      "switch must be exhaustive",
      es:
        "Hay valores para los que este `switch` no dice qué hacer: añade un `case` por cada uno que falta o, si son números o textos, que nunca se acaban, un `default`.",
      en:
        "There are values for which this `switch` does not say what to do: add a `case` for each that is missing or, for numbers or strings, which have no end, a `default`."
    ),
    KnownMistake(
      "return-forgotten",
      "missing return in closure expected to return 'Effect<*>'",
      es:
        "Hay un camino por el reducer que no acaba en un efecto: termina cada rama con `return .none` o con el efecto que toque.",
      en:
        "One way through the reducer does not end in an effect: end each branch with `return .none`, or with its effect."
    ),
    KnownMistake(
      "change-returned",
      "cannot convert value of type '()' to closure result type 'Effect<*>'",
      es:
        "Cambiar el estado no devuelve nada: haz el cambio en una línea y escribe `return .none` en la siguiente.",
      en:
        "Changing the state returns nothing: make the change on one line and write `return .none` on the next."
    ),
    KnownMistake(
      "effect-not-returned",
      "cannot infer contextual base in reference to member 'run'",
      es: "El efecto se describe, pero no se entrega: escribe `return` delante de `.run`.",
      en: "The effect is described but not handed over: write `return` before `.run`."
    ),
    KnownMistake(
      "effect-alone",
      "reference to member 'run' cannot be resolved without a contextual type",
      es: "El efecto está suelto en su rama y nadie lo recibe: escribe `return` delante de `.run`.",
      en: "The effect stands loose in its branch and goes to nobody: write `return` before `.run`."
    ),
    KnownMistake(
      "effect-joined-to-line-above",
      "value of type '*' has no member 'run'",
      es:
        "Sin `return`, `.run` sigue a la línea de arriba, como si se le pidiera a un '{0}': escribe `return` delante de `.run`.",
      en:
        "Without `return`, `.run` goes on from the line above, as if asked of '{0}': write `return` before `.run`."
    ),
    KnownMistake(
      "reduce-parameters",
      "contextual closure type '(inout *, *) -> Effect<*>' expects 2 arguments, but * used in closure body",
      es: "`Reduce` recibe el estado y la acción: empieza la clausura con `state, action in`.",
      en: "`Reduce` is given the state and the action: begin the closure with `state, action in`."
    ),
    KnownMistake(
      "no-reducer-in-body",
      "static method 'buildExpression(_:as:)' requires that '*' conform to 'Reducer'",
      es:
        "En `body` solo caben reducers, y aquí hay un '{0}': llévate ese valor a una propiedad o dentro de `Reduce { … }`.",
      en:
        "Only reducers fit in `body`, and this is a '{0}': move that value to a property, or inside `Reduce { … }`."
    ),
    KnownMistake(
      "child-forgotten",
      "missing argument for parameter 'child' in call",
      es:
        "`Scope` dice dónde vive el hijo, pero no cuál es: añade detrás su reducer entre llaves, `{ Hijo() }`.",
      en:
        "`Scope` says where the child lives but not which it is: add its reducer in braces after it, `{ Child() }`."
    ),
    KnownMistake(
      "send-outside-effect",
      "cannot find 'send' in scope",
      unless:
        "contextual type for closure argument list expects 1 argument, which cannot be implicitly ignored",
      es:
        "`send` solo existe dentro de un efecto: devuelve `.send(…)`, o `.run { send in … }` si hay que esperar a algo.",
      en:
        "`send` exists only inside an effect: return `.send(…)`, or `.run { send in … }` if there is something to wait for."
    ),
    KnownMistake(
      "cancel-identifier-is-type",
      "type '*.Type' cannot conform to 'Hashable'*",
      es:
        "Un trabajo se cancela por un valor y no por un tipo: escribe un caso del `enum`, como en `{0}.carga`.",
      en:
        "Work is cancelled by a value, not by a type: write a case of the `enum`, as in `{0}.load`."
    ),
  ]
}
