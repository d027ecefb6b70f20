// misconception: 'Up to 10' is written '<= 10' before adding, which lets the count reach 11.
// refused-by: techo
// es: el propio límite dejara sitio para uno más
// en: the limit itself left room for one more
import ComposableArchitecture

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
        guard state.cuenta <= 10 else { return .none }
        state.cuenta += 1
        return .none

      case .decremento:
        guard state.cuenta > 0 else { return .none }
        state.cuenta -= 1
        return .none

      case .reinicio:
        state.cuenta = 0
        return .none
      }
    }
  }
}
