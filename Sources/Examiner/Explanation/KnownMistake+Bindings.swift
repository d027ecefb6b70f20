extension KnownMistake {
  /// Stores written to, and views that hold a binding.
  static let bindings: [KnownMistake] = [
    KnownMistake(
      "store-written",
      "*a store's state changes by actions only*",
      es:
        "Una vista no cambia el estado: manda una acción con `store.send(…)` y haz el cambio en el reducer.",
      en:
        "A view does not change the state: send an action with `store.send(…)`, and make the change in the reducer."
    ),
    KnownMistake(
      "store-mutated",
      "cannot use mutating member on immutable value: *",
      on: ["*store.*"],
      es:
        "El estado de un store no se cambia desde la vista: manda una acción con `store.send(…)` y haz el cambio en el reducer.",
      en:
        "A store's state is not changed from the view: send an action with `store.send(…)`, and make the change in the reducer."
    ),
    KnownMistake(
      "binding-without-bindable-action",
      "*a form can write to this store if 'Action' is a 'BindableAction'*",
      es:
        "El formulario escribiría en un estado que nadie le deja escribir: haz `Action` `BindableAction`, añádele `case binding(BindingAction<State>)` y pon `BindingReducer()` en `body`.",
      en:
        "The form would write to a state that does not let it: make `Action` a `BindableAction`, add `case binding(BindingAction<State>)`, and put `BindingReducer()` in `body`."
    ),
    KnownMistake(
      "bindable-store-forgotten",
      "cannot find '$store' in scope",
      es:
        "Para escribir por `$store` hacen falta dos cosas: `@Bindable var store` en la vista, y una `Action` que sea `BindableAction`, con `case binding(BindingAction<State>)`. Sin la segunda, escribe `Binding(get: { … }, set: { … })` y manda en `set` tu propia acción.",
      en:
        "Writing through `$store` takes two things: `@Bindable var store` in the view, and an `Action` that is a `BindableAction`, with `case binding(BindingAction<State>)`. Without the second, write `Binding(get: { … }, set: { … })`, and send your own action in `set`."
    ),
    KnownMistake(
      "bindable-forgotten",
      "cannot find '$*' in scope",
      es:
        "De '{0}' no salen bindings todavía: declárala con `@Bindable var {0}` si es un modelo `@Observable` o un store, o con `@State` si es de la vista.",
      en:
        "'{0}' gives no bindings yet: declare it with `@Bindable var {0}` if it is an `@Observable` model or a store, or with `@State` if it is the view's own."
    ),
    KnownMistake(
      "binding-reducer-without-action",
      "initializer 'init()' requires that '*' conform to 'BindableAction'",
      es:
        "`BindingReducer()` atiende las escrituras de un formulario: declara '{0}' como `BindableAction`, con `case binding(BindingAction<State>)`.",
      en:
        "`BindingReducer()` serves what a form writes: declare '{0}' a `BindableAction`, with `case binding(BindingAction<State>)`."
    ),
    KnownMistake(
      "bindable-action-without-case",
      "type '*' does not conform to protocol 'BindableAction'",
      es:
        "A '{0}' le falta el caso que lleva las escrituras: añade `case binding(BindingAction<State>)`.",
      en:
        "'{0}' lacks the case that carries what is written: add `case binding(BindingAction<State>)`."
    ),
    KnownMistake(
      "view-changes-itself",
      "left side of mutating operator isn't mutable: 'self' is immutable",
      es:
        "Una vista es un valor que no se cambia a sí mismo: marca la propiedad con `@State`, o manda una acción al store.",
      en:
        "A view is a value that does not change itself: mark the property `@State`, or send the store an action."
    ),
    KnownMistake(
      "view-mutates-itself",
      "cannot use mutating member on immutable value: 'self' is immutable",
      es:
        "Una vista es un valor que no se cambia a sí mismo: marca la propiedad con `@State`, o manda una acción al store.",
      en:
        "A view is a value that does not change itself: mark the property `@State`, or send the store an action."
    ),
    KnownMistake(
      "constant-in-state",
      "left side of mutating operator isn't mutable: '*' is a 'let' constant",
      es: "'{0}' se declaró para no cambiar nunca: escribe `var` en vez de `let` donde se declara.",
      en: "'{0}' was declared never to change: write `var` instead of `let` where it is declared."
    ),
    KnownMistake(
      "list-without-identity",
      "initializer 'init(_:content:)' requires that '*' conform to 'Identifiable'",
      es:
        "`ForEach` necesita distinguir los elementos: haz '{0}' `Identifiable`, o di por qué propiedad, como en `id: \\.nombre`.",
      en:
        "`ForEach` has to tell elements apart: make '{0}' `Identifiable`, or say by which property, as in `id: \\.name`."
    ),
  ]
}
