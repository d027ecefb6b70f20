import ComposableArchitecture
import SwiftUI
import Testing

@Reducer
private struct Suma {
  @ObservableState
  struct State: Equatable {
    var total = 0
    var nota = ""
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case mas
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      if case .mas = action { state.total += 1 }
      return .none
    }
  }
}

@Reducer
private struct Mesa {
  @ObservableState
  struct State: Equatable {
    var izquierda = Suma.State()
    var derecha = Suma.State()
    var invitado: Suma.State?
  }

  enum Action {
    case izquierda(Suma.Action)
    case derecha(Suma.Action)
    case invitado(Suma.Action)
    case invita(Bool)
  }

  var body: some ReducerOf<Self> {
    Scope(\.izquierda, action: \.izquierda) { Suma() }
    Scope(\.derecha, action: \.derecha) { Suma() }
    Reduce { state, action in
      switch action {
      case .invita(let viene): state.invitado = viene ? Suma.State(total: 7) : nil
      case .invitado(.mas): state.invitado?.total += 1
      case .izquierda, .derecha, .invitado: break
      }
      return .none
    }
  }
}

private struct SumaView: View {
  let nombre: String
  @Bindable var store: StoreOf<Suma>
  @State private var pulsaciones = 0

  var body: some View {
    HStack {
      Text("\(store.total)/\(pulsaciones)")
      Button(nombre) {
        pulsaciones += 1
        store.send(.mas)
      }
      TextField("nota \(nombre)", text: $store.nota)
    }
  }
}

private struct MesaView: View {
  let store: StoreOf<Mesa>

  var body: some View {
    VStack(alignment: .leading) {
      SumaView(nombre: "I", store: store.scope(state: \.izquierda, action: \.izquierda))
      SumaView(nombre: "D", store: store.scope(state: \.derecha, action: \.derecha))
      if let invitado = store.scope(state: \.invitado, action: \.invitado) {
        SumaView(nombre: "V", store: invitado)
      }
    }
  }
}

@MainActor
@Suite struct ChildStoreTests {
  private let store = Store(initialState: Mesa.State()) { Mesa() }

  @Test func `views of child stores show and change their part`() throws {
    let host = ViewHost { [store] in MesaView(store: store) }
    try host.tap(host.id("D"))
    try host.type(host.id("nota I"), "x")
    #expect(
      host.rows(60) == [
        "0/0 [ I ] nota I: [x▏                  ]",
        "1/1 [ D ] nota D: [▏                   ]",
      ]
    )
    #expect(store.izquierda == Suma.State(nota: "x"))
    #expect(store.derecha == Suma.State(total: 1))
  }

  @Test func `a change of one child runs the bodies of that child alone`() {
    let host = ViewHost { [store] in MesaView(store: store) }
    store.send(.izquierda(.mas))
    host.settle()
    #expect(host.count("MesaView") == 1)
    #expect(host.count("SumaView") == 3)
  }

  @Test func `an optional child comes and goes with its state`() throws {
    let host = ViewHost { [store] in MesaView(store: store) }
    store.send(.invita(true))
    try host.tap(host.id("V"))
    #expect(host.rows(60)[2] == "8/1 [ V ] nota V: [▏                   ]")
    store.send(.invita(false))
    #expect(host.rows(60).count == 2)
    #expect(host.count("SumaView") == 4)
  }
}
