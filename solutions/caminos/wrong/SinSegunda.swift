// misconception: One search is like another.
// refused-by: sustituir
// survivors: las-dos, solo-la-primera
import ComposableArchitecture

@testable import Caminos

/// All tests, one after another.
@MainActor func pruebas() async {
  await escribe()
  await encuentra()
  await falla()
  await noBuscaSinTexto()
  await escribeMientrasBusca()
  await limpia()
}

/// A store that starts somewhere, with a map of the test's own.
@MainActor private func caminos(
  _ state: Caminos.State,
  busca: @escaping @Sendable (String) async throws -> [String] = { _ in try await Task.never() }
) -> TestStoreOf<Caminos> {
  TestStore(initialState: state) {
    Caminos()
  } withDependencies: {
    $0.mapa.busca = busca
  }
}

@MainActor private func escribe() async {
  let store = caminos(Caminos.State(texto: "A", rutas: ["A-1"], aviso: "No hay camino"))
  await store.send(.escribir("B")) {
    $0.texto = "B"
    $0.aviso = nil
  }
}

@MainActor private func encuentra() async {
  let inicio = Caminos.State(texto: "A", rutas: ["antes"], aviso: "No hay camino", intentos: 3)
  let store = caminos(inicio) { ["\($0)-2", "\($0)-1"] }
  await store.send(.buscar) {
    $0.buscando = true
    $0.aviso = nil
    $0.intentos = 4
  }
  await store.receive(.llegaron(["A-2", "A-1"])) {
    $0.buscando = false
    $0.rutas = ["A-1", "A-2"]
  }
}

@MainActor private func falla() async {
  let store = caminos(Caminos.State(texto: "A", rutas: ["antes"])) { _ in throw SinCamino() }
  await store.send(.buscar) {
    $0.buscando = true
    $0.intentos = 1
  }
  await store.receive(.fallo) {
    $0.buscando = false
    $0.rutas = []
    $0.aviso = "No hay camino"
  }
}

@MainActor private func noBuscaSinTexto() async {
  await caminos(Caminos.State()).send(.buscar)
}

@MainActor private func escribeMientrasBusca() async {
  let (respuestas, responde) = AsyncStream.makeStream(of: [String].self)
  let store = caminos(Caminos.State(texto: "A")) { _ in
    for await rutas in respuestas { return rutas }
    return []
  }
  await store.send(.buscar) {
    $0.buscando = true
    $0.intentos = 1
  }
  await store.send(.escribir("B")) { $0.texto = "B" }
  responde.yield(["A-1"])
  await store.receive(.llegaron(["A-1"])) {
    $0.buscando = false
    $0.rutas = ["A-1"]
  }
}

@MainActor private func limpia() async {
  let store = caminos(Caminos.State(texto: "A", rutas: ["antes"], intentos: 1))
  await store.send(.buscar) {
    $0.buscando = true
    $0.intentos = 2
  }
  await store.send(.limpiar) {
    $0.texto = ""
    $0.rutas = []
    $0.buscando = false
  }
  await store.finish()
}
