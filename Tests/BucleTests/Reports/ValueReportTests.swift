import Bucle
import ComposableArchitecture
import Testing

/// Faults that users of The Composable Architecture reported, in bindings and in case paths.
///
/// The numbers are those of https://github.com/pointfreeco/swift-composable-architecture/issues.
@MainActor
@Suite struct ValueReportTests {
  @Test func `2270: equal writes are equal when their type is erased`() {
    func sonIguales(_ uno: any Equatable, _ otro: any Equatable) -> Bool {
      func abrir<Value: Equatable>(_ uno: Value) -> Bool { otro as? Value == uno }
      return abrir(uno)
    }
    let uno = BindingAction<Formulario.State>.set(\.nombre, "Ana")
    #expect(sonIguales(uno, BindingAction<Formulario.State>.set(\.nombre, "Ana")))
    #expect(!sonIguales(uno, BindingAction<Formulario.State>.set(\.nombre, "Eva")))
    #expect(!sonIguales(uno, BindingAction<Formulario.State>.set(\.recordar, true)))
    let otro = BindingAction<Formulario.State>.set(\.direccion.calle, "Ana")
    #expect(!sonIguales(uno, otro), "the same value for another property")
  }

  @Test func `809: a pattern on a nested key path matches`() {
    let escritura = BindingAction<Formulario.State>.set(\.direccion.calle, "Mayor")
    #expect(\.direccion.calle ~= escritura)
    #expect(!(\.direccion ~= escritura))
    if case \Formulario.State.direccion.calle = escritura {
    } else {
      Issue.record("the nested pattern did not match")
    }
  }

  @Test func `2872: a field and a case of one name are told apart`() {
    let accion = Homonimos.Action.nombre("Ana")
    let escritura = Homonimos.Action.set(\.nombre, "Ana")
    #expect(accion.is(\.nombre))
    #expect(!accion.is(\.binding.nombre))
    #expect(escritura.is(\.binding.nombre))
    #expect(!escritura.is(\.nombre))
  }

  @Test func `3541: a case key path leads into a result whose success is a tuple`() async {
    let store = TestStore(initialState: 0) {
      Reduce<Int, ConTupla> { state, action in
        switch action {
        case .pedir: return .send(.respuesta(.success((1, "a"))))
        case .respuesta(.success((let numero, _))): state = numero
        case .respuesta: break
        }
        return .none
      }
    }
    await store.send(.pedir)
    await store.receive(\.respuesta.success) { $0 = 1 }
  }

  @Test func `an action may carry a value that is neither Equatable nor Sendable`() async {
    let store = TestStore(initialState: "") {
      Reduce<String, ConCualquiera> { state, action in
        switch action {
        case .pedir: return .send(.establecer("a", 1))
        case .establecer(let clave, let valor): state = "\(clave): \(valor)"
        }
        return .none
      }
    }
    await store.send(.pedir)
    await store.receive(\.establecer) { $0 = "a: 1" }
  }

  @Test func `a bare task in a reducer compiles, and is no effect`() async {
    let store = TestStore(initialState: 0) {
      Reduce<Int, Bool> { state, _ in
        state += 1
        Task {}
        return .none
      }
    }
    await store.send(true) { $0 = 1 }
    await store.finish()
  }
}

@CasePathable
private enum ConTupla {
  case pedir
  case respuesta(Result<(Int, String), any Error>)
}

@CasePathable
private enum ConCualquiera {
  case pedir
  case establecer(String, Any)
}

@Reducer
private struct Homonimos {
  @ObservableState
  struct State: Equatable {
    var nombre = ""
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case nombre(String)
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
  }
}
