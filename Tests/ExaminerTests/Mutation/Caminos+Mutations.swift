import Bilingual

@testable import Examiner

extension Caminos {
  private static let text = (es: "lo que se escribe.", en: "what is typed.")
  private static let start = (es: "lo que pasa al empezar a buscar.", en: "how a search begins.")
  private static let arrival = (es: "lo que pasa al llegar la respuesta.", en: "what arrives.")
  private static let failure = (es: "el fallo de una búsqueda.", en: "a search that fails.")
  private static let end = (es: "lo que queda después de limpiar.", en: "what clearing leaves.")

  private static func make(
    _ old: String,
    _ new: String,
    _ kind: (es: String, en: String)
  ) -> (HiddenMutant.Edit, Localized) {
    (HiddenMutant.Edit(old, new), Localized(es: kind.es, en: kind.en))
  }

  private static let edits = [
    make("state.texto = texto\n", "state.texto += texto\n", text),
    make("state.texto = texto\n        state.aviso = nil", "state.texto = texto", text),
    make("state.texto = texto\n", "state.texto = texto\n        state.rutas = []\n", text),
    make("state.buscando = true", "", start),
    make("guard !state.texto.isEmpty else { return .none }", "", start),
    make("!state.texto.isEmpty", "state.texto.isEmpty", start),
    make("state.buscando = true\n        state.aviso = nil", "state.buscando = true", start),
    make("state.intentos += 1", "state.intentos += 2", start),
    make("state.intentos += 1", "state.intentos = 1", start),
    make("mapa.busca(texto)", "mapa.busca(\"\")", start),
    make(", cancelInFlight: true", "", start),
    make("rutas.sorted()", "rutas", arrival),
    make("state.rutas = rutas.sorted()", "state.rutas += rutas.sorted()", arrival),
    make("state.buscando = false\n        state.rutas = rutas", "state.rutas = rutas", arrival),
    make("state.buscando = false\n        state.rutas = []", "state.rutas = []", failure),
    make("state.rutas = []\n        state.aviso", "state.aviso", failure),
    make("state.aviso = \"No hay camino\"", "", failure),
    make("            await send(.fallo)", "            await send(.llegaron([]))", failure),
    make("State(intentos: state.intentos)", "State()", end),
    make("return .cancel(id: CancelID.busqueda)", "return .none", end),
  ]

  static let mutants = edits.enumerated().map { index, edit in
    HiddenMutant("mutant-\(index)", edit.1, edit.0)
  }

  static let lazyTests = """
    import ComposableArchitecture

    @testable import Caminos

    @MainActor func pruebas() async {
      let store = TestStore(initialState: Caminos.State()) { Caminos() } withDependencies: {
        $0.mapa.busca = { _ in ["b", "a"] }
      }
      await store.send(.escribir("A-B")) { $0.texto = "A-B" }
      await store.send(.buscar) {
        $0.buscando = true
        $0.intentos = 1
      }
      await store.receive(.llegaron(["b", "a"])) {
        $0.buscando = false
        $0.rutas = ["a", "b"]
      }
    }
    """

  static let goodTests = """
    import ComposableArchitecture

    @testable import Caminos

    @MainActor func pruebas() async {
      await encuentra()
      await falla()
      await noBusca()
      await cancela()
      await reemplaza()
    }

    @MainActor func encuentra() async {
      let store = TestStore(initialState: Caminos.State()) { Caminos() } withDependencies: {
        $0.mapa.busca = { [$0 + "2", $0 + "1"] }
      }
      await store.send(.escribir("x")) { $0.texto = "x" }
      for intento in 1...2 {
        await store.send(.buscar) {
          $0.buscando = true
          $0.intentos = intento
        }
        await store.receive(.llegaron(["x2", "x1"])) {
          $0.buscando = false
          $0.rutas = ["x1", "x2"]
        }
      }
      await store.send(.escribir("y")) { $0.texto = "y" }
      await store.send(.limpiar) {
        $0.texto = ""
        $0.rutas = []
      }
    }

    @MainActor func falla() async {
      let inicio = Caminos.State(texto: "x", rutas: ["z"], aviso: "antes")
      let store = TestStore(initialState: inicio) { Caminos() } withDependencies: {
        $0.mapa.busca = { _ in throw SinCamino() }
      }
      await store.send(.buscar) {
        $0.buscando = true
        $0.aviso = nil
        $0.intentos = 1
      }
      await store.receive(.fallo) {
        $0.buscando = false
        $0.rutas = []
        $0.aviso = "No hay camino"
      }
      await store.send(.escribir("w")) {
        $0.texto = "w"
        $0.aviso = nil
      }
    }

    @MainActor func noBusca() async {
      let store = TestStore(initialState: Caminos.State()) { Caminos() }
      await store.send(.buscar)
    }

    @MainActor func cancela() async {
      let store = TestStore(initialState: Caminos.State(texto: "x")) { Caminos() } withDependencies: {
        $0.mapa.busca = { _ in try await Task.never() }
      }
      await store.send(.buscar) {
        $0.buscando = true
        $0.intentos = 1
      }
      await store.send(.limpiar) {
        $0.texto = ""
        $0.buscando = false
      }
      await store.finish()
    }

    @MainActor func reemplaza() async {
      let store = TestStore(initialState: Caminos.State(texto: "x")) { Caminos() } withDependencies: {
        $0.mapa.busca = { texto in
          if texto == "x" { try await Task.never() }
          return [texto]
        }
      }
      await store.send(.buscar) {
        $0.buscando = true
        $0.intentos = 1
      }
      await store.send(.escribir("y")) { $0.texto = "y" }
      await store.send(.buscar) { $0.intentos = 2 }
      await store.receive(.llegaron(["y"])) {
        $0.buscando = false
        $0.rutas = ["y"]
      }
      await store.finish()
    }
    """
}
