extension KnownMistake {
  /// Tests with a `TestStore`.
  static let tests: [KnownMistake] = [
    KnownMistake(
      "received-not-equatable",
      "*make 'Action' Equatable, or receive by the case*",
      es:
        "Para recibir la acción entera hay que poder compararla: recíbela por su caso, `await store.receive(\\.caso)`, o haz `Action` `Equatable`.",
      en:
        "To receive a whole action it has to be comparable: receive it by its case, `await store.receive(\\.case)`, or make `Action` `Equatable`."
    ),
    KnownMistake(
      "tested-state-not-equatable",
      "*a test compares states: write 'struct State: Equatable'*",
      es:
        "Una prueba compara estados: escribe `struct State: Equatable` en la feature que pruebas.",
      en: "A test compares states: write `struct State: Equatable` in the feature under test."
    ),
    KnownMistake(
      "await-forgotten",
      "expression is 'async' but is not marked with 'await'",
      es: "Esta llamada tarda y hay que esperarla: escribe `await` delante.",
      en: "This call takes time and has to be waited for: write `await` before it."
    ),
    KnownMistake(
      "function-not-async",
      "'async' call in a function that does not support concurrency",
      es:
        "Se espera dentro de una función que no sabe esperar: escribe `async` después de los paréntesis de su declaración.",
      en:
        "There is a wait inside a function that cannot wait: write `async` after the parentheses of its declaration."
    ),
    KnownMistake(
      "expected-state-ignored",
      "contextual type for closure argument list expects 1 argument, which cannot be implicitly ignored",
      on: ["*await *.send(*", "*await *.receive(*"],
      es:
        "La clausura recibe el estado que se espera y hay que cambiarlo: escribe `$0.` delante de la propiedad.",
      en: "The closure is given the expected state, to be changed: write `$0.` before the property."
    ),
  ]
}
