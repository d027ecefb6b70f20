import SwiftUI
import Testing

private struct Pantalla: View {
  @Bindable var store: Almacen<Estado>

  struct Estado: Equatable {
    var nombre = ""
    var abierto = false
    var filas: [Int] = []
  }

  var body: some View {
    VStack {
      Toggle("Abierto", isOn: $store.abierto)
      if store.abierto {
        TextField("Nombre", text: $store.nombre)
      }
      ForEach(store.filas, id: \.self) { fila in
        Button("quita \(fila)") { store.filas.removeAll { $0 == fila } }
      }
      Button("añade") { store.filas.append((store.filas.max() ?? 0) + 1) }
        .disabled(store.filas.count > 3)
    }
  }
}

@MainActor
@Suite struct DeterminismTests {
  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `the same state gives the same picture whatever happened before`(seed: UInt64) throws {
    var random = Randomness(state: seed)
    let store = Almacen(Pantalla.Estado())
    let host = ViewHost { Pantalla(store: store) }
    for _ in 0..<60 {
      let element = try #require(host.frame(width: 30).elements.randomElement(using: &random))
      guard element.isEnabled else { continue }
      switch element.kind {
      case .button: try host.tap(element.id)
      case .toggle: try host.toggle(element.id)
      case .textField, .secureField: try host.type(element.id, "é")
      case .picker: try host.choose(element.id, "2")
      }
      let fresh = ViewHost { [state = store.estado] in Pantalla(store: Almacen(state)) }
      let width = Int.random(in: 0...30, using: &random)
      #expect(host.frame(width: width).rows == fresh.frame(width: width).rows)
      #expect(
        host.frame(width: width).elements.map(\.withoutID)
          == fresh.frame(width: width).elements.map(\.withoutID)
      )
    }
  }

  @Test func `an element keeps its name while its position is there`() throws {
    let store = Almacen(Pantalla.Estado(filas: [1, 2]))
    let host = ViewHost { Pantalla(store: store) }
    let second = host.id("quita 2")
    let last = host.id("añade")
    try host.tap(host.id("quita 1"))
    store.abierto = true
    #expect(host.id("quita 2") == second)
    #expect(host.id("añade") == last)
    let field = host.id("Nombre")
    store.abierto = false
    _ = host.frame(width: 30)
    store.abierto = true
    #expect(host.id("Nombre") == field)
    #expect(Set(host.frame(width: 30).elements.map(\.id)).count == 4)
  }
}

extension Element {
  fileprivate var withoutID: Element {
    Element(id: ID(0), kind: kind, label: label, value: value, isEnabled: isEnabled)
  }
}

/// A linear congruential generator, so that a failing seed fails again.
private struct Randomness: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    // Multiplier and increment: D. Knuth, MMIX.
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 33)
  }
}
