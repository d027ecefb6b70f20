import ComposableArchitecture

// ES  `cuenta` empieza en 0 y nunca sale de 0…10. `incremento` en 10 y `decremento` en 0 son hechos
//     que no cambian nada; `reinicio` la deja en 0. No se inicia ningún efecto.
// EN  `cuenta` starts at 0 and never leaves 0…10. `incremento` at 10 and `decremento` at 0 are
//     facts that change nothing; `reinicio` puts it back to 0. No effect is ever started.
// ES  No cambies los nombres ni los tipos: con ellos te habla el examen.
// EN  Keep the names and the types: the exam speaks to your code through them.

@Reducer
struct Contador {
  @ObservableState
  struct State: Equatable {
    var cuenta = 0
  }

  enum Action {
    case incremento
    case decremento
    case reinicio
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .incremento:
        // HUECO 1: suma uno a `state.cuenta`, salvo que ya esté en 10.
        // GAP 1: add one to `state.cuenta`, unless it is already 10.
        return .none

      case .decremento:
        // HUECO 2: resta uno, salvo que ya esté en 0.
        // GAP 2: take one away, unless it is already 0.
        return .none

      case .reinicio:
        // HUECO 3: vuelve a 0, venga de donde venga.
        // GAP 3: go back to 0, wherever it was.
        return .none
      }
    }
  }
}
