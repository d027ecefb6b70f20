extension KnownMistake {
  /// Cases of actions, and the paths that lead to them and into the state.
  static let casePaths: [KnownMistake] = [
    KnownMistake(
      "action-path",
      "value of type '*KeyPath<Case<*>, Case<*' has no dynamic member '*' using key path*",
      es:
        "La acción '{1}' no tiene ningún caso '{3}': escribe en la ruta `\\.` seguido del nombre de un caso que exista.",
      en:
        "The action '{1}' has no case '{3}': in the path, write `\\.` followed by the name of a case that exists."
    ),
    KnownMistake(
      "result-case",
      "type 'KeyPath<Case<Result<*>>, Case<Payload>>' has no member '*'",
      es:
        "Un `Result` no tiene ningún caso '{1}': escribe `.success(…)` para lo que se obtuvo o `.failure(…)` para el error.",
      en:
        "A `Result` has no case '{1}': write `.success(…)` for what was obtained, or `.failure(…)` for the error."
    ),
    KnownMistake(
      "result-member",
      "type 'Result<*>' has no member '*'",
      es:
        "Un `Result` no tiene ningún caso '{1}': escribe `.success(…)` para lo que se obtuvo o `.failure(…)` para el error.",
      en:
        "A `Result` has no case '{1}': write `.success(…)` for what was obtained, or `.failure(…)` for the error."
    ),
    KnownMistake(
      "binding-without-backslash",
      "type 'BindingAction<*>' has no member '*'",
      es:
        "Una escritura se reconoce por la ruta de su campo: escribe la barra delante, `.binding(\\.{1})`.",
      en:
        "What a form writes is known by the path of its field: write the backslash, `.binding(\\.{1})`."
    ),
    KnownMistake(
      "case-in-switch",
      "type 'KeyPath<Case<*>, Case<Payload>>' has no member '*'",
      es:
        "'{0}' no tiene ningún caso '{1}': corrige el nombre en la rama del `switch`, o añade el caso al `enum`.",
      en:
        "'{0}' has no case '{1}': correct the name in the branch of the `switch`, or add the case to the `enum`."
    ),
    KnownMistake(
      "received-path",
      "cannot convert value of type 'KeyPath<Root, Value>' to expected argument type '*Action'",
      es:
        "La ruta no lleva a ningún caso de la acción: escribe `\\.` y el nombre de un caso que exista en '{0}Action'.",
      en:
        "The path leads to no case of the action: write `\\.` and the name of a case that '{0}Action' has."
    ),
    KnownMistake(
      "several-values-in-case",
      "type '(*)' cannot conform to 'CasePathable'*",
      es:
        "Un caso con varios valores se recibe entero: acaba la ruta en el caso y pasa los valores aparte, o reúnelos en un `struct`.",
      en:
        "A case with several values is received whole: end the path at the case and pass the values beside it, or gather them in a `struct`."
    ),
    KnownMistake(
      "action-without-case",
      "type '*Action' has no member '*'",
      es:
        "La acción no tiene ningún caso '{1}': corrige el nombre, o añade `case {1}` al `enum Action`.",
      en: "The action has no case '{1}': correct the name, or add `case {1}` to `enum Action`."
    ),
    KnownMistake(
      "payload-forgotten",
      "member '*' expects argument of type '*'",
      es:
        "El caso '{0}' lleva un valor consigo: escríbelo entre paréntesis, `.{0}(…)`, con un valor de tipo '{1}'.",
      en:
        "The case '{0}' carries a value: write it in parentheses, `.{0}(…)`, with a value of type '{1}'."
    ),
    KnownMistake(
      "presents-forgotten",
      "value of type '*State' has no member '$*'",
      es:
        "'${1}' solo existe si la propiedad se presenta: escribe `@Presents var {1}` en el estado.",
      en:
        "'${1}' exists only where the property is presented: write `@Presents var {1}` in the state."
    ),
    KnownMistake(
      "presented-without-dollar",
      "cannot convert value of type 'WritableKeyPath<*, Optional<*>>' to expected argument type 'WritableKeyPath<*, PresentationState<*>>'",
      es:
        "Lo presentado se nombra con `$`: escribe `\\.$` delante del nombre de la propiedad en `ifLet`.",
      en: "What is presented is named with `$`: write `\\.$` before the property's name in `ifLet`."
    ),
    KnownMistake(
      "plain-array",
      "cannot convert value of type 'WritableKeyPath<*, Array<*>>' to expected argument type 'WritableKeyPath<*, IdentifiedArray<*>>'",
      es:
        "`forEach` busca los elementos por su `id` y no por su posición: declara la propiedad como `IdentifiedArrayOf<{1}>`.",
      en:
        "`forEach` looks elements up by `id`, not by position: declare the property as `IdentifiedArrayOf<{1}>`."
    ),
    KnownMistake(
      "state-without-property",
      "value of type '*State' has no member '*'",
      es:
        "El estado no tiene ninguna propiedad '{1}': corrige el nombre, o añade `var {1}` al `struct State`.",
      en: "The state has no property '{1}': correct the name, or add `var {1}` to `struct State`."
    ),
    KnownMistake(
      "store-without-property",
      "value of type '*Store*has no dynamic member '*' using key path from root type '*'",
      es:
        "El store enseña las propiedades del estado, y no hay ninguna '{2}': corrige el nombre, o añade `var {2}` al `struct State`.",
      en:
        "A store shows the state's properties, and there is no '{2}': correct the name, or add `var {2}` to `struct State`."
    ),
  ]
}
