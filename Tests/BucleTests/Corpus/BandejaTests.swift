import ComposableArchitecture
import Foundation
import Testing

@MainActor
@Suite struct BandejaTests {
  private let fecha = Date(timeIntervalSince1970: 1_234_567_890)

  @Test func `what is presented is edited, saved and dismissed`() async {
    let store = TestStore(initialState: Bandeja.State()) {
      Bandeja()
    } withDependencies: {
      $0.date.now = fecha
      $0.uuid = .incrementing
    }

    await store.send(.anadirPulsado) {
      $0.destino = .editar(Mensaje.State(id: UUID(0), fecha: fecha))
    }
    await store.send(\.destino.editar.binding.asunto, "Hola") {
      $0.destino?.modify(\.editar) { $0.asunto = "Hola" }
    }
    await store.send(\.destino.editar.binding, .set(\.opciones.urgente, true)) {
      $0.destino?.modify(\.editar) {
        $0.opciones.urgente = true
        $0.opciones.copias = 2
      }
    }
    await store.send(.destino(.presented(.editar(.guardarPulsado)))) {
      $0.destino?.modify(\.editar) { $0.estaLeido = true }
    }
    await store.receive(\.destino.editar.delegado.guardado) {
      var mensaje = Mensaje.State(id: UUID(0), asunto: "Hola", fecha: fecha, estaLeido: true)
      mensaje.opciones = Mensaje.Opciones(urgente: true, copias: 2)
      $0.mensajes = [mensaje]
      $0.destino = nil
    }
  }

  @Test func `an element is sent to by its identifier`() async {
    let store = TestStore(
      initialState: Bandeja.State(mensajes: [Mensaje.State(id: UUID(7), fecha: fecha)])
    ) {
      Bandeja()
    }
    await store.send(\.mensajes[id: UUID(7)].binding.asunto, "Otro") {
      $0.mensajes[id: UUID(7)]?.asunto = "Otro"
    }
    await store.send(.mensajes(.element(id: UUID(7), action: .binding(.set(\.opciones.copias, 0)))))
    {
      $0.mensajes[id: UUID(7)]?.opciones.copias = 1
    }
    await store.withExhaustivity(.off(showSkippedAssertions: true)) {
      await store.send(\.mensajes[id: UUID(7)].guardarPulsado)
      await store.receive(\.mensajes[id: UUID(7)].delegado.guardado)
    }
    await store.finish()
    store.assert { $0.seleccion = UUID(7) }
  }

  @Test func `an alert asks, and a dialog does`() async {
    let store = TestStore(
      initialState: Bandeja.State(mensajes: [Mensaje.State(id: UUID(1), fecha: fecha)])
    ) {
      Bandeja()
    }
    await store.send(.borrar([0])) {
      $0.destino = .alerta(.borrado(id: UUID(1)))
    }
    await store.send(\.destino.alerta.confirmarBorrado, UUID(1)) {
      $0.destino = nil
      $0.mensajes = []
    }
    await store.send(\.binding.filtro, .leidos) { $0.filtro = .leidos }
    #expect(store.state.visibles.isEmpty)
  }
}
