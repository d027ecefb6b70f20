import ComposableArchitecture
import Testing

@MainActor
@Suite struct DescargasTests {
  private let clock = TestClock()

  private func prueba(
    _ bajar: @escaping @Sendable (Int) -> AsyncThrowingStream<Double, any Error>
  ) -> TestStoreOf<Descargas> {
    TestStore(
      initialState: Descargas.State(filas: [Descarga.State(id: 1), Descarga.State(id: 2)])
    ) {
      Descargas()
    } withDependencies: {
      $0.continuousClock = clock
      $0[ClienteDescargas.self].bajar = { @Sendable in bajar($0) }
    }
  }

  @Test func `a download tells of its parts, and its end`() async {
    let store = prueba { _ in
      AsyncThrowingStream {
        $0.yield(0.5)
        $0.finish()
      }
    }
    await store.send(\.filas[id: 1].bajarPulsado)
    await store.receive(\.filas[id: 1].avance, 0.5) { $0.filas[id: 1]?.progreso = 0.5 }
    await store.receive(\.filas[id: 1].acabada.success, "0.5") {
      $0.filas[id: 1]?.progreso = 1
      $0.terminadas = 1
    }
    await store.receive(\.filas[id: 1].limpiar) { $0.filas[id: 1]?.progreso = 0 }
  }

  @Test func `one download breaks, and the others go on until all are stopped`() async {
    struct Rotura: Error {}
    let store = prueba { id in
      AsyncThrowingStream { if id == 1 { $0.finish(throwing: Rotura()) } }
    }
    await store.send(\.filas[id: 1].bajarPulsado)
    await store.receive(\.filas[id: 1].acabada.failure) { $0.filas[id: 1]?.error = "Rotura()" }
    await store.send(\.filas[id: 2].bajarPulsado)
    let task = await store.send(.task)
    await clock.advance(by: .seconds(10))
    await store.receive(\.reanudada)
    await store.send(.pararTodo) { $0.estanParadas = true }
    await task.finish()
    await store.send(.quitar(id: 2)) { $0.filas.remove(id: 2) }
  }

  @Test func `a watch is cancelled by its task`() async {
    let store = prueba { _ in .finished() }
    store.exhaustivity = .off(showSkippedAssertions: true)
    let task = await store.send(.task)
    await clock.advance(by: .seconds(20))
    await store.skipReceivedActions()
    await task.cancel()
    #expect(task.isCancelled)
  }
}

@MainActor
@Suite struct DependencyEntryTests {
  @Dependency(\.carpeta) private var carpeta
  @Dependency(\.limite) private var limite
  @Dependency(\.reintentos) private var reintentos

  @Test func `a dependency declared as a variable has a value for each context`() {
    #expect(carpeta.nombre() == "prueba")
    #expect(limite == 3)
    withDependencies {
      $0.context = .live
    } operation: {
      #expect(carpeta.nombre() == "descargas")
      #expect(reintentos == 2)
    }
    withDependencies {
      $0.context = .preview
    } operation: {
      #expect(carpeta.nombre() == "muestra")
    }
  }

  @Test func `a dependency declared as a variable is given by a test`() {
    withDependencies {
      $0.carpeta.nombre = { "otra" }
      $0.limite = 4
      $0[ClaveDeReintentos.self] = 5
    } operation: {
      #expect(carpeta.nombre() == "otra")
      #expect(limite == 4)
      #expect(reintentos == 5)
    }
  }
}
