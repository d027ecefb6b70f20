// misconception: Degrees always fit into half the bits.
// refused-by: exhaustivo
// es: los grados cupieran siempre en 32 bits
// en: degrees always fitted into 32 bits
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
          let resultado = await Result { try await estacion.grados(ciudad) }
          await send(.respuesta(resultado))
        }

      case .respuesta(.success(let grados)):
        state.cargando = false
        state.grados = Int(Int32(truncatingIfNeeded: grados))
        return .none

      case .respuesta(.failure):
        state.cargando = false
        state.aviso = "Sin respuesta"
        return .none
      }
    }
  }
}
