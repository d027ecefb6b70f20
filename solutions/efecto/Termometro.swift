import ComposableArchitecture

// ES  Una consulta son dos vueltas del bucle. La primera apunta `cargando` y devuelve el efecto; la
//     segunda empieza cuando el efecto envía `respuesta`, que para el reducer es una acción como otra.
//     `Result` obliga a que haya algo que enviar también cuando sale mal: no existe el camino en que
//     `cargando` se queda encendido para siempre.
// EN  One question is two turns of the loop. The first notes `cargando` and returns the effect; the
//     second begins when the effect sends `respuesta`, to the reducer an action like any other.
//     `Result` sees to it that there is something to send when it goes wrong, too: there is no path
//     on which `cargando` stays on for ever.

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
        // ES  Si cambiara a mitad de la consulta, los grados que lleguen serían de otra ciudad.
        // EN  Were it to change halfway, the degrees that come in would be another city's.
        guard !state.cargando else { return .none }
        state.ciudad = ciudad
        state.grados = nil
        state.aviso = nil
        return .none

      case .consultaTocada:
        guard !state.cargando else { return .none }
        state.cargando = true
        state.aviso = nil
        // ES  El efecto no puede tocar `state`: se lleva una copia de lo que necesita.
        // EN  The effect cannot touch `state`: it takes along a copy of what it needs.
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
        // ES  Los grados anteriores siguen siendo lo último que se supo; el aviso dice lo demás.
        // EN  The degrees from before are still the last that was heard; the notice says the rest.
        state.aviso = "Sin respuesta"
        return .none
      }
    }
  }
}
