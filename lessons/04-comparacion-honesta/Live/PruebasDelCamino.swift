import ComposableArchitecture
import Observation

/// Tests of the mended model that look at the way and not only at its end.
enum PruebasDelCamino {
  /// Looks at every instant that it brings about itself.
  @MainActor
  static func porInstantes() async throws {
    let reloj = TestClock()
    let model = BuscadorReparado(recetario: lento(reloj), reloj: reloj)
    model.consulta = "fl"
    guard model.cargando else { throw Pruebas.NoCuadra(description: "cargando") }
    await reloj.advance(by: .milliseconds(300))
    guard model.cargando else { throw Pruebas.NoCuadra(description: "cargando") }
    await reloj.advance(by: .seconds(1))
    guard !model.cargando else { throw Pruebas.NoCuadra(description: "cargando") }
  }

  /// Has every change of one property written down while it looks elsewhere.
  @MainActor
  static func conRegistro() async throws {
    let reloj = TestClock()
    let model = BuscadorReparado(recetario: lento(reloj), reloj: reloj)
    let registro = Registro()
    registro.sigue { model.cargando }
    model.consulta = "fl"
    await reloj.advance(by: .milliseconds(1300))
    let visto = registro.visto
    guard visto == [false, true, false] else { throw Pruebas.NoCuadra(description: "\(visto)") }
  }

  /// A network that takes a second of the test's clock.
  private static func lento(_ reloj: TestClock<Duration>) -> Recetario {
    Recetario { _ in
      try await reloj.sleep(for: .seconds(1))
      return ["flan"]
    }
  }

  /// Every value that something had, read anew after each change.
  @MainActor
  private final class Registro {
    private(set) var visto: [Bool] = []

    func sigue(_ lee: @escaping @MainActor @Sendable () -> Bool) {
      visto.append(withObservationTracking(lee) { Task { @MainActor in self.sigue(lee) } })
    }
  }
}
