import Bilingual
import Bucle
import Testing

@MainActor
@Suite struct PrintChangesTests {
  private let escrito = LockIsolated("")

  @Test func `the action and the difference are written`() {
    let escrito = escrito
    let store = Store(initialState: Cocina.State(lista: [Temporizador.State(id: 1)])) {
      Cocina()._printChanges(.customDump { text in escrito.withValue { $0 += text } })
    }
    store.send(.lista(.element(id: 1, action: .tic)))
    store.send(.ordenar)
    let texto = Localized(
      es: """
        acción recibida:
          .lista(.element(id: 1, action: .tic))
            Cocina.State(
              … (3 =)
              lista: [
                Temporizador.State(
                  … (1 =)
          −       segundos: 0,
          +       segundos: 1,
                  … (1 =)
                )
              ],
          −   tics: 0
          +   tics: 1
            )
        acción recibida:
          .ordenar
          (el estado no cambia)

        """,
      en: """
        received action:
          .lista(.element(id: 1, action: .tic))
            Cocina.State(
              … (3 =)
              lista: [
                Temporizador.State(
                  … (1 =)
          −       segundos: 0,
          +       segundos: 1,
                  … (1 =)
                )
              ],
          −   tics: 0
          +   tics: 1
            )
        received action:
          .ordenar
          (no state changes)

        """
    )
    #expect(escrito.value == texto[.ofTheReader])
  }

  @Test func `the action's cases alone are written`() {
    let escrito = escrito
    let store = Store(initialState: Cocina.State(lista: [Temporizador.State(id: 1)])) {
      Cocina()._printChanges(.actionLabels { text in escrito.withValue { $0 += text } })
    }
    store.send(.lista(.element(id: 1, action: .tic)))
    store.send(.poner(2))
    let texto = Localized(
      es: "acción recibida: .lista(.element(.tic))\nacción recibida: .poner\n",
      en: "received action: .lista(.element(.tic))\nreceived action: .poner\n"
    )
    #expect(escrito.value == texto[.ofTheReader])
  }

  @Test func `nothing is written without a printer`() {
    let store = Store(initialState: Cocina.State()) { Cocina()._printChanges(nil) }
    store.send(.poner(2))
    #expect(store.lista.count == 1)
  }
}
