import Bucle
import ComposableArchitecture
import Testing

@testable import BucleTesting

/// What a test store remembers of its own sends: where each stands whose effects may still be alive.
@MainActor
@Suite struct SendSitesTests {
  @Reducer
  struct Vigia {
    struct State: Equatable {}

    enum Action {
      case breve
      case larga
    }

    @Dependency(\.continuousClock) var reloj

    var body: some ReducerOf<Self> {
      Reduce { _, action in
        switch action {
        case .breve: .run { _ in }
        case .larga: .run { _ in try await reloj.sleep(for: .seconds(1)) }
        }
      }
    }
  }

  private struct Recuerdo {
    weak var linaje: Lineage?
  }

  private func vigia() -> TestStoreOf<Vigia> {
    TestStore(initialState: Vigia.State()) {
      Vigia()
    } withDependencies: {
      $0.continuousClock = TestClock()
    }
  }

  @Test func `sends whose effects have ended are forgotten`() async {
    let store = vigia()
    var recuerdos: [Recuerdo] = []
    for _ in 0..<500 {
      let tarea = await store.send(.breve)
      recuerdos.append(Recuerdo(linaje: tarea.task.lineage))
      await tarea.finish()
    }
    #expect(recuerdos.first?.linaje == nil)
    #expect(recuerdos.count { $0.linaje != nil } <= 64)
  }

  @Test func `a send whose effect is alive is remembered, however many follow`() async {
    var linea = 0
    let issues = await IssueCollector.collect {
      let store = vigia()
      linea = #line + 1
      await store.send(.larga)
      for _ in 0..<500 { await store.send(.breve).finish() }
    }
    #expect(issues.map(\.site.line) == [linea])
  }
}
