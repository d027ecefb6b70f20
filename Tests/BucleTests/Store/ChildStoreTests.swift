import ComposableArchitecture
import Observation
import Testing

@MainActor
@Suite struct ChildStoreTests {
  private let store = Store(
    initialState: Cocina.State(lista: [Temporizador.State(id: 1), Temporizador.State(id: 2)])
  ) {
    Cocina()
  }

  private func avisos(leyendo leer: () -> Void, al accion: Cocina.Action) -> Int {
    let contador = Contados()
    withObservationTracking(leer) {
      MainActor.assumeIsolated { contador.veces += 1 }
    }
    store.send(accion)
    return contador.veces
  }

  @Test func `each element has a store, in the order of the elements`() {
    let filas = store.scope(\.lista, action: \.lista)
    #expect(Set(filas.map(\.id)).count == 2)
    #expect(filas.map(\.id) == filas.map(\.id))
    #expect(filas.map { $0.withState(\.id) } == [1, 2])
    filas[1].send(.tic)
    #expect(store.lista[id: 2]?.segundos == 1)
    #expect(store.tics == 1)
  }

  @Test func `an element keeps its store, wherever it moves`() {
    let fila = store.scope(state: \.lista, action: \.lista)[1]
    store.send(.quitar(1))
    #expect(store.scope(\.lista, action: \.lista)[0] === fila)
    #expect(store.scope(\.lista, action: \.lista)[id: 2] === fila)
    #expect(store.scope(\.lista, action: \.lista)[id: 1] == nil)
  }

  @Test func `an element's store still reads what the element last was`() {
    let fila = store.scope(\.lista, action: \.lista)[0]
    fila.send(.tic)
    #expect(fila.segundos == 1)
    store.send(.quitar(1))
    #expect(fila.segundos == 1)
  }

  // https://github.com/pointfreeco/swift-composable-architecture/issues/3634
  @Test func `nobody keeps a child's store when its view lets go of it`() {
    weak var fila: StoreOf<Temporizador>?
    weak var invitado: StoreOf<Temporizador>?
    do {
      store.send(.invitar(5))
      let unaFila = store.scope(\.lista, action: \.lista)[0]
      let unInvitado = store.scope(\.invitado, action: \.invitado)
      fila = unaFila
      invitado = unInvitado
      #expect(fila != nil && invitado != nil)
      #expect(unaFila.segundos == 0 && unInvitado?.segundos == 0)
    }
    #expect(fila == nil && invitado == nil)
  }

  @Test func `a child's store remembers its own children after its parent's is let go`() {
    let padre = Store(initialState: Abuela.State()) { Abuela() }
    let nieto = padre.scope(\.cocina, action: \.cocina).scope(\.horno, action: \.horno)
    #expect(padre.scope(\.cocina, action: \.cocina).scope(\.horno, action: \.horno) === nieto)
  }

  @Test func `readers of the list are told when elements come, go or move`() {
    let leer = { _ = self.store.scope(\.lista, action: \.lista).count }
    #expect(avisos(leyendo: leer, al: .poner(0)) == 1)
    #expect(avisos(leyendo: leer, al: .ordenar) == 1)
    #expect(avisos(leyendo: leer, al: .quitar(2)) == 1)
    #expect(avisos(leyendo: leer, al: .quitar(2)) == 0)
    #expect(avisos(leyendo: leer, al: .poner(1)) == 0)
  }

  @Test func `readers of one element are told of its changes only`() {
    let filas = Array(store.scope(\.lista, action: \.lista))
    let tic = { Cocina.Action.lista(.element(id: $0, action: .tic)) }
    #expect(avisos(leyendo: { _ = store.scope(\.lista, action: \.lista).count }, al: tic(1)) == 0)
    #expect(avisos(leyendo: { _ = filas[0].segundos }, al: tic(1)) == 1)
    #expect(avisos(leyendo: { _ = filas[0].segundos }, al: tic(2)) == 0)
    #expect(avisos(leyendo: { _ = filas[0].corre }, al: tic(1)) == 0)
  }
}

@MainActor
private final class Contados {
  var veces = 0
}

@Reducer
private struct Abuela {
  @ObservableState
  struct State {
    var cocina = Cocina.State()
  }

  enum Action {
    case cocina(Cocina.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(\.cocina, action: \.cocina) { Cocina() }
  }
}
