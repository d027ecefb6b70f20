import Bucle
import ComposableArchitecture
import Testing

/// Whose default values count where dependencies of two places come together.
@Suite struct DefaultValuesTests {
  private final class Caja: Sendable {}

  private enum CajaKey: TestDependencyKey {
    static var testValue: Caja { Caja() }
  }

  private enum OtraKey: TestDependencyKey {
    static let testValue = 0
  }

  private struct Modelo {
    @Dependency(CajaKey.self) var caja
    @Dependency(\.context) var contexto
  }

  @Test func `a value keeps its test's defaults where only other dependencies are replaced`() {
    let prueba = DependencyValues.ofNewTest()
    let modelo = DependencyValues.withCurrent(prueba) { Modelo() }
    let suya = DependencyValues.withCurrent(prueba) { modelo.caja }
    let fuera = withDependencies {
      $0[OtraKey.self] = 1
    } operation: {
      modelo.caja
    }
    #expect(fuera === suya)
    #expect(modelo.caja === suya)
  }

  @Test func `in another test the other test's defaults count`() {
    let modelo = DependencyValues.withCurrent(.ofNewTest()) { Modelo() }
    let suya = DependencyValues.withCurrent(.ofNewTest()) { modelo.caja }
    let otra = DependencyValues.withCurrent(.ofNewTest()) {
      let otra = DependencyValues._current[CajaKey.self]
      let deModelo = withDependencies {
        $0[OtraKey.self] = 1
      } operation: {
        modelo.caja
      }
      #expect(deModelo === otra)
      return otra
    }
    #expect(otra !== suya)
  }

  @Test func `a value keeps the context that it was made in, and its replaced values`() {
    let suya = Caja()
    let modelo = withDependencies {
      $0[CajaKey.self] = suya
      $0.context = .preview
    } operation: {
      Modelo()
    }
    withDependencies {
      $0[OtraKey.self] = 1
    } operation: {
      #expect(modelo.contexto == .preview)
      #expect(modelo.caja === suya)
    }
    let nueva = Caja()
    withDependencies {
      $0[CajaKey.self] = nueva
      $0.context = .live
    } operation: {
      #expect(modelo.contexto == .live)
      #expect(modelo.caja === nueva)
    }
  }

  private class Base {
    @Dependency(\.context) var contexto
  }

  private final class Derivada: Base {}

  @Test func `a class hands down the dependencies that its superclass was made with`() {
    let modelo = withDependencies {
      $0.context = .preview
    } operation: {
      Derivada()
    }
    withDependencies(from: modelo) {
      #expect(DependencyValues._current.context == .preview)
    }
  }
}
