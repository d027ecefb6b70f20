import ComposableArchitecture
import SwiftUI

/// The form without the reducer that applies bindings: every keystroke arrives and changes nothing.
@Reducer
struct SinBindingReducer {
  @ObservableState
  struct State: Equatable {
    var nombre = ""
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
  }

  var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .binding: return .none
      }
    }
  }
}

struct SinBindingReducerView: View {
  @Bindable var store: StoreOf<SinBindingReducer>

  var body: some View {
    Form {
      TextField("Nombre", text: $store.nombre)
    }
  }
}
