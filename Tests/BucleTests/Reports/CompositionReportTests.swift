import ComposableArchitecture
import Observation
import Testing

/// Faults that users of The Composable Architecture reported, in its macros and in observed collections.
///
/// The numbers are those of https://github.com/pointfreeco/swift-composable-architecture/issues. 2817, a
/// `body` in an extension, is in `MacroDiagnosticTests`.
@MainActor
@Suite struct CompositionReportTests {
  @Test func `2840: an enum of features may have cases without a feature`() async {
    let store = TestStore(initialState: Fichero.State()) { Fichero() }
    await store.send(.abrir) { $0.destino = .aviso }
    await store.send(.cerrar) { $0.destino = nil }
  }

  @Test func `3635: rows that are observed in rows that are observed are never stale`() {
    let store = Store(initialState: Tablero.State()) { Tablero() }
    func titulos(tras cambiar: () -> Void) -> (avisos: Int, titulos: [String]) {
      let avisos = LockIsolated(0)
      withObservationTracking {
        _ = store.columnas.flatMap { $0.fichas.map(\.titulo) }
      } onChange: {
        avisos.withValue { $0 += 1 }
      }
      cambiar()
      return (avisos.value, store.columnas.flatMap { $0.fichas.map(\.titulo) })
    }
    #expect(titulos { store.columnas[id: 1]?.fichas[id: 2]?.titulo = "B" } == (1, ["a", "B"]))
    #expect(
      titulos { store.columnas[id: 1]?.fichas.append(Tablero.Ficha(id: 3, titulo: "c")) }
        == (1, ["a", "B", "c"])
    )
    #expect(titulos { store.columnas[0].fichas.remove(id: 1) } == (1, ["B", "c"]))
    #expect(titulos { store.columnas[0].fichas[0].titulo = "b" } == (1, ["b", "c"]))
  }
}

@Reducer
private struct Fichero {
  @Reducer
  enum Destino {
    case ajustes(Contador)
    case aviso
  }

  @ObservableState
  struct State: Equatable {
    @Presents var destino: Destino.State?
  }

  enum Action {
    case abrir
    case cerrar
    case destino(PresentationAction<Destino.Action>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .abrir: state.destino = .aviso
      case .cerrar: state.destino = nil
      case .destino: break
      }
      return .none
    }
    .ifLet(\.$destino, action: \.destino)
  }
}

extension Fichero.Destino.State: Equatable {}

@Reducer
private struct Tablero {
  @ObservableState
  struct State: Equatable {
    var columnas: IdentifiedArrayOf<Columna> = [
      Columna(id: 1, fichas: [Ficha(id: 1, titulo: "a"), Ficha(id: 2, titulo: "b")])
    ]
  }

  @ObservableState
  struct Columna: Equatable, Identifiable {
    let id: Int
    var fichas: IdentifiedArrayOf<Ficha>
  }

  @ObservableState
  struct Ficha: Equatable, Identifiable {
    let id: Int
    var titulo: String
  }

  enum Action: BindableAction { case binding(BindingAction<State>) }

  var body: some ReducerOf<Self> { BindingReducer() }
}
