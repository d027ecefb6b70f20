// Another right answer: numbered trackings, kept by key, as the library keeps them.

@MainActor
final class Registro<Clave: Hashable> {
  private var avisos: [Int: () -> Void] = [:]
  private var lectores: [Clave: Set<Int>] = [:]
  private var pila: [Int] = []
  private var siguiente = 0

  func lee(_ clave: Clave) {
    guard !pila.isEmpty else { return }
    lectores[clave, default: []].formUnion(pila)
  }

  func escribe(_ clave: Clave, _ cambio: () -> Void) {
    let numeros = (lectores.removeValue(forKey: clave) ?? []).sorted()
    // One that has been told of another key is no longer there.
    let llamadas = numeros.compactMap { avisos.removeValue(forKey: $0) }
    llamadas.forEach { $0() }
    cambio()
  }

  func sigue<Resultado>(
    _ lectura: () -> Resultado,
    alCambiar: @escaping () -> Void
  ) -> Resultado {
    let numero = siguiente
    siguiente += 1
    avisos[numero] = alCambiar
    pila.append(numero)
    defer { pila.removeLast() }
    return lectura()
  }
}

@MainActor
final class Propiedad<Clave: Hashable, Valor: Equatable> {
  private var guardado: Valor
  private let clave: Clave
  private let registro: Registro<Clave>

  init(_ valor: Valor, _ clave: Clave, en registro: Registro<Clave>) {
    guardado = valor
    self.clave = clave
    self.registro = registro
  }

  var valor: Valor {
    get {
      registro.lee(clave)
      return guardado
    }
    set {
      guard newValue != guardado else { return }
      registro.escribe(clave) { guardado = newValue }
    }
  }

  func cambia(_ cambio: (inout Valor) -> Void) {
    registro.escribe(clave) { cambio(&guardado) }
  }
}
