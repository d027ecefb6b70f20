extension KnownMistake {
  /// `@Reducer`, `@ObservableState`, `@CasePathable`, `@DependencyClient`, and what they ask of a type.
  static let macros: [KnownMistake] = [
    KnownMistake(
      "import-forgotten",
      "unknown attribute 'Reducer'",
      es:
        "Este archivo no conoce la arquitectura: escribe `import ComposableArchitecture` al principio.",
      en:
        "This file does not know the architecture: write `import ComposableArchitecture` at its top."
    ),
    KnownMistake(
      "reducer-class",
      "'@Reducer' goes on a struct or an enum*",
      es:
        "Un reducer es un valor que solo describe: declara la feature como `struct`, no como `class`.",
      en:
        "A reducer is a value that only describes: declare the feature as a `struct`, not as a `class`."
    ),
    KnownMistake(
      "reducer-without-macro",
      "type '*' does not conform to protocol '`@Reducer`'",
      unless: "'@Reducer' goes on a struct or an enum*",
      es: "A '{0}' le falta la macro: escribe `@Reducer` en la línea de encima de su `struct`.",
      en: "'{0}' lacks its macro: write `@Reducer` on the line above its `struct`."
    ),
    KnownMistake(
      "observable-class",
      "'@ObservableState' goes on a struct or an enum*",
      es:
        "El estado es un valor que se copia: declara `State` como `struct` (o `enum`), no como `class`.",
      en:
        "State is a value that is copied: declare `State` as a `struct` (or an `enum`), not as a `class`."
    ),
    KnownMistake(
      "state-not-observable",
      "*put '@ObservableState' on the feature's 'State'*",
      es:
        "La vista lee del store, pero el estado no se deja observar: escribe `@ObservableState` encima de `struct State`.",
      en:
        "The view reads from the store, but the state cannot be observed: write `@ObservableState` above `struct State`."
    ),
    KnownMistake(
      "case-twice",
      "'@CasePathable' needs one case per name*",
      es:
        "Dos casos de la acción se llaman igual y sus rutas chocarían: cámbiale el nombre a uno o reúnelos en un solo caso.",
      en:
        "Two cases of the action share a name, and so would their paths: rename one, or make them one case."
    ),
    KnownMistake(
      "client-without-default",
      "'*' returns a value and cannot throw; give it one*",
      es:
        "Sin implementar, '{0}' no tendría qué devolver: márcala con `throws` o dale un valor, como en `= { 0 }`.",
      en:
        "Left unimplemented, '{0}' would have nothing to return: mark it `throws`, or give it a value, as in `= { 0 }`."
    ),
    KnownMistake(
      "dependency-without-live-value",
      "type '*' does not conform to protocol 'DependencyKey'",
      es:
        "Una dependencia necesita su versión de verdad: añade `static let liveValue = {0}(…)` a la extensión.",
      en:
        "A dependency needs its real version: add `static let liveValue = {0}(…)` to the extension."
    ),
    KnownMistake(
      "unknown-dependency",
      "cannot convert value of type 'KeyPath<Root, Value>' to expected argument type 'Key.Type'",
      es:
        "No hay ninguna dependencia con ese nombre: corrige la ruta de `@Dependency`, o declara la propiedad en una extensión de `DependencyValues`.",
      en:
        "No dependency has that name: correct the path in `@Dependency`, or declare the property in an extension of `DependencyValues`."
    ),
    KnownMistake(
      "not-equatable",
      "type '*' does not conform to protocol 'Equatable'",
      es:
        "Algo de lo que guarda '{0}' no se puede comparar: haz también `Equatable` el tipo de cada propiedad o de cada valor asociado.",
      en:
        "Something that '{0}' holds cannot be compared: make the type of each property or associated value `Equatable` too."
    ),
    KnownMistake(
      "not-identifiable",
      "type '*' does not conform to protocol 'Identifiable'",
      es:
        "Los elementos de un `IdentifiedArray` se distinguen por su `id`: declara '{0}' como `Identifiable` y dale una propiedad `id`.",
      en:
        "The elements of an `IdentifiedArray` are told apart by their `id`: declare '{0}' `Identifiable`, and give it a property `id`."
    ),
  ]
}
