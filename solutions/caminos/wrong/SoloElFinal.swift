// misconception: What counts is where the state ends.
// refused-by: escribir
// survivors: aviso-tras-escribir, escribir-vacia, escribir-para, sin-marca, vacio-busca, aviso-al-buscar, buscar-vacia, rutas-tras-limpiar, no-cancela, las-dos, solo-la-primera
import ComposableArchitecture

@testable import Caminos

struct Distinto: Error {}

/// Looks at the state once all is over, as one would at a view model.
@MainActor func pruebas() async throws {
  let store = Store(initialState: Caminos.State(rutas: ["antes"], aviso: "No hay camino")) {
    Caminos()
  } withDependencies: {
    $0.mapa.busca = { texto in
      if texto == "nada" { throw SinCamino() }
      return ["\(texto)-2", "\(texto)-1"]
    }
  }
  await store.send(.escribir("A")).finish()
  await store.send(.buscar).finish()
  try exige(store.withState { $0 }, Caminos.State(texto: "A", rutas: ["A-1", "A-2"], intentos: 1))
  await store.send(.escribir("nada")).finish()
  await store.send(.buscar).finish()
  try exige(
    store.withState { $0 },
    Caminos.State(texto: "nada", aviso: "No hay camino", intentos: 2)
  )
  await store.send(.limpiar).finish()
  try exige(store.withState { $0 }, Caminos.State(intentos: 2))
}

func exige(_ estado: Caminos.State, _ esperado: Caminos.State) throws {
  if estado != esperado { throw Distinto() }
}
