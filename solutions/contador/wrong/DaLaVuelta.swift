// misconception: Past its ceiling a counter starts again from 0, as an odometer does.
// refused-by: techo
// es: al pasar del límite la cuenta volviera a empezar, como un cuentakilómetros
// en: the count started over past its limit, as an odometer does
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
        state.cuenta = (state.cuenta + 1) % 11
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
