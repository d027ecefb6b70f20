// misconception: Every action may return an effect, as long as it ends without doing anything.
// refused-by: ciudad
// es: cualquier acción pudiera iniciar un efecto, si acaba sin hacer nada
// en: any action could start an effect, as long as it ends without doing anything
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
        return .run { [grados = state.grados] _ in _ = grados }

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
