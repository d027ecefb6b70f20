import ComposableArchitecture

@testable import Caminos

// El examen llama a esta función: cada prueba tuya tiene que salir de aquí.
// The exam calls this function: every test of yours has to start here.
@MainActor func pruebas() async {
  await escribe()
  await encuentra()
  // HUECO: las demás.   GAP: the others.
}

@MainActor func escribe() async {
  let store = TestStore(initialState: Caminos.State()) { Caminos() }
  await store.send(.escribir("Soria")) { $0.texto = "Soria" }
}

@MainActor func encuentra() async {
  let store = TestStore(initialState: Caminos.State(texto: "Soria")) {
    Caminos()
  } withDependencies: {
    $0.mapa.busca = { _ in ["N-234", "A-15"] }
  }
  await store.send(.buscar) {
    $0.buscando = true
    $0.intentos = 1
  }
  await store.receive(.llegaron(["N-234", "A-15"])) {
    $0.buscando = false
    $0.rutas = ["A-15", "N-234"]
  }
}
