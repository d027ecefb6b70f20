import ComposableArchitecture
import Foundation
import Testing

@MainActor
@Suite struct TallerTests {
  private func prueba(
    _ medir: @escaping @Sendable () async throws -> Int = { 7 },
    _ reloj: TestClock<Duration> = TestClock()
  ) -> TestStoreOf<Taller> {
    TestStore(initialState: Taller.State()) {
      Taller()
    } withDependencies: {
      $0.medidor.medir = medir
      $0.suspendingClock = reloj
      $0.continuousClock = .immediate
    }
  }

  @Test func `parts in groups and loops are run in order`() async {
    let store = prueba()
    await store.send(.limpiar) {
      $0.diario = ["uno", "dos"]
      $0.vueltas = 1
    }
    store.assert { $0.vueltas = 1 }
  }

  @Test func `a measure arrives, or breaks, and what waits is given up`() async {
    let veces = LockIsolated(0)
    let store = prueba {
      veces.withValue { $0 += 1 }
      if veces.value == 2 { throw CancellationError() }
      return veces.value
    }
    await store.send(.medir) { $0.vueltas = 1 }
    await store.receive(\.medida.success, 1) {
      $0.vueltas = 2
      $0.diario = ["1"]
    }
    await store.send(.medir) { $0.vueltas = 3 }
    await store.receive(\.medida.failure) {
      $0.vueltas = 4
      $0.diario = ["1", "rota"]
    }
    await store.send(.parar) { $0.vueltas = 5 }
    await store.finish()
  }

  @Test func `a test need not say everything`() async {
    let reloj = TestClock()
    let store = prueba({ try await Task.never() }, reloj)
    await store.withExhaustivity(.off) {
      await store.send(.medir)
      await reloj.advance(by: .seconds(5))
      await store.skipReceivedActions()
      await store.skipInFlightEffects()
    }
    await store.send(.limpiar) {
      $0.diario = ["uno", "dos", "uno", "dos"]
      $0.vueltas = 3
    }
  }

  @Test func `a motor in an enum runs while it is in its case`() async {
    let store = prueba()
    await store.send(.motor(.arrancar)) {
      $0.motor = .andando(Temporizador.State(id: 0))
      $0.vueltas = 1
    }
    await store.send(\.motor.andando.tic) {
      $0.motor.modify(\.andando) { $0.segundos = 1 }
      $0.vueltas = 2
    }
    #expect(store.state.motor[case: \.andando]?.segundos == 1)
    #expect(store.state.motor.is(\.andando))
    await store.send(.motor(.parar)) {
      $0.motor = .parada
      $0.vueltas = 3
    }
  }

  @Test func `the values of the machine are the test's`() async {
    let store = prueba()
    await store.withDependencies {
      $0.calendar = Calendar(identifier: .gregorian)
      $0.date = .constant(Date(timeIntervalSince1970: 0))
      $0.locale = Locale(identifier: "gl_ES")
      $0.timeZone = .gmt
      $0.withRandomNumberGenerator = WithRandomNumberGenerator(SystemRandomNumberGenerator())
    } operation: {
      await store.send(.sellar) {
        $0.sello = "3 1970 gl_ES GMT"
        $0.vueltas = 1
      }
    }
  }

  @Test func `two values are compared and printed`() {
    #expect(diff(Taller.State(), Taller.State()) == nil)
    expectNoDifference(Motor.State.parada, .parada)
    #expect(String(customDumping: Taller.Rotura()) == "Taller.Rotura()")
  }

  @Test func `the dependencies of a moment go on in a closure`() async throws {
    let medidor = withDependencies {
      $0.medidor.medir = { 3 }
    } operation: {
      withEscapedDependencies { continuacion in
        continuacion.yield { Taller().medidor }
      }
    }
    let medida = try await medidor.medir()
    #expect(medida == 3)
  }
}
