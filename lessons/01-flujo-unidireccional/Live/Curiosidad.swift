import ComposableArchitecture
import SwiftUI

/// Where facts about numbers come from; in the workbook the learner answers in its place.
struct Datos: Sendable {
  var sobre: @Sendable (_ numero: Int) async throws -> String
}

extension Datos: DependencyKey {
  static let liveValue = Datos { numero in "\(numero) es un número." }
}

extension DependencyValues {
  var datos: Datos {
    get { self[Datos.self] }
    set { self[Datos.self] = newValue }
  }
}

@Reducer
struct Curiosidad {
  @ObservableState
  struct State: Equatable {
    var cuenta = 0
    var cargando = false
    var texto = ""
  }

  enum Action {
    case incremento
    case decremento
    case masDos
    case pideDato
    case dato(Result<String, any Error>)
  }

  enum CancelID {
    case dato
  }

  @Dependency(\.datos) var datos

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .incremento:
        return cambia(&state, en: 1)

      case .decremento:
        return cambia(&state, en: -1)

      case .masDos:
        return .merge(.send(.incremento), .send(.incremento))

      case .pideDato:
        guard !state.cargando else { return .none }
        state.cargando = true
        return .run { [cuenta = state.cuenta, datos] send in
          let respuesta = await Result { try await datos.sobre(cuenta) }
          await send(.dato(respuesta))
        }
        .cancellable(id: CancelID.dato)

      case .dato(.success(let texto)):
        state.cargando = false
        state.texto = texto
        return .none

      case .dato(.failure):
        state.cargando = false
        state.texto = "Sin respuesta"
        return .none
      }
    }
  }

  /// Moves the count and forgets the fact, which was about another number, and the request for it.
  private func cambia(_ state: inout State, en paso: Int) -> Effect<Action> {
    state.cuenta += paso
    state.cargando = false
    state.texto = ""
    return .cancel(id: CancelID.dato)
  }
}

struct CuriosidadView: View {
  let store: StoreOf<Curiosidad>

  var body: some View {
    VStack {
      HStack {
        Button("-") { store.send(.decremento) }
        Text("\(store.cuenta)")
        Button("+") { store.send(.incremento) }
        Button("+2") { store.send(.masDos) }
      }
      Button("Dato") { store.send(.pideDato) }
      Text(store.cargando ? "Buscando…" : store.texto)
    }
  }
}
