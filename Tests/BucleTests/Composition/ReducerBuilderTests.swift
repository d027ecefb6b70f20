import ComposableArchitecture
import Testing

/// What a `body` may be written with.
@MainActor
@Suite struct ReducerBuilderTests {
  private func anota(_ texto: String) -> Reduce<[String], Int> {
    Reduce { state, _ in
      state.append(texto)
      return .none
    }
  }

  private func pasos<R: Reducer<[String], Int>>(
    @ReducerBuilder<[String], Int> _ reducer: () -> R
  ) -> [String] {
    let store = Store(initialState: [], reducer: reducer)
    store.send(0)
    return store.withState { $0 }
  }

  @Test(arguments: [true, false]) func `a condition chooses what runs`(_ condicion: Bool) {
    let dados = pasos {
      if condicion { anota("si") } else { CombineReducers { anota("si no") } }
      if condicion { anota("también") }
    }
    #expect(dados == (condicion ? ["si", "también"] : ["si no"]))
  }

  @Test func `a reducer that may be missing runs in its place if it is there`() {
    let quizas: Reduce<[String], Int>? = anota("quizás")
    let ninguno: Reduce<[String], Int>? = nil
    #expect(
      pasos {
        quizas
        ninguno
        if #available(macOS 99, *) { anota("disponible") }
        Reduce(EmptyReducer<[String], Int>()._reduce)
      } == ["quizás", "disponible"]
    )
  }

  @Test func `a reducer of a known type keeps it`() {
    let reducer = ReducerBuilder<[String], Int>.buildExpression(EmptyReducer<[String], Int>())
    #expect(type(of: reducer) == EmptyReducer<[String], Int>.self)
  }

  @Test func `nothing is a reducer that does nothing`() {
    #expect(pasos {} == [])
  }

  @Test func `the reducer around another runs it`() {
    #expect(pasos { Envuelto(base: anota("dentro")) } == ["dentro", "fuera"])
  }

  @Test func `the former onChange gives both values to a reducer`() {
    let store = Store(initialState: ["a"]) {
      Reduce<[String], Int> { state, action in
        if action > 0 { state[0] = "\(action)" }
        return .none
      }
      .onChange(of: \.[0]) { antes, ahora in
        Reduce { state, _ in
          state.append("\(antes) → \(ahora)")
          return .none
        }
      }
    }
    for action in [1, 1, 0, 2] { store.send(action) }
    #expect(store.withState { $0 } == ["2", "a → 1", "1 → 2"])
  }
}

private struct Envuelto<Base: Reducer<[String], Int>>: Reducer {
  let base: Base

  func reduce(into state: inout [String], action: Int) -> Effect<Int> {
    let efecto = base._reduce(into: &state, action: action)
    state.append("fuera")
    return efecto
  }
}
