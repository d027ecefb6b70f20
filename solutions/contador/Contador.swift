import ComposableArchitecture

// ES  La vista cuenta lo que ha pasado («han tocado +») y aquí se decide qué significa. Por eso
//     los dos límites viven en el reducer y en ningún botón: cualquier vista que envíe estos tres
//     hechos, ahora o dentro de un año, respeta 0…10 sin saber que esa regla existe. Un hecho que
//     no cambia nada no escribe en el estado, así que nadie se entera y nada se redibuja.
// EN  The view says what happened ("+ was tapped"), and what it means is decided here. So both
//     limits live in the reducer and in no button: any view that sends these three facts, now or
//     a year from now, keeps within 0…10 without knowing that there is such a rule. A fact that
//     changes nothing writes nothing, so nobody is told and nothing is drawn again.

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
        // ES  `<`, no `<=`: en 10 ya no se suma.   EN  `<`, not `<=`: at 10 nothing is added.
        guard state.cuenta < 10 else { return .none }
        state.cuenta += 1
        return .none

      case .decremento:
        guard state.cuenta > 0 else { return .none }
        state.cuenta -= 1
        return .none

      case .reinicio:
        // ES  Es un hecho propio, no una serie de decrementos: una acción, un cambio.
        // EN  It is a fact of its own, not a run of decrements: one action, one change.
        state.cuenta = 0
        return .none
      }
    }
  }
}
