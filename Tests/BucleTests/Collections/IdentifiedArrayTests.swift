import ComposableArchitecture
import Testing

private struct Fila: Identifiable, Equatable, Hashable, Codable, Sendable {
  let id: Int
  var nombre = ""
}

@Suite struct IdentifiedArrayTests {
  private var filas: IdentifiedArrayOf<Fila> = [Fila(id: 3), Fila(id: 1), Fila(id: 2)]

  @Test func `elements keep their order and are found by identifier`() {
    #expect(filas.map(\.id) == [3, 1, 2])
    #expect(filas.ids == [3, 1, 2])
    #expect(filas.ids != [1, 2, 3])
    #expect(filas.ids == [3, 1, 3, 2, 1])
    #expect(Array(filas.ids) == [3, 1, 2])
    #expect(filas[id: 1] == Fila(id: 1))
    #expect(filas[id: 4] == nil)
    #expect(filas.index(id: 2) == 2)
  }

  @Test func `an identifier is there once: the first element stays`() {
    var filas = filas
    #expect(filas.append(Fila(id: 1, nombre: "otra")) == (false, 1))
    #expect(filas.append(Fila(id: 4)) == (true, 3))
    #expect(filas[id: 1]?.nombre == "")
    #expect(IdentifiedArray(uniqueElements: [Fila(id: 1), Fila(id: 1, nombre: "b")]).count == 1)
    let combined = IdentifiedArray([Fila(id: 1, nombre: "a"), Fila(id: 1, nombre: "b")]) {
      Fila(id: $0.id, nombre: $0.nombre + $1.nombre)
    }
    #expect(combined.elements == [Fila(id: 1, nombre: "ab")])
  }

  @Test func `an element is changed, added and removed through its identifier`() {
    var filas = filas
    filas[id: 1]?.nombre = "uno"
    filas[id: 5] = Fila(id: 5)
    filas[id: 3] = nil
    #expect(filas == [Fila(id: 1, nombre: "uno"), Fila(id: 2), Fila(id: 5)])
    #expect(filas.updateOrAppend(Fila(id: 2, nombre: "dos")) == Fila(id: 2))
    #expect(filas.updateOrAppend(Fila(id: 6)) == nil)
    #expect(filas.updateOrInsert(Fila(id: 7), at: 0).index == 0)
    #expect(filas.map(\.id) == [7, 1, 2, 5, 6])
    #expect(filas.indices.allSatisfy { filas.index(id: filas[$0].id) == $0 })
  }

  @Test func `removing, sorting and moving keep identifiers and positions together`() {
    var filas = filas
    filas.insert(Fila(id: 9), at: 1)
    filas.remove(at: 0)
    filas.sort { $0.id < $1.id }
    filas.swapAt(0, 2)
    filas.reverse()
    filas.append(contentsOf: [Fila(id: 10), Fila(id: 11)])
    filas.move(fromOffsets: [0], toOffset: 3)
    filas.removeAll { $0.id == 10 }
    #expect(filas.map(\.id) == [2, 9, 1, 11])
    #expect(filas.indices.allSatisfy { filas.index(id: filas[$0].id) == $0 })
    #expect(Array(filas.ids) == filas.map(\.id))
    filas.remove(atOffsets: [0, 1])
    #expect(filas.count == 2)
    filas.removeAll()
    #expect(filas.popLast() == nil)
  }

  @Test func `a change in place copies nothing`() {
    final class Testigo {}
    struct Elemento: Identifiable {
      let id: Int
      var testigo = Testigo()
    }
    var filas: IdentifiedArrayOf<Elemento> = [Elemento(id: 1)]
    func esUnico(_ elemento: inout Elemento) -> Bool {
      isKnownUniquelyReferenced(&elemento.testigo)
    }
    #expect(esUnico(&filas[0]))
  }

  @Test func `an array is compared, hashed, coded and printed as its elements`() {
    #expect(Set([filas, filas]).count == 1)
    #expect("\(IdentifiedArray<Int, Int>(uniqueElements: [1, 2], id: \.self))" == "[1, 2]")
  }

  @Test func `an element that changes its identifier stops the program`() async {
    await #expect(processExitsWith: .failure) {
      var filas: IdentifiedArrayOf<Fila> = [Fila(id: 1)]
      filas[id: 1] = Fila(id: 2)
    }
  }
}
