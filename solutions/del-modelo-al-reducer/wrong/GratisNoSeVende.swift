// misconception: A price of nothing is no price.
// refused-by: exhaustivo
// es: un precio de cero fuera no tener precio
// en: a price of nothing were no price
import ComposableArchitecture

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
    case precioRecibido(Result<Int, any Error>)
    case vendidas(Result<Int, any Error>)
  }

  private enum CancelID {
    case precio
  }

  @Dependency(\.taquilla) var taquilla
  @Dependency(\.continuousClock) var reloj

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .mas:
        return cambia(&state, a: state.cantidad + 1)

      case .menos:
        return cambia(&state, a: state.cantidad - 1)

      case .compra:
        guard state.precio != nil, state.precio != 0, !state.comprando else { return .none }
        state.comprando = true
        state.aviso = false
        return .run { [taquilla, cantidad = state.cantidad] send in
          await send(.vendidas(Result { try await taquilla.vender(cantidad) }))
        }

      case .precioRecibido(.success(let precio)):
        state.precio = precio
        return .none

      case .precioRecibido(.failure):
        state.aviso = true
        return .none

      case .vendidas(.success(let vendidas)):
        state.comprando = false
        state.compradas += vendidas
        state.cantidad = 0
        state.precio = nil
        return .none

      case .vendidas(.failure):
        state.comprando = false
        state.aviso = true
        return .none
      }
    }
  }

  private func cambia(_ state: inout State, a nueva: Int) -> Effect<Action> {
    guard !state.comprando, (0...4).contains(nueva) else { return .none }
    state.cantidad = nueva
    state.precio = nil
    state.aviso = false
    guard nueva > 0 else { return .cancel(id: CancelID.precio) }
    return .run { [taquilla, reloj] send in
      try await reloj.sleep(for: .milliseconds(200))
      await send(.precioRecibido(Result { try await taquilla.precio(nueva) }))
    }
    .cancellable(id: CancelID.precio, cancelInFlight: true)
  }
}
