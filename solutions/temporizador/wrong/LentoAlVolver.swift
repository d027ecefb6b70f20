// misconception: The part of a second that went by is kept, so a pause is made up for afterwards.
// refused-by: vuelta
// es: la parte de segundo que faltaba al parar se guardara para después
// en: the part of a second left at the stop were kept for later
import ComposableArchitecture

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

  private final class Pausa {
    var hubo = false
  }

  private let pausa = Pausa()

  private enum CancelID {
    case reloj
  }

  @Dependency(\.continuousClock) var reloj

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .inicio:
        guard !state.enMarcha, state.restan > 0 else { return .none }
        state.enMarcha = true
        let primero: Duration = pausa.hubo ? .milliseconds(500) : .seconds(1)
        pausa.hubo = false
        return .run { [reloj] send in
          try await reloj.sleep(for: primero)
          await send(.tic)
          while true {
            try await reloj.sleep(for: .seconds(1))
            await send(.tic)
          }
        }
        .cancellable(id: CancelID.reloj)

      case .tic:
        state.restan -= 1
        guard state.restan == 0 else { return .none }
        state.enMarcha = false
        return .cancel(id: CancelID.reloj)

      case .parada:
        pausa.hubo = state.enMarcha
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
