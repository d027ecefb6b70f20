import Testing
import Wire

@Suite struct `Trees` {
  private struct Punto: Equatable {
    var x = 1
    var nombre = "ñ"
  }

  private enum Accion {
    case incremento
    case pon(Int)
    case mueve(x: Int, y: Int)
    case anidada(Result<String, Fallo>)
  }

  private enum Fallo: Error, CustomStringConvertible {
    case red
    var description: String { "something else than its name" }
  }

  private struct Almacen {
    // The names that a macro gives to storage.
    // swift-format-ignore: NoLeadingUnderscores
    var _cuenta = 2
    // swift-format-ignore: NoLeadingUnderscores
    var _$registro = 0
  }

  /// Says of itself, wherever it is asked, that it is what it is not.
  private struct Impostor: CustomReflectable, CustomStringConvertible {
    var verdad = 7
    var customMirror: Mirror { Mirror(self, children: ["verdad": 0]) }
    var description: String { "0" }
  }

  private enum Disfraz: CustomReflectable, CustomDebugStringConvertible {
    case uno
    case otro(Impostor)
    var customMirror: Mirror { Mirror(self, children: ["uno": 1], displayStyle: .struct) }
    var debugDescription: String { "uno" }
  }

  @Test func `values appear as what they store, whatever they say of themselves`() {
    #expect(Tree(reflecting: Impostor()).description == "Impostor(verdad: 7)")
    #expect(Tree(reflecting: Disfraz.uno).description == ".uno")
    #expect(
      Tree(reflecting: Disfraz.otro(Impostor())).description == ".otro(Impostor(verdad: 7))"
    )
    #expect(Tree(reflecting: ["a": Set([2])]).description == #"[(key: "a", value: [2])]"#)
  }

  @Test func `values appear as they are written in Swift`() {
    #expect(Tree(reflecting: Punto()).description == #"Punto(x: 1, nombre: "ñ")"#)
    #expect(Tree(reflecting: Accion.incremento).description == ".incremento")
    #expect(Tree(reflecting: Accion.pon(3)).description == ".pon(3)")
    #expect(Tree(reflecting: Accion.mueve(x: 1, y: 2)).description == ".mueve(x: 1, y: 2)")
    #expect(
      Tree(reflecting: Accion.anidada(.failure(.red))).description == ".anidada(.failure(.red))"
    )
    #expect(Tree(reflecting: [1, 2]).description == "[1, 2]")
    #expect(Tree(reflecting: Int?.none as Any).description == "nil")
    #expect(Tree(reflecting: UInt8(7)).description == "7")
  }

  @Test func `a set has one order`() {
    let one = Tree(reflecting: Set(1...9))
    #expect(one == .list((1...9).map { .int($0) }))
  }

  @Test func `storage that a macro declared appears under the property's name`() {
    #expect(Tree(reflecting: Almacen()).description == "Almacen(cuenta: 2)")
  }

  @Test func `changes name the innermost fields that differ`() {
    let old = Tree.record(
      "S",
      [.init("a", .int(0)), .init("p", .record("P", [.init("x", .int(1))]))]
    )
    let new = Tree.record(
      "S",
      [.init("a", .int(0)), .init("p", .record("P", [.init("x", .int(2))]))]
    )
    #expect(old.changes(to: new).map(\.description) == ["p.x: 1 → 2"])
    #expect(old.changes(to: old).isEmpty)
  }

  @Test func `a field that only one side has is a change`() {
    let old = Tree.record("S", [.init("a", .int(0))])
    let new = Tree.record("S", [.init("b", .int(0))])
    #expect(old.changes(to: new).map(\.description) == ["a: 0 → —", "b: — → 0"])
  }
}
