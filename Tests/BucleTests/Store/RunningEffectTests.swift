@_spi(Probe) import Bucle
import ComposableArchitecture
import Testing

private enum ID: Hashable { case espera }

@MainActor
@Suite struct RunningEffectTests {
  @Test func `a store tells which effects are in flight`() async {
    let store = Store<Int, String>(initialState: 0) {
      Reduce { _, action in
        switch action {
        case "a": .run(name: "sonda") { _ in try await Task.sleep(for: .seconds(1000)) }
        case "b":
          .run { _ in try await Task.sleep(for: .seconds(1000)) }
            .cancellable(id: ID.espera).cancellable(id: "fuera")
        default: .cancel(id: "fuera")
        }
      }
    }
    store.send("a")
    store.send("b")
    #expect(store.runningEffects.map(\.name) == ["sonda", nil])
    #expect(store.runningEffects.map(\.cancellationIDs) == [[], ["\"fuera\"", "ID.espera"]])
    #expect(store.runningEffects.map { $0.startedBy as? String } == ["a", "b"])
    store.send("z")
    #expect(store.runningEffects.map(\.name) == ["sonda"])
  }
}
