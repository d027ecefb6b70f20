import ComposableArchitecture

/// Sends itself actions of every shape, and has a state of as many.
@Reducer struct FormasReducer {
  @ObservableState struct State: Equatable {
    var entero = 1
    var opcional: Int?
    var doble: String?? = .some(nil)
    var lista = ["a"]
    var conjunto: Set = [2, 1]
    var resultado = Result<Int, Fallo>.success(1)
    var ruta = Ruta.lejos(7)
    var punto = Punto()
    var octeto: UInt8 = 8
  }

  enum Action {
    case todas
    case vacia
    case entero(Int)
    case etiquetada(x: Int)
    case par(Int, String)
    case pares(a: Int, b: String)
    case opcional(Int?)
    case lista([Bool])
    case resultado(Result<String, any Error>)
    case nada(Result<Void, Fallo>)
    case ruta(Ruta)
    case fallo(Fallo)
    case punto(Punto)
    case octeto(UInt8)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      guard case .todas = action else { return .none }
      state.opcional = 3
      return .merge(Self.acciones.map { .send($0) })
    }
  }

  /// Each shape twice or more: the first time it is met it is looked at more closely.
  private static var acciones: [Action] {
    [
      .vacia, .vacia, .entero(1), .entero(2), .etiquetada(x: 1), .etiquetada(x: 2), .par(1, "a"),
      .par(2, "b"), .pares(a: 1, b: "a"), .pares(a: 2, b: "b"), .opcional(nil), .opcional(3),
      .lista([]), .lista([true]), .resultado(.success("a")), .resultado(.success("b")),
      .resultado(.failure(Fallo.grave)), .nada(.failure(.leve)), .nada(.success(())),
      .nada(.success(())),
      .ruta(.cerca), .ruta(.lejos(2)), .ruta(.lejos(3)), .fallo(.leve), .fallo(.grave),
      .punto(Punto()), .punto(Punto(x: 2)), .octeto(1), .octeto(2),
    ]
  }
}

enum Fallo: Error, Equatable {
  case leve
  case grave
}

@CasePathable enum Ruta: Equatable {
  case cerca
  case lejos(Int)
}

struct Punto: Equatable {
  var x = 1
}
