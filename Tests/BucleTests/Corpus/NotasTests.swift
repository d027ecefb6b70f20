import ComposableArchitecture
import Foundation
import Testing

@MainActor
@Suite struct NotasTests {
  private func prueba(_ reloj: TestClock<Duration> = TestClock()) -> TestStoreOf<Notas> {
    TestStore(initialState: Notas.State()) {
      Notas()
    } withDependencies: {
      $0.continuousClock = reloj
      $0.date.now = Date(timeIntervalSince1970: 0)
      $0.uuid = .incrementing
    }
  }

  private let primera = Notas.Nota(
    id: UUID(0),
    fecha: Date(timeIntervalSince1970: 0),
    texto: "pan"
  )

  private func apuntada() async -> TestStoreOf<Notas> {
    let store = prueba()
    await store.send(.apuntar("pan")) {
      $0.notas = [primera]
      $0.aviso = AlertState {
        TextState("Apuntado: pan")
      } actions: {
        ButtonState(action: .deshacer) { TextState("Deshacer") }
      }
    }
    return store
  }

  @Test func `an alert closes with any of its actions, after the parent has reduced it`() async {
    let store = await apuntada()
    await store.send(.aviso(.presented(.deshacer))) {
      $0.notas = []
      $0.aviso = nil
    }
  }

  @Test func `an alert closes when it is dismissed`() async {
    let store = await apuntada()
    await store.send(.aviso(.dismiss)) { $0.aviso = nil }
  }

  @Test func `an alert in an enum of features closes with its own actions`() async {
    let store = await apuntada()
    await store.send(.pedirBorrar(UUID(0))) { $0.destino = .alerta(.borrar(UUID(0))) }
    await store.send(\.destino.alerta.borrar, UUID(0)) {
      $0.notas = []
      $0.destino = nil
    }
  }

  @Test func `an alert that takes another's place stays`() async {
    let store = await apuntada()
    await store.send(.pedirBorrar(UUID(0))) { $0.destino = .alerta(.borrar(UUID(0))) }
    await store.send(\.destino.alerta.insistir) {
      $0.destino = .alerta(AlertState { TextState("¿De verdad?") })
    }
  }

  @Test func `a dialog closes with its actions, a feature beside it does not`() async {
    let store = await apuntada()
    await store.send(.pedirVaciar) {
      $0.destino = .dialogo(
        ConfirmationDialogState(
          title: TextState("¿Tirar todas las notas?"),
          titleVisibility: .visible,
          message: TextState("No vuelven."),
          buttons: [
            ButtonState(role: .destructive, action: .vaciar) { TextState("Tirar") },
            ButtonState(role: .cancel) { TextState("Cancelar") },
          ]
        )
      )
    }
    await store.send(\.destino.dialogo.vaciar) {
      $0.notas = []
      $0.destino = nil
    }
    await store.send(.editar(1)) { $0.destino = .editor(Editor.State(id: 1)) }
    await store.send(\.destino.editor.guardado) {
      $0.destino?.modify(\.editor) { $0.guardados = 1 }
    }
  }

  @Test func `a timer counts until it is cancelled`() async {
    let reloj = TestClock()
    let store = prueba(reloj)
    await store.send(.contar)
    await reloj.advance(by: .seconds(2))
    await store.receive(\.tic) { $0.segundos = 1 }
    await store.receive(\.tic) { $0.segundos = 2 }
    await store.send(.parar)
  }

  @Test func `an alert is printed as it is written`() {
    #expect(
      String(customDumping: AlertState<Notas.Destino.Alerta>.borrar(UUID(0)))
        == """
        AlertState<Notas.Destino.Alerta>(
          title: TextState("¿Borrar?"),
          buttons: [
            ButtonState(role: .destructive, action: .borrar(UUID(0))) { TextState("Borrar") },
            ButtonState(action: .insistir) { TextState("No sé") }
          ]
        )
        """
    )
  }

  @Test func `an alert with other actions says the same`() {
    let alerta = AlertState<Notas.Destino.Alerta>.borrar(UUID(0)).map { _ in 1 }
    #expect(alerta.title == TextState("¿Borrar?"))
    #expect(alerta.buttons.map(\.action.action) == [1, 1])
  }
}
