import ComposableArchitecture
import SwiftUI

@Reducer
struct Contador {
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
      case .incremento: state.cuenta += 1
      case .decremento: state.cuenta -= 1
      }
      return .none
    }
  }
}

struct ContadorView: View {
  let store: StoreOf<Contador>

  var body: some View {
    HStack {
      Button("-") { store.send(.decremento) }
      Text("\(store.cuenta)")
      Button("+") { store.send(.incremento) }
    }
  }
}
