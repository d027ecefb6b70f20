import ComposableArchitecture
import Testing

@Reducer
private struct Latido {
  struct State: Equatable { var latidos = 0 }

  enum Action {
    case empezar
    case parar
    case latido
  }

  private enum ID { case latido }

  @Dependency(\.continuousClock) var reloj

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .empezar:
        return .run { send in
          for await _ in reloj.timer(interval: .seconds(1)) { await send(.latido) }
        }
        .cancellable(id: ID.latido)
      case .parar:
        return .cancel(id: ID.latido)
      case .latido:
        state.latidos += 1
        return .none
      }
    }
  }
}

@MainActor
@Suite struct ClockTimerTests {
  @Test func `a timer goes off at each interval until its effect is cancelled`() async {
    let reloj = TestClock()
    let store = TestStore(initialState: Latido.State()) {
      Latido()
    } withDependencies: {
      $0.continuousClock = reloj
    }
    await store.send(.empezar)
    await reloj.advance(by: .milliseconds(999))
    await reloj.advance(by: .milliseconds(1))
    await store.receive(\.latido) { $0.latidos = 1 }
    await reloj.advance(by: .seconds(2))
    await store.receive(\.latido) { $0.latidos = 2 }
    await store.receive(\.latido) { $0.latidos = 3 }
    await store.send(.parar)
    await reloj.advance(by: .seconds(2))
    await store.finish()
  }
}
