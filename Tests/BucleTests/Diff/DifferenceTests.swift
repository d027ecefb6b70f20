import Bucle
import Testing

@testable import BucleTesting

private struct Persona {
  var nombre = "Ana"
  var edad: Int? = nil
  var notas: [String] = []
  var telefonos: [String: Int] = [:]
  var genero = Genero.novela(paginas: 100, ilustrada: false)
}

private enum Genero { case poesia, novela(paginas: Int, ilustrada: Bool) }

/// A type of a feature's own, with a text for people.
private struct Precio: CustomStringConvertible {
  var euros = 3
  var moneda = Moneda.euro
  var description: String { "\(euros) €" }
}

private enum Moneda: CustomStringConvertible {
  case euro, peso
  var description: String { "una moneda" }
}

private struct Sellado {
  var codigo = Codigo(rawValue: 1)
  var fila = Fila(id: 1)

  struct Codigo: RawRepresentable { let rawValue: Int }
  struct Fila {
    let id: Int
    var marcada = false
  }
}

@Suite struct DifferenceTests {
  @Test(arguments: [
    (3 as any Sendable, "3"),
    ("a\"b", #""a\"b""#),
    ("ab".dropFirst(), #""b""#),
    (Int?.none as any Sendable, "nil"),
    (Int?.some(3) as any Sendable, "3"),
    ([1, 2], "[1, 2]"),
    (["b": 2, "a": 1], #"["a": 1, "b": 2]"#),
    ([String: Int](), "[:]"),
    (Set([3, 1, 2]), "[1, 2, 3]"),
    (Result<Int, Never>.success(3), ".success(3)"),
  ])
  func `a value is printed as Swift writes it`(value: any Sendable, text: String) {
    #expect(Dump(value).line == text)
  }

  @Test func `a struct and its enums are printed as Swift writes them`() {
    #expect(
      Dump(Persona()).line
        == #"Persona(nombre: "Ana", edad: nil, notas: [], telefonos: [:], genero: .novela(paginas: 100, ilustrada: false))"#
    )
    #expect(Dump(Genero.poesia).line == ".poesia")
  }

  @Test func `what a type says of itself for people is no Swift and is not printed`() {
    #expect(Dump(Precio()).line == "Precio(euros: 3, moneda: .euro)")
  }

  @Test func `a value with another identity is assigned as a whole`() {
    var otro = Sellado()
    otro.codigo = Sellado.Codigo(rawValue: 2)
    otro.fila = Sellado.Fila(id: 2, marcada: true)
    #expect(
      Assignments(from: Dump(Sellado()), to: Dump(otro)).lines == [
        "$0.codigo = Sellado.Codigo(rawValue: 2)",
        "$0.fila = Sellado.Fila(id: 2, marcada: true)",
      ]
    )
    otro = Sellado()
    otro.fila.marcada = true
    #expect(Assignments(from: Dump(Sellado()), to: Dump(otro)).lines == ["$0.fila.marcada = true"])
  }

  @Test func `only what differs is shown, at its place`() {
    var otra = Persona()
    otra.edad = 3
    otra.notas = ["una"]
    otra.genero = .novela(paginas: 200, ilustrada: false)
    #expect(
      Difference(Dump(Persona()), Dump(otra)).lines == [
        "  Persona(",
        "    … (1 =)",
        "−   edad: nil,",
        "+   edad: 3,",
        "    notas: [",
        "+     \"una\"",
        "    ],",
        "    … (1 =)",
        "    genero: .novela(",
        "−     paginas: 100,",
        "+     paginas: 200,",
        "      … (1 =)",
        "    )",
        "  )",
      ]
    )
  }

  @Test func `an element that was put in between is the only difference`() {
    #expect(
      Difference(Dump([1, 2, 3]), Dump([1, 9, 2, 3])).lines == [
        "  [", "    … (1 =)", "+   9,", "    … (2 =)", "  ]",
      ]
    )
  }

  @Test func `the closure that would pass assigns each property that differs`() {
    var otra = Persona()
    otra.edad = 3
    otra.genero = .poesia
    #expect(
      Assignments(from: Dump(Persona()), to: Dump(otra)).lines == [
        "$0.edad = 3", "$0.genero = .poesia",
      ]
    )
  }
}
