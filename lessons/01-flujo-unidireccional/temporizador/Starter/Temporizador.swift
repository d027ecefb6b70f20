import ComposableArchitecture

// ES  El reloj es una dependencia: en la aplicación avanza solo y en el examen lo mueve el examinador.
//     Un efecto con nombre se puede cancelar desde otra rama.
// EN  The clock is a dependency: in the app it runs by itself, in the exam the examiner moves it.
//     An effect that has a name can be cancelled from another branch.
// ES  No cambies los nombres ni los tipos de `State` y `Action`: con ellos te habla el examen.
// EN  Keep the names and the types in `State` and `Action`: the exam speaks to your code through them.

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

  @Dependency(\.continuousClock) var reloj

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .inicio:
        // HUECO 1: salvo que ya esté en marcha o no quede nada, un `tic` cada segundo.
        // GAP 1: unless it is running or nothing is left, one `tic` every second.
        return .none

      case .tic:
        // HUECO 2: un segundo menos; en 0 se para.
        // GAP 2: one second less; at 0 it stops.
        return .none

      case .parada:
        // HUECO 3: se para, y con ella el efecto.
        // GAP 3: it stops, and the effect with it.
        return .none

      case .reinicio:
        // HUECO 4: como recién comprado: 5 y parado.
        // GAP 4: as good as new: 5, and stopped.
        return .none
      }
    }
  }
}
