import Bilingual
import Bucle
import BucleTesting
import Observation
import Testing

@MainActor
@Suite struct PresentationTests {
  private let store = Store(initialState: Carpeta.State(id: 0)) { Carpeta() }

  @Test func `a feature that presents itself is run at every depth`() {
    store.send(.abrir)
    store.send(.hija(.presented(.abrir)))
    store.send(.hija(.presented(.hija(.presented(.abrir)))))
    #expect(store.hija?.hija?.hija?.id == 3)
    store.send(.hija(.presented(.hija(.dismiss))))
    #expect(store.hija?.id == 1)
    #expect(store.hija?.hija == nil)
  }

  @Test func `a feature knows whether it is presented`() {
    store.send(.abrir)
    store.send(.mirar)
    store.send(.hija(.presented(.mirar)))
    #expect(store.estaPresentada == false)
    #expect(store.hija?.estaPresentada == true)
  }

  @Test func `dismiss ends the innermost presentation`() async {
    store.send(.abrir)
    store.send(.hija(.presented(.abrir)))
    await store.send(.hija(.presented(.hija(.presented(.cerrar))))).finish()
    #expect(store.hija?.id == 1)
    #expect(store.hija?.hija == nil)
  }

  @Test func `dismiss without a presentation is reported at the call`() async {
    let issues = await IssueCollector.collect { await store.send(.cerrar).finish() }
    #expect(
      issues.map(\.message) == [
        Localized(
          es: """
            una feature que nadie presenta ha llamado a 'dismiss'
            Para corregirlo, preséntala con '@Presents' e 'ifLet', o dale un 'dismiss' en la prueba: '$0.dismiss = DismissEffect { … }'.
            """,
          en: """
            a feature that nothing presents called 'dismiss'
            To fix, present it with '@Presents' and 'ifLet', or give it a 'dismiss' in the test: '$0.dismiss = DismissEffect { … }'.
            """
        )
      ]
    )
    #expect(issues.map(\.site.fileID) == ["BucleTests/PresentationTests.swift"])
  }

  @Test func `a test of the feature alone gives it a dismiss`() async {
    await confirmation { cerrada in
      let store = Store(initialState: Carpeta.State(id: 0)) {
        Carpeta()
      } withDependencies: {
        $0.dismiss = DismissEffect { cerrada() }
      }
      await store.send(.cerrar).finish()
      store.send(.mirar)
      #expect(store.estaPresentada == true)
    }
  }

  @Test func `a test store's feature is dismissed the way the test says`() async {
    await confirmation { cerrada in
      let store = TestStore(initialState: Carpeta.State(id: 0)) {
        Carpeta()
      } withDependencies: {
        $0.dismiss = DismissEffect { cerrada() }
      }
      await store.send(.cerrar)
      await store.finish()
      #expect(!store.isDismissed)
    }
  }

  @Test func `readers of what is presented are told when it comes and goes, not when it changes`() {
    let leer = { _ = self.store.hija }
    #expect(avisos(leyendo: leer, al: .abrir) == 1)
    #expect(avisos(leyendo: leer, al: .hija(.presented(.mirar))) == 0)
    #expect(
      avisos(leyendo: { _ = store.hija?.estaPresentada }, al: .hija(.presented(.noMirar))) == 1
    )
    #expect(avisos(leyendo: leer, al: .hija(.dismiss)) == 1)
  }

  @Test func `an action for what is not presented is reported`() async {
    let issues = await IssueCollector.collect { store.send(.hija(.dismiss)) }
    #expect(issues.map(\.site.fileID) == ["BucleTests/PresentationTests.swift"])
    #expect(issues.map(\.site.line) == [Carpeta.linea])
    #expect(
      issues.map(\.message) == [
        Localized(
          es: """
            'ifLet' ha recibido una acción del hijo mientras no hay hijo
              .hija(.dismiss)

            Puede ser que un reducer anterior ponga el estado del hijo a 'nil': aplica 'ifLet' al reducer que lo hace.
            Puede ser que un efecto que no es del hijo envíe la acción: no la envíes si no hay hijo.
            """,
          en: """
            'ifLet' got an action of the child while there is no child
              .hija(.dismiss)

            Perhaps an earlier reducer sets the child's state to 'nil': apply 'ifLet' to the reducer that does.
            Perhaps an effect that is not the child's sends the action: do not send it without a child.
            """
        )
      ]
    )
  }

  private func avisos(leyendo leer: () -> Void, al accion: Carpeta.Action) -> Int {
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

/// Opens another one inside.
@Reducer
private struct Carpeta {
  @ObservableState
  struct State: Equatable {
    let id: Int
    var estaPresentada: Bool?
    @Presents var hija: Carpeta.State?
  }

  enum Action {
    indirect case hija(PresentationAction<Carpeta.Action>)
    case abrir
    case mirar
    case noMirar
    case cerrar
  }

  @Dependency(\.dismiss) var dismiss
  @Dependency(\.isPresented) var isPresented

  /// Where `body` puts its parts together.
  static let linea = #line + 20

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .abrir:
        state.hija = State(id: state.id + 1)
        return .none
      case .mirar:
        state.estaPresentada = isPresented
        return .none
      case .noMirar:
        state.estaPresentada = nil
        return .none
      case .cerrar:
        return .run { _ in await dismiss() }
      case .hija:
        return .none
      }
    }
    .ifLet(\.$hija, action: \.hija) { Carpeta() }
  }
}
