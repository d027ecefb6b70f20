import ComposableArchitecture
import Testing

@Suite struct AgendaTests {
  private let reloj = TestClock()

  private func agenda() -> TestStoreOf<Agenda> {
    TestStore(initialState: Agenda.State()) {
      Agenda()
    } withDependencies: {
      $0.continuousClock = reloj
    }
  }

  @Test func `a presented feature runs, and closes itself`() async {
    let store = agenda()
    await store.send(.editar(1)) { $0.destino = .editor(Editor.State(id: 1)) }
    await store.send(\.destino.editor.binding.texto, "hola") {
      $0.destino?.modify(\.editor) { $0.texto = "hola" }
    }
    await reloj.advance(by: .milliseconds(500))
    await store.receive(\.destino.editor.guardado) {
      $0.destino?.modify(\.editor) { $0.guardados = 1 }
    }
    await store.send(\.destino.editor.cerrar)
    await store.receive(\.destino.dismiss) {
      $0.notas = [1]
      $0.destino = nil
    }
  }

  @MainActor
  @Test func `a feature tested alone tells that it asked to be dismissed`() async {
    let store = TestStore(initialState: Editor.State(id: 1)) { Editor() }
    await store.send(.cerrar)
    await store.finish()
    #expect(store.isDismissed)
  }

  @Test func `dismissing ends the effects of what was presented`() async {
    let store = agenda()
    await store.send(.ayudar) { $0.ayuda = Temporizador.State(id: 0) }
    await store.send(\.ayuda.interruptor) { $0.ayuda?.corre = true }
    await reloj.advance(by: .seconds(1))
    await store.receive(\.ayuda.tic) { $0.ayuda?.segundos = 1 }
    await store.send(\.ayuda.dismiss) { $0.ayuda = nil }
    await store.finish()
  }

  @Test func `another destination ends the effects of the one before`() async {
    let store = agenda()
    await store.send(.cronometrar(1)) { $0.destino = .temporizador(Temporizador.State(id: 1)) }
    await store.send(\.destino.temporizador.interruptor) {
      $0.destino?.modify(\.temporizador) { $0.corre = true }
    }
    await store.send(.avisar("hola")) { $0.destino = .aviso("hola", veces: 1) }
    await store.finish()
  }

  @Test func `a delegate's action lets the parent end the presentation`() async {
    let store = agenda()
    await store.send(.editar(1)) { $0.destino = .editor(Editor.State(id: 1)) }
    await store.send(.destino(.presented(.editor(.binding(.set(\.texto, "a")))))) {
      $0.destino?.modify(\.editor) { $0.texto = "a" }
    }
    await store.send(\.destino.editor.delegado.borrar, 1) { $0.destino = nil }
    await store.finish()
  }

  @MainActor
  @Test func `the store of what is presented is switched over`() {
    let store = Store(initialState: Agenda.State()) { Agenda() }
    store.send(.editar(3))
    let destino = store.scope(\.destino, action: \.destino.presented)
    switch destino?.case {
    case .editor(let editor):
      editor.formato.columnas = 2
      #expect(editor.formato == Editor.Formato(negrita: false, columnas: 2))
    default: Issue.record("the editor is presented")
    }
    store.send(.avisar("hola"))
    guard case .aviso("hola", veces: 1) = destino?.case else {
      Issue.record("the message is presented")
      return
    }
    #expect(store.scope(\.destino?.editor, action: \.destino.editor) == nil)
  }
}
