import ComposableArchitecture

@testable import Caminos

/// One long walk through everything, with a map that is answered by hand.
@MainActor func pruebas() async {
  let mapa = MapaDePrueba()
  let store = TestStore(initialState: Caminos.State()) {
    Caminos()
  } withDependencies: {
    $0.mapa.busca = { try await mapa.busca($0) }
  }
  await store.send(.buscar)
  await store.send(.escribir("X")) { $0.texto = "X" }
  await store.send(.escribir("B")) { $0.texto = "B" }

  await store.send(.buscar) {
    $0.buscando = true
    $0.intentos = 1
  }
  await store.send(.escribir("C")) { $0.texto = "C" }
  await mapa.responde(a: "B", con: .success(["B2", "B1"]))
  await store.receive(.llegaron(["B2", "B1"])) {
    $0.buscando = false
    $0.rutas = ["B1", "B2"]
  }

  for intento in 2...3 {
    await store.send(.buscar) {
      $0.buscando = true
      $0.intentos = intento
    }
    await mapa.responde(a: "C", con: .success(["C\(intento)"]))
    await store.receive(.llegaron(["C\(intento)"])) {
      $0.buscando = false
      $0.rutas = ["C\(intento)"]
    }
  }

  await store.send(.escribir("D")) { $0.texto = "D" }
  await store.send(.buscar) {
    $0.buscando = true
    $0.intentos = 4
  }
  await mapa.responde(a: "D", con: .failure(SinCamino()))
  await store.receive(.fallo) {
    $0.buscando = false
    $0.rutas = []
    $0.aviso = "No hay camino"
  }
  await store.send(.buscar) {
    $0.buscando = true
    $0.aviso = nil
    $0.intentos = 5
  }
  await mapa.responde(a: "D", con: .failure(SinCamino()))
  await store.receive(.fallo) {
    $0.buscando = false
    $0.aviso = "No hay camino"
  }
  await store.send(.escribir("X")) {
    $0.texto = "X"
    $0.aviso = nil
  }

  await store.send(.buscar) {
    $0.buscando = true
    $0.intentos = 6
  }
  await store.send(.escribir("E")) { $0.texto = "E" }
  await store.send(.buscar) { $0.intentos = 7 }
  await mapa.responde(a: "E", con: .success(["E"]))
  await store.receive(.llegaron(["E"])) {
    $0.buscando = false
    $0.rutas = ["E"]
  }
  // The search that was replaced is gone.
  await store.finish()

  await store.send(.buscar) {
    $0.buscando = true
    $0.intentos = 8
  }
  await store.send(.limpiar) {
    $0.texto = ""
    $0.rutas = []
    $0.buscando = false
  }
  await store.finish()
}

/// A map that answers when the test says so.
private actor MapaDePrueba {
  private var pendientes: [String: AsyncStream<Result<[String], any Error>>.Continuation] = [:]

  func busca(_ texto: String) async throws -> [String] {
    let (respuestas, pendiente) = AsyncStream.makeStream(of: Result<[String], any Error>.self)
    pendientes[texto] = pendiente
    for await respuesta in respuestas { return try respuesta.get() }
    throw CancellationError()
  }

  /// Gives the question time to be asked; one that never comes gets no answer.
  func responde(a texto: String, con respuesta: Result<[String], any Error>) async {
    for _ in 0..<100 where pendientes[texto] == nil { await Task.yield() }
    pendientes.removeValue(forKey: texto)?.yield(respuesta)
  }
}
