// misconception: Notify one after another, taking each off the list when its turn comes.
// refused-by: cortocircuito
// es: cada uno saliera de la lista cuando le llega el turno, y no antes
// en: each left the list when its turn comes, and not before

@MainActor
final class Registro<Clave: Hashable> {
  private final class Seguimiento {
    var leidas: Set<Clave> = []
    let alCambiar: () -> Void

    init(_ alCambiar: @escaping () -> Void) {
      self.alCambiar = alCambiar
    }
  }

  private var leyendo: [Seguimiento] = []
  private var esperando: [Seguimiento] = []

  func lee(_ clave: Clave) {
    for seguimiento in leyendo { seguimiento.leidas.insert(clave) }
  }

  func escribe(_ clave: Clave, _ cambio: () -> Void) {
    while let indice = esperando.firstIndex(where: { $0.leidas.contains(clave) }) {
      esperando.remove(at: indice).alCambiar()
    }
    cambio()
  }

  func sigue<Resultado>(
    _ lectura: () -> Resultado,
    alCambiar: @escaping () -> Void
  ) -> Resultado {
    let seguimiento = Seguimiento(alCambiar)
    esperando.append(seguimiento)
    leyendo.append(seguimiento)
    defer { leyendo.removeLast() }
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
