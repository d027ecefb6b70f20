@testable import Bucle
import Testing

@Suite struct CancelKeyTests {
  private struct ID: Hashable {
    var nombre: String
  }

  @Test func `an identifier of the main actor is told elsewhere by what it holds`() async {
    // Too long to be kept in place: each text has memory of its own.
    let busqueda = { ID(nombre: String(repeating: "busqueda", count: 5)) }
    let (one, other) = (busqueda(), busqueda())
    let third = ID(nombre: String(repeating: "peticion", count: 5))
    let (isSame, isThird) = await Task.detached {
      let key = CancelKey(offMainActor: one)
      return (key == CancelKey(offMainActor: other), key == CancelKey(offMainActor: third))
    }.value
    #expect(isSame)
    #expect(!isThird)
  }
}
