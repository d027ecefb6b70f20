import SwiftUI
import Testing

private struct Lector: View {
  let perfil: Perfil
  var body: some View { Text(perfil.nombre) }
}

private struct Enlazado: View {
  @Binding var texto: String
  var body: some View { Text(texto) }
}

private struct Par: Equatable {
  var uno = "1"
  var dos = "2"
}

private struct Anidado: Equatable {
  var par = Par()
}

private struct Mezcla: View {
  let opcional: Int?
  let lista: [String]
  let tupla: (Int, String)
  let interior: Interior
  var body: some View { EmptyView() }

  // Not `Equatable`, so that its parts have to be compared.
  struct Interior {
    var perfil: Perfil?
    var numero = 0
  }
}

/// A switch that nobody observes.
@MainActor
private final class Palanca {
  var derecha = false
}

private struct Alterna: View {
  let perfil: Perfil
  let palanca: Palanca
  var body: some View {
    Text(palanca.derecha ? "\(perfil.edad)" : perfil.nombre)
  }
}

private struct Fila: View {
  let numero: Int
  let perfil: Perfil
  var body: some View { Text("\(numero) \(perfil.nombre)") }
}

@MainActor
@Suite struct ViewComparisonTests {
  private let store = Almacen(Contador())

  @Test func `a view made with another object is another view`() {
    let first = Perfil()
    let second = Perfil()
    let host = ViewHost { [store] in Lector(perfil: store.cuenta == 0 ? first : second) }
    store.cuenta = 1
    #expect(host.rows() == ["Ana"])
    #expect(host.count("Lector") == 2)
    second.nombre = "Eva"
    #expect(host.rows() == ["Eva"])
    first.nombre = "Luz"
    #expect(host.rows() == ["Eva"])
    #expect(host.count("Lector") == 3)
  }

  @Test func `a binding to another object or another part is another binding`() {
    let first = Almacen(Anidado())
    let second = Almacen(Anidado(par: Par(uno: "3", dos: "4")))
    let host = ViewHost { [store] in
      let par = Bindable(store.otra == 0 ? first : second).par
      Enlazado(texto: store.cuenta == 0 ? par.uno : par.dos)
    }
    #expect(host.rows() == ["1"])
    store.cuenta = 1
    #expect(host.rows() == ["2"])
    store.otra = 1
    #expect(host.rows() == ["4"])
    store.cuenta = 2
    #expect(host.rows() == ["4"])
    #expect(host.count("Enlazado") == 3)
  }

  @Test func `a binding of closures is taken for another one`() {
    let host = ViewHost { [store] in
      let cuenta = store.cuenta
      Enlazado(texto: Binding(get: { "\(cuenta)" }, set: { _ in }))
    }
    store.cuenta = 5
    #expect(host.rows() == ["5"])
  }

  @Test(arguments: [(0, 1), (1, 2), (2, 2), (3, 2), (4, 2), (5, 2)])
  func `each part of a view is compared`(change: Int, count: Int) {
    let perfil = Perfil()
    let host = ViewHost { [store] in
      let now = store.cuenta
      Mezcla(
        opcional: now == 1 ? nil : 1,
        lista: now == 2 ? ["b"] : ["a"],
        tupla: (1, now == 3 ? "y" : "x"),
        interior: Mezcla.Interior(perfil: now == 4 ? nil : perfil, numero: now == 5 ? 1 : 0)
      )
      Text("\(store.otra)")
    }
    store.otra = 1
    store.cuenta = change
    host.settle()
    #expect(host.count("Mezcla") == count)
  }

  @Test func `a view made again and invalidated too is evaluated once`() {
    let perfil = Perfil()
    let host = ViewHost { [store] in Fila(numero: store.cuenta, perfil: perfil) }
    perfil.nombre = "Eva"
    store.cuenta = 1
    #expect(host.rows() == ["1 Eva"])
    #expect(host.count("Fila") == 2)
  }

  @Test func `what a view read before it went away does not count when it comes back`() {
    let perfil = Perfil()
    let palanca = Palanca()
    let host = ViewHost { [store] in
      if store.cuenta != 1 { Alterna(perfil: perfil, palanca: palanca) }
    }
    store.cuenta = 1
    host.settle()
    palanca.derecha = true
    store.cuenta = 2
    #expect(host.rows() == ["30"])
    perfil.nombre = "Eva"
    host.settle()
    #expect(host.count("Alterna") == 2)
    perfil.edad = 31
    #expect(host.rows() == ["31"])
    #expect(host.count("Alterna") == 3)
  }
}
