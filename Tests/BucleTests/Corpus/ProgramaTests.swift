import ComposableArchitecture
import Testing

@MainActor
@Suite struct ProgramaTests {
  @Test func `a person comes in, looks around and leaves`() async {
    let store = TestStore(initialState: Programa.State()) {
      Programa()
    } withDependencies: {
      $0.identificador.entrar = { @Sendable correo, clave in
        #expect(clave == "1234")
        return Identidad(nombre: String(correo.prefix(3)))
      }
    }
    await store.send(\.acceso.binding.correo, "ana@b.es") {
      $0.modify(\.acceso) { $0.correo = "ana@b.es" }
    }
    await store.send(\.acceso.binding.clave, "1234") {
      $0.modify(\.acceso) { $0.clave = "1234" }
    }
    await store.send(\.acceso.view.entrarPulsado) {
      $0.modify(\.acceso) { $0.estaCargando = true }
    }
    await store.receive(\.acceso.respuesta.success) {
      $0.modify(\.acceso) { $0.estaCargando = false }
    }
    await store.receive(\.acceso.delegate.haEntrado, "ana") {
      $0 = .casa(Casa.State(nombre: "ana"))
    }
    await store.send(\.casa.view.ajustesPulsado) {
      $0.modify(\.casa) { $0.path[id: 0] = .ajustes(Ajustes.State()) }
    }
    await store.send(\.casa.path[id: 0].ajustes.binding, .set(\.perfil.avisos.hora, 30)) {
      $0.modify(\.casa) {
        $0.path[id: 0]?.modify(\.ajustes) {
          $0.perfil.avisos.hora = 23
          $0.guardados = 1
        }
      }
    }
    await store.send(\.casa.path[id: 0].ajustes.temaElegido, .oscuro) {
      $0.modify(\.casa) { $0.path[id: 0, case: \.ajustes]?.tema = .oscuro }
    }
    await store.receive(\.casa.path[id: 0].ajustes.delegate.cerrado) {
      $0.modify(\.casa) { $0.path = StackState() }
    }
    await store.send(\.casa.view.salirPulsado) { $0 = Programa.State() }
  }

  @Test func `who is refused may try again`() async throws {
    struct Negado: Error {}
    let veces = LockIsolated(0)
    let store = TestStore(
      initialState: Acceso.State(correo: "ana@b.es", clave: "1234")
    ) {
      Acceso()
    } withDependencies: {
      $0.identificador.entrar = { @Sendable correo, _ in
        veces.withValue { $0 += 1 }
        if veces.value == 1 { throw Negado() }
        return Identidad(nombre: correo)
      }
    }
    await store.send(.view(.entrarPulsado)) { $0.estaCargando = true }
    await store.receive(\.respuesta.failure) {
      $0.estaCargando = false
      $0.alert = AlertState {
        TextState("Negado()")
      } actions: {
        ButtonState(action: .reintentar) { TextState("Reintentar") }
      }
    }
    await store.send(\.alert.reintentar) {
      $0.alert = nil
      $0.estaCargando = true
    }
    await store.receive(\.respuesta.success, timeout: .seconds(2)) { $0.estaCargando = false }
    await store.receive({
      guard case .delegate(.haEntrado) = $0 else { return false }; return true
    })
    try #require(store.state.alert == nil)
  }

  @Test func `what is shown comes from where it is kept`() async {
    let store = TestStore(initialState: Acceso.State()) {
      Acceso()
    } withDependencies: {
      $0.identificador.correos = {
        AsyncStream {
          $0.yield("ana@b.es")
          $0.finish()
        }
      }
    }
    await store.send(\.view.task)
    await store.receive(\.correoRecordado, "ana@b.es") { $0.correo = "ana@b.es" }
  }

  @Test func `a timer in the settings ends with them`() async {
    let store = TestStore(initialState: Ajustes.State()) {
      Ajustes()
        .dependency(\.continuousClock, ImmediateClock())
    }
    await store.send(.temporizadorPulsado) { $0.temporizador = Temporizador.State(id: 1) }
    await store.withExhaustivity(.off) {
      await store.send(\.temporizador.interruptor)
      await store.receive(\.temporizador.tic)
      await store.skipReceivedActions(strict: false)
      await store.send(.temporizadorPulsado)
    }
    await store.skipReceivedActions(strict: false)
    await store.finish()
    await store.send(.binding(.set(\.perfil.nombre, "Ana"))) {
      $0.perfil.nombre = "Ana"
      $0.guardados = 1
    }
  }
}
