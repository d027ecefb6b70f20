@_spi(Probe) import Bucle
import ComposableArchitecture
import Testing

@CasePathable
@dynamicMemberLookup
private enum Pantalla: Equatable {
  case inicio
  case ficha(Int)
  case mapa(latitud: Double, longitud: Double)
  case resultado(Result<String, Averia>)
  case aviso(Interior?)

  @CasePathable
  enum Interior: Equatable { case texto(String) }
}

private struct Averia: Error, Equatable {}

@Suite struct CasePathTests {
  @Test func `a case key path embeds and extracts`() {
    let ficha: CaseKeyPath<Pantalla, Int> = \.ficha
    #expect(ficha(3) == .ficha(3))
    #expect(Pantalla.ficha(3)[case: \.ficha] == 3)
    #expect(Pantalla.inicio[case: \.ficha] == nil)
    let inicio: CaseKeyPath<Pantalla, Void> = \.inicio
    #expect(inicio() == .inicio)
  }

  @Test func `case key paths compose`() {
    let exito: CaseKeyPath<Pantalla, String> = \.resultado.success
    #expect(exito("bien") == .resultado(.success("bien")))
    #expect(Pantalla.resultado(.failure(Averia()))[case: \.resultado.success] == nil)
    #expect(Pantalla.aviso(.texto("hola"))[case: \.aviso.some.texto] == "hola")
  }

  @Test func `a case tells itself from others`() {
    #expect(Pantalla.ficha(1).is(\.ficha))
    #expect(!Pantalla.inicio.is(\.ficha))
    #expect(Pantalla.ficha(7).ficha == 7)
  }

  @Test func `a payload is changed in place, in its case only`() {
    var pantalla = Pantalla.ficha(1)
    pantalla[case: \.ficha] = 2
    pantalla.modify(\.ficha) { $0 += 1 }
    #expect(pantalla == .ficha(3))
    pantalla[case: \.inicio] = ()
    #expect(pantalla == .ficha(3))
  }

  @Test func `the catalogue lists names and payload types in order`() throws {
    let entries = Pantalla.caseEntries
    #expect(entries.map(\.name) == ["inicio", "ficha", "mapa", "resultado", "aviso"])
    #expect(entries.map { "\($0.payload)" }.prefix(2) == ["()", "Int"])
    #expect(Array(Pantalla.allCasePaths) == entries.map(\.path))
  }

  @Test func `an entry embeds a value of any type, if it fits`() throws {
    func entry(_ name: String) throws -> CaseEntry<Pantalla> {
      try #require(Pantalla.caseEntries.first { $0.name == name })
    }
    #expect(try entry("ficha").embed(3 as Any) == .ficha(3))
    #expect(try entry("ficha").embed("3") == nil)
    #expect(try entry("inicio").embed(()) == .inicio)
    #expect(
      try entry("mapa").embed((latitud: 1.0, longitud: 2.0)) == .mapa(latitud: 1, longitud: 2)
    )
    #expect(try entry("ficha").extract(from: .ficha(4)) as? Int == 4)
    #expect(try entry("ficha").extract(from: .inicio) == nil)
  }

  @Test func `an enum known only at run time is catalogued`() throws {
    func nombres<T>(_: T.Type) -> [String] {
      guard let type = T.self as? any CasePathable.Type else { return [] }
      func abrir<E: CasePathable>(_: E.Type) -> [String] { E.caseEntries.map(\.name) }
      return abrir(type)
    }
    #expect(nombres(Pantalla.self).count == 5)
    #expect(nombres(Int.self) == [])
    #expect(nombres(Contador.Action.self) == ["incremento", "decremento", "fijar"])
  }

  @Test func `a state's field makes a binding action from a value of any type`() throws {
    let nombre = try #require(Formulario.State.stateFields.first { $0.name == "nombre" })
    #expect(nombre.bindingAction("Ana" as Any) == .set(\.nombre, "Ana"))
    #expect(nombre.bindingAction(3) == nil)
    #expect(
      Formulario.State.stateFields.map(\.name) == ["nombre", "recordar", "direccion", "avisos"]
    )
    let binding = try #require(Formulario.Action.caseEntries.first { $0.name == "binding" })
    let accion = nombre.bindingAction("Eva").flatMap { binding.embed($0) }
    #expect(accion?.binding == .set(\.nombre, "Eva"))
  }

  @Test func `a case key path is written from its enum`() {
    let fijar = \Contador.Action.Cases.fijar
    let incremento = \Contador.Action.Cases.incremento
    #expect(fijar(3)[case: \.fijar] == 3)
    #expect(incremento().is(\.incremento))
  }
}
