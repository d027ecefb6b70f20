import ComposableArchitecture

/// Sends what it is told to, and starts effects that end when the test wants.
@Reducer
struct Emisor {
  @ObservableState
  struct State: Equatable {
    var total = 0
    var avisos = 0
  }

  enum Action: Equatable {
    case emitir([Int])
    case valor(Int)
    case fin
    case dormir(Duration)
    case escuchar
    case callar
  }

  enum CancelID { case escucha }

  @Dependency(\.continuousClock) var reloj

  /// What `escuchar` listens to.
  var voces = AsyncStream<Int> { _ in }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .emitir(let valores):
        return .merge(valores.map { .send(.valor($0)) })
      case .valor(let valor):
        state.total += valor
        return .none
      case .fin:
        state.avisos += 1
        return .none
      case .dormir(let duracion):
        return .run(name: "siesta") { send in
          try await reloj.sleep(for: duracion)
          await send(.fin)
        }
      case .escuchar:
        return .run { [voces] send in
          for await voz in voces { await send(.valor(voz)) }
        }
        .cancellable(id: CancelID.escucha)
      case .callar:
        return .cancel(id: CancelID.escucha)
      }
    }
  }
}
