import ComposableArchitecture

@Reducer
struct Contador {
  @ObservableState
  struct State: Equatable {
    var cuenta = 0
    var nota = ""
  }

  enum Action {
    case incremento
    case decremento
    case fijar(Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .incremento:
        state.cuenta += 1
        return .none
      case .decremento:
        state.cuenta -= 1
        return .none
      case .fijar(let valor):
        state.cuenta = valor
        return .none
      }
    }
  }
}
