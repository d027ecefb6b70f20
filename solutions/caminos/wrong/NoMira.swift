// misconception: To run the code is to test it.
// refused-by: escribir
// survivors: texto-suma, aviso-tras-escribir, escribir-vacia, escribir-para, sin-marca, vacio-busca, aviso-al-buscar, cuenta-dos, cuenta-uno, pregunta-otra, buscar-vacia, sin-orden, acumula, marca-tras-llegar, borra-texto, marca-tras-fallar, rutas-tras-fallar, sin-aviso, fallo-callado, olvida-cuenta, rutas-tras-limpiar, no-cancela, las-dos, solo-la-primera
import ComposableArchitecture

@testable import Caminos

@MainActor func pruebas() async {
  let store = Store(initialState: Caminos.State(texto: "A", rutas: ["antes"], aviso: "x")) {
    Caminos()
  } withDependencies: {
    $0.mapa.busca = { ["\($0)-2", "\($0)-1"] }
  }
  await store.send(.escribir("B")).finish()
  await store.send(.buscar).finish()
  await store.send(.limpiar).finish()
}
