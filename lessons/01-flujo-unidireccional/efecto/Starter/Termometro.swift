import ComposableArchitecture

// ES  El reducer pide un dato y no espera: devuelve un efecto, y la respuesta entra después como una
//     acción más. `estacion` es la dependencia; en el examen contesta el examinador en su lugar.
// EN  The reducer asks for a figure and does not wait: it returns an effect, and the answer comes in
//     later as one more action. `estacion` is the dependency; in the exam the examiner answers for it.
// ES  No cambies los nombres ni los tipos: con ellos te habla el examen.
// EN  Keep the names and the types: the exam speaks to your code through them.

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
      case .ciudadElegida:
        // HUECO 1: otra ciudad, sin grados ni aviso; salvo que se esté cargando.
        // GAP 1: another city, without degrees or notice; unless something is loading.
        return .none

      case .consultaTocada:
        // HUECO 2: apunta que se espera y devuelve el efecto que pregunta y envía `.respuesta`.
        // GAP 2: note the waiting and return the effect that asks and sends `.respuesta`.
        return .none

      case .respuesta(.success):
        // HUECO 3: llegaron los grados.
        // GAP 3: the degrees are in.
        return .none

      case .respuesta(.failure):
        // HUECO 4: no hubo respuesta, y eso también se ve.
        // GAP 4: there was no answer, and that shows as well.
        return .none
      }
    }
  }
}
