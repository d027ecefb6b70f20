import ComposableArchitecture

/// The tests that a careful person writes for the parcel's two versions.
enum Pruebas {
  struct NoCuadra: Error, CustomStringConvertible {
    var description: String
  }

  /// The view model's test: it looks at every state that the method is meant to leave.
  @MainActor
  static func modelo() async throws {
    let reloj = TestClock()
    let model = SeguimientoModel(reloj: reloj)
    model.empieza()
    guard model.siguiendo else { throw NoCuadra(description: "siguiendo") }
    await reloj.advance(by: .seconds(5))
    guard model.vueltas == 1 else { throw NoCuadra(description: "vueltas") }
    model.termina()
    guard !model.siguiendo else { throw NoCuadra(description: "siguiendo") }
  }

  /// The reducer's test: the same steps, and nothing more.
  @MainActor
  static func reducer() async throws {
    let reloj = TestClock()
    let store = TestStore(initialState: SeguimientoReducer.State()) {
      SeguimientoReducer()
    } withDependencies: {
      $0.continuousClock = reloj
    }
    await store.send(.seguir) { $0.siguiendo = true }
    await reloj.advance(by: .seconds(5))
    await store.receive(\.vuelta) { $0.vueltas = 1 }
    await store.send(.parar) { $0.siguiendo = false }
  }

  /// A reducer's test that forgets to declare one change.
  @MainActor
  static func olvido() async throws {
    let store = TestStore(initialState: BuscadorReducer.State(consulta: "fl", fallo: true)) {
      BuscadorReducer()
    }
    await store.send(.consultaCambiada("")) { $0.consulta = "" }
  }
}
