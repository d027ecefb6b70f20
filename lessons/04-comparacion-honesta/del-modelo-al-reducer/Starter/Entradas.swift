import ComposableArchitecture

// ES  La misma venta que `EntradasModel`, como reducer. Cada método es ya una acción; lo que vuelve de
//     un `await` tendrá que serlo también.
// EN  The same sale as `EntradasModel`, as a reducer. Each method is an action already; what comes back
//     from an `await` will have to become one.
// ES  No cambies los nombres ni los tipos que hay: con ellos te habla el examen.
// EN  Keep the names and the types that are here: the exam speaks to your code through them.

struct Taquilla: Sendable {
  var precio: @Sendable (_ cantidad: Int) async throws -> Int
  var vender: @Sendable (_ cantidad: Int) async throws -> Int
}

extension Taquilla: DependencyKey {
  static let liveValue = Taquilla {
    20 * $0
  } vender: {
    $0
  }
}

extension DependencyValues {
  var taquilla: Taquilla {
    get { self[Taquilla.self] }
    set { self[Taquilla.self] = newValue }
  }
}

@Reducer
struct Entradas {
  @ObservableState
  struct State: Equatable {
    var cantidad = 0
    var precio: Int?
    var comprando = false
    var compradas = 0
    var aviso = false
  }

  enum Action {
    case mas
    case menos
    case compra
    // HUECO 1: los hechos que hoy ocurren detrás de un `await`.
    // GAP 1: the facts that happen behind an `await` today.
  }

  @Dependency(\.taquilla) var taquilla
  @Dependency(\.continuousClock) var reloj

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .mas:
        // HUECO 2: los límites, lo que se cancela y la consulta del precio.
        // GAP 2: the limits, what is cancelled, and the query for the price.
        state.cantidad += 1
        return .none

      case .menos:
        state.cantidad -= 1
        return .none

      case .compra:
        // HUECO 3: la venta y sus dos finales.
        // GAP 3: the sale and its two endings.
        return .none
      }
    }
  }
}
