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

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .ciudadElegida where state.cargando, .consultaTocada where state.cargando:
        return .none
      case .ciudadElegida(let ciudad):
        state = State(ciudad: ciudad)
        return .none
      case .consultaTocada:
        state.espera()
        return pregunta(por: state.ciudad)
      case .respuesta(let resultado):
        state.atiende(resultado)
        return .none
      }
    }
  }

  private func pregunta(por ciudad: String) -> Effect<Action> {
    .run { send in
      do {
        let grados = try await estacion.grados(ciudad)
        await send(.respuesta(.success(grados)))
      } catch {
        await send(.respuesta(.failure(error)))
      }
    }
  }
}

extension Termometro.State {
  fileprivate mutating func espera() {
    (cargando, aviso) = (true, nil)
  }

  fileprivate mutating func atiende(_ resultado: Result<Int, any Error>) {
    cargando = false
    switch resultado {
    case .success(let nuevos): grados = nuevos
    case .failure: aviso = "Sin respuesta"
    }
  }
}
