// misconception: An error that nobody can mend is not worth an action, so 'try?' swallows it.
// refused-by: fallo
import ComposableArchitecture

struct Estacion: Sendable {
  var grados: @Sendable (_ ciudad: String) async throws -> Int
}

extension Estacion: DependencyKey {
  static let liveValue = Estacion { _ in 21 }
}

extension DependencyValues {
  var estacion: Estacion {
    get { self[Estacion.self] }
    set { self[Estacion.self] = newValue }
  }
}

@Reducer
struct Termometro {
  @ObservableState
  struct State: Equatable {
    var ciudad = "Soria"
    var grados: Int?
    var cargando = false
    var aviso: String?
  }

  enum Action {
    case ciudadElegida(String)
    case consultaTocada
    case respuesta(Result<Int, any Error>)
  }

  @Dependency(\.estacion) var estacion

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .ciudadElegida(let ciudad):
        guard !state.cargando else { return .none }
        state.ciudad = ciudad
        state.grados = nil
        state.aviso = nil
        return .none

      case .consultaTocada:
        guard !state.cargando else { return .none }
        state.cargando = true
        state.aviso = nil
        return .run { [ciudad = state.ciudad, estacion] send in
          guard let grados = try? await estacion.grados(ciudad) else { return }
          await send(.respuesta(.success(grados)))
        }

      case .respuesta(.success(let grados)):
        state.cargando = false
        state.grados = grados
        return .none

      case .respuesta(.failure):
        state.cargando = false
        state.aviso = "Sin respuesta"
        return .none
      }
    }
  }
}
