import ComposableArchitecture
import SwiftUI

@Reducer
struct ContadorPrudente {
  @ObservableState
  struct State: Equatable {
    var cuenta = 0
  }

  enum Action {
    case incremento
    case decremento
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .incremento:
        state.cuenta += 1
        return .none

      case .decremento:
        guard state.cuenta > 0 else { return .none }
        state.cuenta -= 1
        return .none
      }
    }
  }
}

struct ContadorPrudenteView: View {
  let store: StoreOf<ContadorPrudente>

  var body: some View {
    HStack {
      Button("-") { store.send(.decremento) }
      Text("\(store.cuenta)")
      Button("+") { store.send(.incremento) }
    }
  }
}
