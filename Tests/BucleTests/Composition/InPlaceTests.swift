import ComposableArchitecture
import Observation
import Testing

/// Says whether its reducer is given the state itself, not a copy.
@Reducer
private struct Pieza {
  final class Testigo {}

  @ObservableState
  struct State: Identifiable {
    let id: Int
    @ObservationStateIgnored var testigo = Testigo()
    var esElMismo = false
    var otra = 0
  }

  enum Action {
    case mirar
    case tocar
    case renovar
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .mirar: state.esElMismo = isKnownUniquelyReferenced(&state.testigo)
      case .tocar: state.otra += 1
      case .renovar: state.testigo = Testigo()
      }
      return .none
    }
  }
}

@Reducer
private struct Maquina {
  @ObservableState
  struct Caja {
    var fondo = Pieza.State(id: 4)
  }

  @ObservableState
  struct State {
    var fija = Pieza.State(id: 1)
    var suelta: Pieza.State? = Pieza.State(id: 2)
    var piezas: IdentifiedArrayOf<Pieza.State> = [Pieza.State(id: 3)]
    var caja = Caja()
    @Presents var vista: Pieza.State? = Pieza.State(id: 5)
    var destino = Destino.State.pieza(Pieza.State(id: 6))
    var turno = Turno.pieza(Pieza.State(id: 7))
    var pila: StackState<Pieza.State> = [Pieza.State(id: 8)]
  }

  @CasePathable
  @ObservableState
  enum Turno {
    case pieza(Pieza.State)
    case nada
  }

  enum Action {
    case fija(Pieza.Action)
    case suelta(Pieza.Action)
    case piezas(IdentifiedActionOf<Pieza>)
    case fondo(Pieza.Action)
    case vista(PresentationAction<Pieza.Action>)
    case destino(Destino.Action)
    case turno(Pieza.Action)
    case mirarTurno
    case pila(StackActionOf<Pieza>)
  }

  @Reducer
  enum Destino {
    case pieza(Pieza)
  }

  var body: some ReducerOf<Self> {
    Scope(\.fija, action: \.fija) { Pieza() }
    Scope(\.caja.fondo, action: \.fondo) { Pieza() }
    EmptyReducer()
      .ifLet(\.suelta, action: \.suelta) { Pieza() }
      .forEach(\.piezas, action: \.piezas) { Pieza() }
      .ifLet(\.$vista, action: \.vista) { Pieza() }
      .forEach(\.pila, action: \.pila) { Pieza() }
    Scope(\.destino, action: \.destino) { Destino.body }
    Scope(\.turno, action: \.self) {
      Reduce<Turno, Action> { turno, action in
        guard case .mirarTurno = action else { return .none }
        turno.modify(\.pieza) { $0.esElMismo = isKnownUniquelyReferenced(&$0.testigo) }
        return .none
      }
      .ifCaseLet(\.pieza, action: \.turno) { Pieza() }
    }
  }
}

@MainActor
@Suite struct InPlaceTests {
  private let store = Store(initialState: Maquina.State()) { Maquina() }

  @Test func `a child is changed where it is, not in a copy`() {
    store.send(.fija(.mirar))
    store.send(.suelta(.mirar))
    store.send(.piezas(.element(id: 3, action: .mirar)))
    store.send(.fondo(.mirar))
    store.send(.vista(.presented(.mirar)))
    store.send(.pila(.element(id: 0, action: .mirar)))
    #expect(store.fija.esElMismo)
    #expect(store.suelta?.esElMismo == true)
    #expect(store.piezas[id: 3]?.esElMismo == true)
    #expect(store.caja.fondo.esElMismo)
    #expect(store.vista?.esElMismo == true)
    #expect(store.pila[id: 0]?.esElMismo == true)
  }

  @Test func `a child in an enum is changed where it is, not in a copy`() {
    store.send(.destino(.pieza(.mirar)))
    #expect(store.destino.pieza?.esElMismo == true)
    store.send(.turno(.mirar))
    #expect(store.turno[case: \.pieza]?.esElMismo == true)
    store.send(.turno(.tocar))
    store.send(.mirarTurno)
    #expect(store.turno[case: \.pieza]?.esElMismo == true)
  }

  @Test func `what a child's store has read is not kept from being changed where it is`() throws {
    let suelta = try #require(store.scope(\.suelta, action: \.suelta))
    let pieza = try #require(store.scope(\.piezas, action: \.piezas).first)
    // Each holds the state that it began with: the first change still copies.
    suelta.send(.mirar)
    pieza.send(.mirar)
    #expect(!suelta.esElMismo && !pieza.esElMismo)
    suelta.send(.renovar)
    pieza.send(.renovar)
    for _ in 0..<2 {
      suelta.send(.mirar)
      pieza.send(.mirar)
      #expect(suelta.esElMismo && pieza.esElMismo)
    }
  }

  @Test func `a reader of one property of a child is not told of another's change`() {
    #expect(avisos(leyendo: { _ = store.fija.esElMismo }, al: .fija(.tocar)) == 0)
    #expect(avisos(leyendo: { _ = store.suelta?.esElMismo }, al: .suelta(.tocar)) == 0)
    #expect(avisos(leyendo: { _ = store.caja.fondo.esElMismo }, al: .fondo(.tocar)) == 0)
    #expect(avisos(leyendo: { _ = store.vista?.esElMismo }, al: .vista(.presented(.tocar))) == 0)
    #expect(
      avisos(leyendo: { _ = store.pila[0].esElMismo }, al: .pila(.element(id: 0, action: .tocar)))
        == 0
    )
    #expect(
      avisos(leyendo: { _ = store.pila[0].otra }, al: .pila(.element(id: 0, action: .tocar))) == 1
    )
    #expect(avisos(leyendo: { _ = store.fija.otra }, al: .fija(.tocar)) == 1)
    #expect(avisos(leyendo: { _ = store.suelta?.otra }, al: .suelta(.tocar)) == 1)
    #expect(avisos(leyendo: { _ = store.caja.fondo.otra }, al: .fondo(.tocar)) == 1)
    #expect(avisos(leyendo: { _ = store.vista?.otra }, al: .vista(.presented(.tocar))) == 1)
  }

  private func avisos(leyendo leer: () -> Void, al accion: Maquina.Action) -> Int {
    let contador = Contados()
    withObservationTracking(leer) {
      MainActor.assumeIsolated { contador.veces += 1 }
    }
    store.send(accion)
    return contador.veces
  }
}

@MainActor
private final class Contados {
  var veces = 0
}
