import ComposableArchitecture

// ES  El efecto es un bucle que no acaba: duerme, envía `tic`, vuelve a dormir. Quien decide cuándo
//     acaba es el reducer, y lo decide devolviendo otro valor, `.cancel`, con el mismo nombre. Tres
//     ramas lo devuelven, porque hay tres maneras de que el temporizador deje de correr. Si una solo
//     escribiera `enMarcha = false`, el reloj seguiría latiendo por detrás.
// EN  The effect is a loop without an end: it sleeps, sends `tic`, sleeps again. When it ends is for
//     the reducer to say, and it says so by returning another value, `.cancel`, of the same name.
//     Three branches return it, since there are three ways to cease running. If one of them only
//     wrote `enMarcha = false`, the clock would go on beating behind the scenes.

@Reducer
struct Temporizador {
  @ObservableState
  struct State: Equatable {
    var restan = 5
    var enMarcha = false
  }

  enum Action {
    case inicio
    case parada
    case reinicio
    case tic
  }

  private enum CancelID {
    case reloj
  }

  @Dependency(\.continuousClock) var reloj

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .inicio:
        // ES  Dos toques seguidos no son dos relojes.   EN  Two taps in a row are not two clocks.
        guard !state.enMarcha, state.restan > 0 else { return .none }
        state.enMarcha = true
        return .run { [reloj] send in
          while true {
            // ES  Primero se duerme: el primer `tic` llega cuando ha pasado un segundo.
            // EN  Sleep comes first: the first `tic` is due once a second has gone by.
            try await reloj.sleep(for: .seconds(1))
            await send(.tic)
          }
        }
        .cancellable(id: CancelID.reloj)

      case .tic:
        state.restan -= 1
        guard state.restan == 0 else { return .none }
        // ES  Un `tic` puede parar el bucle que lo envió.   EN  A `tic` may stop the loop it came from.
        state.enMarcha = false
        return .cancel(id: CancelID.reloj)

      case .parada:
        state.enMarcha = false
        return .cancel(id: CancelID.reloj)

      case .reinicio:
        state.restan = 5
        state.enMarcha = false
        return .cancel(id: CancelID.reloj)
      }
    }
  }
}
