@testable import Examiner
import Testing
import Wire

@Suite struct `What a subject shows of values whose types are known` {
  @Test func `is an action as it is written, whatever its shape`() throws {
    let readings = try readings()
    #expect(
      readings.last?.actions.dropFirst().map(\.action.description) == [
        ".vacia", ".vacia", ".entero(1)", ".entero(2)", ".etiquetada(x: 1)", ".etiquetada(x: 2)",
        #".par(1, "a")"#, #".par(2, "b")"#, #".pares(a: 1, b: "a")"#, #".pares(a: 2, b: "b")"#,
        ".opcional(nil)", ".opcional(3)", ".lista([])", ".lista([true])",
        #".resultado(.success("a"))"#, #".resultado(.success("b"))"#,
        ".resultado(.failure(.grave))", ".nada(.failure(.leve))", ".nada(.success(nil))",
        ".nada(.success(nil))", ".ruta(.cerca)", ".ruta(.lejos(2))", ".ruta(.lejos(3))",
        ".fallo(.leve)", ".fallo(.grave)", ".punto(Punto(x: 1))", ".punto(Punto(x: 2))",
        ".octeto(1)", ".octeto(2)",
      ]
    )
  }

  @Test func `is a property as it is written, whatever its shape`() throws {
    #expect(
      try readings().map(\.state.description)
        == ["nil", "3"].map {
          "State(entero: 1, opcional: \($0), doble: nil, lista: [\"a\"], conjunto: [1, 2], "
            + "resultado: .success(1), ruta: .lejos(7), punto: Punto(x: 1), octeto: 8)"
        }
    )
  }

  private func readings() throws -> [Reading] {
    let subject = try SubjectProcess(Course.installation.reference("prueba:formas"))
    defer { subject.close() }
    return try subject.run([.send(.variant("todas", nil))])
  }
}
