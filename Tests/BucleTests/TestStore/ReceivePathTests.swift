import Bilingual
import Bucle
import ComposableArchitecture
import Testing

/// How a failure writes the case key path that the test gave.
@MainActor
@Suite struct ReceivePathTests {
  private func written<R: Reducer, Value>(
    _ path: CaseKeyPath<R.Action, Value>,
    in reducer: R,
    _ state: R.State
  ) async -> String where R.State: Equatable {
    let issues = await IssueCollector.collect {
      let store = TestStore(initialState: state) { reducer }
      await store.receive(path)
    }
    return issues.first?.message.en.split(separator: "'").dropFirst().first.map(String.init) ?? ""
  }

  @Test func `an element's path names its identifier`() async {
    let estado = Cocina.State()
    #expect(await written(\.lista[id: 7].tic, in: Cocina(), estado) == #"\.lista[id: 7].tic"#)
    #expect(await written(\.lista.element, in: Cocina(), estado) == #"\.lista.element"#)
  }

  @Test func `a presented feature's path is as short as it was written`() async {
    let estado = Agenda.State()
    #expect(
      await written(\.destino.editor.guardado, in: Agenda(), estado)
        == #"\.destino.editor.guardado"#
    )
    #expect(
      await written(\.destino.presented.editor.binding.texto, in: Agenda(), estado)
        == #"\.destino.presented.editor.binding.texto"#
    )
    #expect(await written(\.destino.dismiss, in: Agenda(), estado) == #"\.destino.dismiss"#)
  }

  @Test func `a path on a stack names its identifier`() async {
    let estado = Viaje.State()
    #expect(
      await written(\.ruta[id: 2].parada.minuto, in: Viaje(), estado)
        == #"\.ruta[id: 2].parada.minuto"#
    )
    #expect(await written(\.ruta.popFrom, in: Viaje(), estado) == #"\.ruta.popFrom"#)
  }
}
