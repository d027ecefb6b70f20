import Bilingual
import Bucle
import Testing

@Suite struct DependencyClientTests {
  private static func texto(_ endpoint: String) -> Localized {
    Localized(
      es: """
        se ha llamado a un endpoint '\(endpoint)' que no está implementado
        Para corregirlo, dale una implementación en la prueba: 'withDependencies: { $0.… = … }'.
        """,
      en: """
        an endpoint '\(endpoint)' that is not implemented was called
        To fix, give it an implementation in the test: 'withDependencies: { $0.… = … }'.
        """
    )
  }

  @Test func `an endpoint that nobody gave reports its call where it is declared`() async {
    let cliente = ClienteClima()
    let issues = await IssueCollector.collect {
      await #expect(throws: Unimplemented("grados")) { try await cliente.grados(ciudad: "Lugo") }
      cliente.avisar("Lugo")
      #expect(cliente.veces() == 0)
    }
    #expect(issues.map(\.message) == ["grados", "avisar", "veces"].map(Self.texto))
    #expect(issues.map(\.site.fileID) == Array(repeating: "BucleTests/Clima.swift", count: 3))
    #expect(issues.map(\.site.line) == [6, 7, 8])
  }

  @Test func `an unimplemented closure reports its call where it was made`() async {
    let sumar: @Sendable (Int, Int) -> Int = unimplemented("sumar", placeholder: 7)
    let leer: @Sendable (Int) async throws -> String = unimplemented("leer")
    let issues = await IssueCollector.collect {
      #expect(sumar(1, 2) == 7)
      await #expect(throws: Unimplemented("leer")) { try await leer(1) }
    }
    #expect(issues.map(\.message) == ["sumar", "leer"].map(Self.texto))
    #expect(issues.map(\.site.line) == [32, 33])
  }

  @Test func `the dependencies of a moment can be used later`() {
    let later: () -> DependencyContext = withDependencies {
      $0.context = .preview
    } operation: {
      withEscapedDependencies { dependencies in
        { dependencies.yield { Contexto().contexto } }
      }
    }
    #expect(Contexto().contexto == .test)
    #expect(later() == .preview)
  }

  @Test func `random numbers come from the generator that the test gives`() {
    let dados = withDependencies {
      $0.withRandomNumberGenerator = WithRandomNumberGenerator(Uno())
    } operation: {
      Dados()
    }
    #expect(dados.tirar() == dados.tirar())
  }
}

private struct Contexto {
  @Dependency(\.context) var contexto
}

private struct Dados {
  @Dependency(\.withRandomNumberGenerator) var azar

  func tirar() -> Int { azar { Int.random(in: 1...6, using: &$0) } }
}

private struct Uno: RandomNumberGenerator, Sendable {
  func next() -> UInt64 { 1 }
}
