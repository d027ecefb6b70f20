import ComposableArchitecture
import Observation
import Testing

@Reducer
private struct Cola {
  @ObservableState
  struct State {
    var titulo = ""
    var esFin = false
  }
  enum Action {
    case titular
    case empezar
    case acabar
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .titular:
        state.titulo = "uno"
        return .none
      case .empezar:
        return .run { send in await send(.acabar) }
      case .acabar:
        state.esFin = true
        return .none
      }
    }
  }
}

@MainActor
@Suite struct QueuedTaskTests {
  @Test func `the task of an action that waits for its turn waits for its effects`() async {
    let store = Store(initialState: Cola.State()) { Cola() }
    let tarea = LockIsolated<StoreTask?>(nil)
    withObservationTracking {
      _ = store.titulo
    } onChange: {
      MainActor.assumeIsolated {
        let enviada = store.send(.empezar)
        tarea.withValue { $0 = enviada }
      }
    }
    store.send(.titular)
    await tarea.value?.finish()
    #expect(store.esFin)
  }
}
